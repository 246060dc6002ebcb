import { useTranslation } from '@dealership/ui-kit';
import { Button, Form, type FormInstance } from 'antd';
import { type ReactNode, useId } from 'react';
import type { EditedKind, StaffRecord } from '../../../list/records/record-kind.js';
import { Allowed } from '../../../staff/allowed.js';
import type { RecordForm } from '../use-record-form.js';
import { InvalidFields } from './invalid-fields.js';
import styles from './record-drawer.module.css';
import { RECORD_HISTORIES } from './record-histories.js';
import { SaveButton } from './save-button.js';

/** What a kind of row adds to the foot of its drawer. */
export interface RecordFooterExtras<Row extends StaffRecord, Values extends object> {
  /**
   * A second button, for what is done with the row once its changes are saved. It is the main one while `isReady`; before,
   * it shows what is missing.
   */
  next?: { label: string; act: (saved: Row) => void; isReady?: (values: Partial<Values>) => boolean } | undefined;
  /** A line above the buttons. */
  note?: ((form: FormInstance<Values>) => ReactNode) | undefined;
}

export interface RecordFooterProps<Row extends StaffRecord, Values extends object> extends RecordFooterExtras<Row, Values> {
  kind: EditedKind<Row, Values>;
  /** The row that is edited; nothing if it is new. */
  row: Row | undefined;
  recordForm: RecordForm<Row, Values>;
  /** Whether the row is only shown. */
  isViewed: boolean;
  onClose: () => void;
}

/** The foot of a row's drawer: its problems, and the buttons. */
export function RecordFooter<Row extends StaffRecord, Values extends object>(props: RecordFooterProps<Row, Values>) {
  const { kind, row, recordForm, isViewed, next, note, onClose } = props;
  const { form, merged, problems, isChanged, send, proceed, uploads, saving } = recordForm;
  const { t } = useTranslation('dashboard');
  const noteId = useId();
  const values = Form.useWatch([], { form, preserve: true });
  const isNextMain = Boolean(row && next?.isReady?.(values ?? {}));
  const isBusy = uploads > 0 || saving;
  return (
    <>
      {problems.refusal && !merged.conflict && (
        <div role="alert" className={styles.invalid}>
          {problems.refusal}{' '}
          {problems.isGone && row && kind.searchOf && (
            <a href={kind.searchOf(row)} target="_blank" rel="noopener">
              {t('form.searchGone')}
            </a>
          )}
        </div>
      )}
      <InvalidFields entity={RECORD_HISTORIES[kind.name].entity} paths={problems.invalid} />
      {note && (
        <div id={noteId} className={styles.note}>
          {note(form)}
        </div>
      )}
      <div className={styles.buttons}>
        <Allowed to={kind.update}>
          {!isViewed && (
            <SaveButton
              form={form}
              name={kind.name}
              isNew={!row}
              isMain={!isNextMain}
              isChanged={isChanged}
              saving={saving}
              uploads={uploads}
              onSave={() => send()}
            />
          )}
          {kind.draftList && !row && (
            <Button disabled={isBusy} onClick={() => send({ isDraft: true })}>
              {t('action.saveDraft')}
            </Button>
          )}
          {next && row && (
            <Button
              type={isNextMain ? 'primary' : 'default'}
              disabled={isBusy}
              aria-describedby={note && noteId}
              onClick={() => proceed(row, next.act)}
            >
              {next.label}
            </Button>
          )}
        </Allowed>
        <Button onClick={onClose}>{t(isViewed ? 'common:close' : 'action.cancel')}</Button>
      </div>
    </>
  );
}
