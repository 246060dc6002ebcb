import { useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStayOnSessionEnd } from '../../../api/as-staff.js';
import { RecordHistory } from '../../../audit/record-history.js';
import { LayerToasts } from '../../../dialog/layer-toasts.js';
import { SideDrawer } from '../../../dialog/side-drawer.js';
import { useReturnFocus } from '../../../dialog/use-return-focus.js';
import { useShortcut } from '../../../keys/use-shortcut.js';
import type { EditedKind, StaffRecord } from '../../../list/records/record-kind.js';
import type { OpenEntry } from '../../../list/records/use-entry-editor.js';
import { useMay } from '../../../staff/use-me.js';
import { RecordFormContext } from '../record-form-context.js';
import { useRecordForm } from '../use-record-form.js';
import { RecordConflict } from './record-conflict.js';
import styles from './record-drawer.module.css';
import { RecordFooter, type RecordFooterExtras } from './record-footer.js';
import { RECORD_HISTORIES } from './record-histories.js';
import { RecordSections } from './record-sections.js';
import { RecordTitle } from './record-title.js';
import { useDrawerClose } from './use-drawer-close.js';

export interface RecordDrawerProps<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  /** What `useEntryEditor` opened. */
  entry: OpenEntry<Row>;
  onClose: () => void;
  children: ReactNode;
  /** Whether the form has many sections, which then fit beside each other. */
  isLong?: true;
  /** The head of a row that is only shown. */
  viewed?: string | undefined;
  /** A label in the head, beside the action. */
  tag?: ReactNode;
  footer?: RecordFooterExtras<Row, Values>;
  /** Another history of the row, above its changes. */
  history?: ReactNode;
  /** Asks about input that may be a slip; resolves whether to save it. */
  isMeant?: (values: Values, start: Values) => Promise<boolean>;
}

/** Checks the form once its fields are there: the drawer shows them only after its own effects. */
function FirstCheck({ check }: { check: () => void }) {
  const checkOnce = useEffectEvent(check);
  useEffect(() => checkOnce(), []);
  return null;
}

/** A form in a drawer, saved by its button or Ctrl+S. Discarding input requires confirmation. */
export function RecordDrawer<Row extends StaffRecord, Values extends object>(props: RecordDrawerProps<Row, Values>) {
  const { kind, entry, onClose, children, isLong, viewed, tag, footer, history, isMeant } = props;
  const { row, template, leaving, isChecked } = entry;
  const { t } = useTranslation('dashboard');
  const recordForm = useRecordForm({ kind, row, template, isMeant, onSaved: onClose });
  const { form, merged, problems, state, isChanged, send, showLacks, submit } = recordForm;
  const fields = useRef<HTMLFieldSetElement>(null);
  const mayWrite = useMay()(kind.update.permission) && !viewed;
  const close = useDrawerClose({ isChanged, onClose, leaving });
  useShortcut('save', () => mayWrite && send());
  useReturnFocus();
  useStayOnSessionEnd();
  const page = row && kind.pageOf?.(row);
  const of = RECORD_HISTORIES[kind.name];
  return (
    <SideDrawer
      width={isLong ? 58 : 46}
      title={<RecordTitle kind={kind} row={row} viewed={viewed} tag={tag} />}
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
        <RecordFooter {...footer} kind={kind} row={row} recordForm={recordForm} isViewed={viewed !== undefined} onClose={close} />
      }
    >
      <RecordConflict of={of} merged={merged} />
      <RecordFormContext value={state}>
        <RecordSections form={fields} />
        <fieldset ref={fields} className={styles.fields} disabled={viewed !== undefined}>
          <Form<Values>
            form={form}
            disabled={!mayWrite || kind.isPart}
            name={kind.name}
            layout="vertical"
            initialValues={merged.start}
            onFinish={submit}
            onFieldsChange={problems.note}
            onValuesChange={problems.recheck}
            scrollToFirstError={{ focus: true, block: 'center' }}
            className={styles.form}
          >
            {children}
            {isChecked && <FirstCheck check={showLacks} />}
          </Form>
        </fieldset>
      </RecordFormContext>
      {row && (
        <RecordHistory of={of} id={row.id}>
          {history}
        </RecordHistory>
      )}
      <LayerToasts />
    </SideDrawer>
  );
}
