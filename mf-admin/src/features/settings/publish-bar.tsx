import { adminPath, type GroupSetting, SETTING_NAMES, type StaffSetting, settingNamed } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button, Form, type FormInstance } from 'antd';
import { ChangedFields } from '../../shared/audit/changed-fields.js';
import { Tag } from '../../shared/display/tag.js';
import { settingChanges } from '../../shared/setting/setting-changes.js';
import { useSettingLabels } from '../../shared/setting/use-setting-labels.js';
import styles from './publish-bar.module.css';
import { useIsTyped } from './typed-settings.js';

interface PublishBarProps {
  form: FormInstance;
  setting: StaffSetting;
  description: GroupSetting;
  isUnsaved: boolean;
  /** Whether fields that both people changed need a decision first. */
  isConflicting: boolean;
  busy: boolean;
  onSave: () => void;
  /** Discards the unsaved input or, without any, the draft. */
  onDiscard: () => void;
}

/** What publishing would change, and the actions. Stays in view below a long form. */
export function PublishBar({ form, setting, description, isUnsaved, isConflicting, busy, onSave, onDiscard }: PublishBarProps) {
  const { t } = useTranslation('dashboard');
  const { rowOf } = useSettingLabels(description);
  const { language } = useLanguage();
  const isTyped = useIsTyped();
  const { published, draft } = setting;
  const typed = Form.useWatch((values) => values, { form, preserve: true });
  const changes = settingChanges(description, published, { ...(draft?.body ?? published), ...typed });
  const rows = changes.map(({ path, before, after }) => rowOf(path, [before, after]));
  const others = SETTING_NAMES.filter((name) => name !== setting.name && isTyped(name));
  const isUnchanged = rows.length === 0 && !isUnsaved;
  return (
    <div className={styles.bar}>
      <div className={styles.changes}>
        {isUnsaved && <Tag tone="notice">{t('setting.unsaved')}</Tag>}
        {rows.length > 0 && !isConflicting && <ChangedFields sides={[t('setting.live'), t('setting.new')]} rows={rows} />}
        {isUnchanged && <span className={styles.none}>{t('setting.unchanged')}</span>}
        {others.length > 0 && (
          <span className={styles.others}>
            {t('setting.unsavedElsewhere')}
            {others.map((name) => (
              <Link key={name} to={adminPath('settings', { setting: name })} preventScrollReset>
                {settingNamed(name).form.label[language]}
              </Link>
            ))}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {(isUnsaved || draft) && (
          <Button type="text" onClick={onDiscard} disabled={busy}>
            {t(isUnsaved ? 'discard.ok' : 'setting.discard')}
          </Button>
        )}
        <Button onClick={onSave} disabled={busy || !isUnsaved} title={t('action.saveHint')}>
          {t('setting.save')}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy} disabled={isUnchanged}>
          {t('setting.publish')}
        </Button>
      </div>
    </div>
  );
}
