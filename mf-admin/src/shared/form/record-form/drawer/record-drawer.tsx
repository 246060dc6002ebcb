import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Alert, Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStayOnSessionEnd } from '../../../api/as-staff.js';
import { RecordHistory, type RecordHistoryProps } from '../../../audit/record-history.js';
import { LayerToasts } from '../../../dialog/layer-toasts.js';
import { SideDrawer } from '../../../dialog/side-drawer.js';
import { useConfirmDiscard } from '../../../dialog/use-confirm-discard.js';
import { useReturnFocus } from '../../../dialog/use-return-focus.js';
import { useShortcut } from '../../../keys/use-shortcut.js';
import type { EditedKind, StaffRecord } from '../../../list/records/record-kind.js';
import type { Leaving } from '../../../list/records/use-entry-editor.js';
import { Allowed } from '../../../staff/allowed.js';
import { useMay } from '../../../staff/use-me.js';
import { useUnsavedWarning } from '../../../unsaved/unsaved.js';
import { useShownConflict } from '../../use-shown-conflict.js';
import { RecordFormContext } from '../record-form-context.js';
import { useRecordForm } from '../use-record-form.js';
import { ConflictNote } from './conflict-note.js';
import { InvalidFields } from './invalid-fields.js';
import styles from './record-drawer.module.css';
import { RecordSections } from './record-sections.js';
import { RecordTitle } from './record-title.js';
import { SaveButton } from './save-button.js';

export interface RecordDrawerProps<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  /** The row to edit; without it a new one is created. */
  row?: Row;
  /** Initial values for a new row. */
  template?: Row;
  onClose: () => void;
  children: ReactNode;
  /** Whether the form has many sections, which then fit beside each other. */
  isLong?: true;
  /** The head of a row that is only shown. */
  viewed?: string | undefined;
  /** A label in the head, beside the action. */
  tag?: ReactNode;
  /** A second button, for what is done with the row once its changes are saved. */
  next?: { label: string; act: (saved: Row) => void } | undefined;
  /** Another history of the row, above its changes. */
  history?: ReactNode;
  /** A line above the buttons. */
  note?: ((form: FormInstance<Values>) => ReactNode) | undefined;
  /** Asks about input that may be a slip; resolves whether to save it. */
  isMeant?: (values: Values, start: Values) => Promise<boolean>;
  /** Set once the URL no longer names the row. */
  leaving?: Leaving | undefined;
}

const HISTORIES: Record<EditedKind<StaffRecord, object>['name'], RecordHistoryProps['of']> = {
  vehicle: { part: 'catalog', entity: 'vehicle' },
  upcomingVehicle: { part: 'catalog', entity: 'upcoming-vehicle' },
  make: { part: 'catalog', entity: 'make' },
  blogPost: { part: 'content', entity: 'blog-post' },
  customerShowcase: { part: 'content', entity: 'customer-showcase' },
  staffAccount: { part: 'accounts', entity: 'staff-account' },
};

/** A form in a drawer, saved by its button or Ctrl+S. Discarding input requires confirmation. */
export function RecordDrawer<Row extends StaffRecord, Values extends object>(props: RecordDrawerProps<Row, Values>) {
  const { kind, row, template, onClose, children, isLong, viewed, tag, next, history, note, isMeant, leaving } = props;
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const recordForm = useRecordForm({ kind, row, template, isMeant, onSaved: onClose });
  const { form, start, conflict, resolve, refusal, reload, send, submit, isChanged, saving, uploads, state } = recordForm;
  const fields = useRef<HTMLFieldSetElement>(null);
  const conflictNote = useShownConflict(conflict);
  const mayWrite = useMay()(kind.update.permission) && !viewed;
  useShortcut('save', () => mayWrite && send());
  useReturnFocus();
  useUnsavedWarning(isChanged);
  useStayOnSessionEnd();

  const page = row && kind.pageOf?.(row);

  const confirmDiscard = useConfirmDiscard();
  const proceed = (from: Row, act: (saved: Row) => void) => {
    if (isChanged()) return send(false, act);
    recordForm.check(act, () => {
      onClose();
      act(from);
    });
  };
  const close = () => (isChanged() ? confirmDiscard(onClose) : onClose());

  const isLeft = leaving !== undefined;
  const onLeft = useEffectEvent(() => {
    if (!isChanged()) return leaving?.leave();
    leaving?.stay();
    confirmDiscard(onClose);
  });
  useEffect(() => {
    if (isLeft) onLeft();
  }, [isLeft]);

  return (
    <SideDrawer
      width={isLong ? 58 : 46}
      title={
        row ? (
          <RecordTitle
            task={viewed ?? t(`${kind.name}.edit`)}
            name={kind.nameOf(row, language)}
            hasPicture={kind.pictureOf !== undefined}
            picture={kind.pictureOf?.(row)}
            tag={tag}
          />
        ) : (
          t(`${kind.name}.add`)
        )
      }
      extra={
        page && (
          <a className={styles.page} href={page} target="_blank" rel="noopener">
            {t('action.onSite')}
          </a>
        )
      }
      onClose={close}
      mask={{ closable: false }}
      footer={
        <>
          {refusal && !conflict && (
            <div role="alert" className={styles.invalid}>
              {refusal}
            </div>
          )}
          <InvalidFields entity={HISTORIES[kind.name].entity} paths={recordForm.invalid} />
          {note && <div className={styles.note}>{note(form)}</div>}
          <div className={styles.buttons}>
            <Allowed to={kind.update}>
              {!viewed && (
                <SaveButton
                  form={form}
                  name={kind.name}
                  isNew={!row}
                  isChanged={isChanged}
                  saving={saving}
                  uploads={uploads}
                  onSave={() => send()}
                />
              )}
              {kind.draftList && !row && (
                <Button disabled={uploads > 0 || saving} onClick={() => send(true)}>
                  {t('action.saveDraft')}
                </Button>
              )}
              {next && row && (
                <Button disabled={uploads > 0 || saving} onClick={() => proceed(row, next.act)}>
                  {next.label}
                </Button>
              )}
            </Allowed>
            <Button onClick={close}>{t(viewed ? 'common:close' : 'action.cancel')}</Button>
          </div>
        </>
      }
    >
      {conflict && (
        <div ref={conflictNote} tabIndex={-1} className={styles.conflict}>
          {conflict.now && row ? (
            <ConflictNote
              of={HISTORIES[kind.name]}
              id={row.id}
              fields={conflict.fields}
              onResolve={(keep) => conflict.now && resolve(conflict.now, keep)}
            />
          ) : (
            <Alert
              type="warning"
              showIcon
              title={t('conflict.title')}
              description={t('conflict.text')}
              action={<Button onClick={reload}>{t('conflict.reload')}</Button>}
            />
          )}
        </div>
      )}
      <RecordFormContext value={state}>
        <RecordSections form={fields} />
        <fieldset ref={fields} className={styles.fields} disabled={viewed !== undefined}>
          <Form<Values>
            form={form}
            disabled={!mayWrite || kind.isPart}
            name={kind.name}
            layout="vertical"
            initialValues={start}
            onFinish={submit}
            onFieldsChange={recordForm.noteInvalid}
            onValuesChange={recordForm.recheck}
            scrollToFirstError={{ focus: true, block: 'center' }}
            className={styles.form}
          >
            {children}
          </Form>
        </fieldset>
      </RecordFormContext>
      {row && (
        <RecordHistory of={HISTORIES[kind.name]} id={row.id}>
          {history}
        </RecordHistory>
      )}
      <LayerToasts />
    </SideDrawer>
  );
}
