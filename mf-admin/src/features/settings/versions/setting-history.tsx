import type { GroupSetting, StaffSetting } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { ChangedFields } from '../../../shared/audit/changed-fields.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { settingChanges } from '../../../shared/setting/setting-changes.js';
import { useSettingLabels } from '../../../shared/setting/use-setting-labels.js';
import { useStaffName } from '../../../shared/staff/use-staff-name.js';
import styles from '../settings-tab.module.css';

interface SettingHistoryProps {
  setting: StaffSetting;
  description: GroupSetting;
  busy: boolean;
  onReturn: (version: number) => void;
}

/** The published versions: when, by whom and with which changes. All but the latest can be restored. */
export function SettingHistory({ setting: { history, beforeHistory }, description, busy, onReturn }: SettingHistoryProps) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const staffName = useStaffName();
  const { rowOf } = useSettingLabels(description);
  const changes = (at: number) => {
    const [before, after] = [history[at + 1]?.body ?? beforeHistory, history[at]?.body];
    return settingChanges(description, before, after).map((change) => rowOf(change.path, [change.before, change.after]));
  };
  return (
    <section aria-labelledby="setting-history" className={styles.history}>
      <h3 id="setting-history" className={styles.subtitle}>
        {t('setting.history')}
      </h3>
      {history.length === 0 && <p>{t('setting.never')}</p>}
      <ol className={styles.versions}>
        {history.map(({ version, author, at, returnedTo }, index) => (
          <li key={version} className={styles.version}>
            <div>
              {t('setting.by', { author: author ? staffName(author) : t('setting.somebody'), moment: moment(at) })}
              {returnedTo !== null &&
                ` · ${returnedTo === 0 ? t('setting.standard') : t('setting.returnedTo', { version: returnedTo })}`}
              {' · '}
              {t('setting.version', { version })}
              <ChangedFields sides={[t('audit.before'), t('audit.after')]} rows={changes(index)} />
            </div>
            {index > 0 && (
              <Button
                size="small"
                disabled={busy}
                onClick={() => onReturn(version)}
                aria-label={t('setting.returnNamed', { version })}
              >
                {t('setting.return')}
              </Button>
            )}
          </li>
        ))}
        {history.length > 0 && (
          <li className={styles.version}>
            <span>{t('setting.standard')}</span>
            <Button
              size="small"
              disabled={busy}
              onClick={() => onReturn(0)}
              aria-label={`${t('setting.return')}: ${t('setting.standard')}`}
            >
              {t('setting.return')}
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
}
