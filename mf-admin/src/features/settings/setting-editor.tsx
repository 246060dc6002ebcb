import { type StaffSetting, settingNamed } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { App, Button, Form } from 'antd';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { useConfirmDiscard } from '../../shared/dialog/use-confirm-discard.js';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { PreviewIcon } from '../../shared/display/icons.js';
import { Tag } from '../../shared/display/tag.js';
import { useShownConflict } from '../../shared/form/use-shown-conflict.js';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import { useStaffName } from '../../shared/staff/use-staff-name.js';
import { DrivesOutside } from './drives-outside.js';
import { GroupFields } from './fields/setting-field.js';
import { SettingFormContext } from './fields/setting-form-context.js';
import { PublishBar } from './publish-bar.js';
import { SettingSections } from './setting-sections.js';
import { isHiddenBar } from './settings-api.js';
import styles from './settings-tab.module.css';
import { useSettingForm } from './use-setting-form.js';
import { ConflictNote } from './versions/conflict-note.js';
import { SettingHistory } from './versions/setting-history.js';

export interface SettingEditorProps {
  first: StaffSetting;
}

/** The form of one setting, with its draft and its history. */
export function SettingEditor({ first }: SettingEditorProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { moment } = useMoment();
  const { modal } = App.useApp();
  const { form: description, page, hidden, withoutPreview } = settingNamed(first.name);
  const { form, setting, start, busy, isUnsaved, conflicts, problem, ...acts } = useSettingForm(first);
  const { remember, reset, save, publish, discard, returnTo, resolve } = acts;
  const conflictNote = useShownConflict(conflicts);
  useStayOnSessionEnd();
  useShortcut('save', () => isUnsaved && void save());

  const { draft } = setting;
  const isPublished = setting.history.length > 0;
  const isHidden = isHiddenBar(first.name, setting.published);
  const staffName = useStaffName();
  const author = draft?.author ? staffName(draft.author) : t('setting.somebody');
  const confirmDiscard = () =>
    modal.confirm({
      title: t('setting.discardTitle'),
      okText: t('setting.discard'),
      okButtonProps: { danger: true, type: 'default' },
      focusable: { autoFocusButton: 'cancel' },
      cancelText: t('action.cancel'),
      onOk: discard,
    });
  const confirmLoss = useConfirmDiscard();
  const goBackTo = (version: number) => (isUnsaved ? confirmLoss(() => returnTo(version)) : returnTo(version));
  return (
    <section className={styles.editor} aria-labelledby="setting-title">
      <header className={styles.header}>
        <h2 id="setting-title" className={styles.title}>
          {description.label[language]}
        </h2>
        {draft ? (
          <p>
            <Tag tone="notice">{t('setting.draft')}</Tag> {t('setting.by', { author, moment: moment(draft.at) })}
          </p>
        ) : (
          <Tag tone={isPublished && !isHidden ? 'good' : 'plain'}>
            {t(isPublished ? (isHidden ? 'setting.liveHidden' : 'setting.live') : 'setting.asDelivered')}
          </Tag>
        )}
        {draft && !hidden && !withoutPreview && (
          <Button href={`${page}?preview=1`} target="_blank" icon={<PreviewIcon />}>
            {t('setting.preview')}
          </Button>
        )}
      </header>
      <SettingSections fields={description.fields} />
      {conflicts && (
        <div ref={conflictNote} tabIndex={-1} className={styles.conflict}>
          <ConflictNote conflicts={conflicts} description={description} onResolve={resolve} />
        </div>
      )}
      <SettingFormContext value={problem}>
        <Form
          form={form}
          name={`setting-${first.name}`}
          layout="vertical"
          initialValues={start}
          onValuesChange={remember}
          onFinish={() => void publish()}
          scrollToFirstError={{ focus: true, block: 'center' }}
          className={styles.form ?? ''}
        >
          <GroupFields field={description} path={[]} name={[]} />
          {first.name === 'hours' && <DrivesOutside form={form} />}
          <PublishBar
            form={form}
            setting={setting}
            description={description}
            isUnsaved={isUnsaved}
            isConflicting={conflicts !== undefined}
            busy={busy}
            onSave={() => void save()}
            onDiscard={isUnsaved ? () => confirmLoss(reset) : confirmDiscard}
          />
        </Form>
      </SettingFormContext>
      <SettingHistory setting={setting} description={description} busy={busy} onReturn={goBackTo} />
    </section>
  );
}
