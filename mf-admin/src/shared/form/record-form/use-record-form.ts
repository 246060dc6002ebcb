import { parseAed } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { hasCode, validationProblem } from '../../api/staff-api.js';
import type { EditedKind, StaffRecord } from '../../list/records/record-kind.js';
import { useConfirmPrice } from '../money/use-confirm-price.js';
import { useFormProblems } from './use-form-problems.js';
import { useMergedRow } from './use-merged-row.js';
import { useSavedToast } from './use-saved-toast.js';
import { useStoreRecord } from './use-store-record.js';

interface RecordFormOptions<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  /** The row to edit; without it a new one is created. */
  row?: Row | undefined;
  /** Initial values for a new row. */
  template?: Row | undefined;
  /** Asks about input that may be a slip; resolves whether to save it. */
  isMeant?: ((values: Values, start: Values) => Promise<boolean>) | undefined;
  onSaved: () => void;
}

/** Why input is checked and sent. */
interface Purpose<Row> {
  /** A new row stays off the site. */
  isDraft?: boolean;
  /** What is done with the row once it is saved. */
  act?: (saved: Row) => void;
}

export type RecordForm<Row extends StaffRecord, Values extends object> = ReturnType<typeof useRecordForm<Row, Values>>;

/** The form of a row: validation, and saving with toasts. */
export function useRecordForm<Row extends StaffRecord, Values extends object>(options: RecordFormOptions<Row, Values>) {
  const { kind, row: first, template, onSaved } = options;
  const { t } = useTranslation('dashboard');
  const [form] = Form.useForm<Values>();
  const problems = useFormProblems(form);
  const merged = useMergedRow({ kind, form, row: first, template, onMerged: problems.note });
  const { row, start, values, setConflict } = merged;
  const [uploads, setUploads] = useState(0);
  const purpose = useRef<Purpose<Row>>({});
  const { store, isPending: saving } = useStoreRecord(kind, merged);
  const reportSaved = useSavedToast(kind);
  const confirmPrice = useConfirmPrice();

  const input = () => kind.toInput(values());
  const isChanged = () => JSON.stringify(input()) !== JSON.stringify(kind.toInput(start));

  function problem(name: string): string | undefined {
    const isIn = (path: PropertyKey[]) => `${path.join('.')}.`.startsWith(`${name}.`);
    const isKept = purpose.current.isDraft || (kind.isDraft && !purpose.current.act);
    const schema = (isKept && kind.draftSchema) || kind.schema;
    const issues = schema.safeParse(input()).error?.issues ?? [];
    const issue = [...issues, kind.issueOf?.(input(), kind.toInput(start))].find((found) => found && isIn(found.path));
    return issue && validationProblem(issue.message, t);
  }

  const isPriceMeant = () =>
    !kind.priceOf ||
    kind.isPart ||
    confirmPrice({ before: row && parseAed(kind.priceOf(start)), after: parseAed(kind.priceOf(values())) });

  /** Validates and stores the input. */
  function send(why: Purpose<Row> = {}): void {
    purpose.current = why;
    form.submit();
  }

  /** Checks what is stored, or marks what it lacks. */
  function actOnStored(act: () => void): void {
    purpose.current = { act };
    form.validateFields().then(act, ({ errorFields: [found] }) => {
      problems.note();
      if (found) form.scrollToField(found.name, { focus: true, block: 'center' });
    });
  }

  function actAndClose(from: Row, act: (saved: Row) => void): void {
    onSaved();
    act(from);
  }

  /** Acts on a row once its changes are saved. What is stored is checked: a draft may lack what it needs to be published. */
  const proceed = (from: Row, act: (saved: Row) => void) =>
    isChanged() ? send({ act }) : actOnStored(() => actAndClose(from, act));

  function showFailure(error: unknown): undefined {
    if (hasCode(error, 'CHANGED_MEANWHILE')) {
      setConflict({ fields: [] });
      return;
    }
    problems.showRefusal(error);
    showToast({ kind: 'error', title: t(`toast.${kind.name}.${row ? 'updateFailed' : 'createFailed'}`) });
  }

  /** Stores valid input. */
  async function submit(): Promise<void> {
    if (saving || uploads > 0) return;
    if (!(await isPriceMeant()) || (options.isMeant && !(await options.isMeant(values(), start)))) return;
    problems.clearRefusal();
    const { isDraft = false, act } = purpose.current;
    const stored = await store(isDraft).catch(showFailure);
    if (!stored) return;
    reportSaved(stored, isDraft);
    onSaved();
    act?.(stored.saved);
  }

  const countUploads = (step: 1 | -1) => setUploads((count) => count + step);
  return {
    form,
    merged,
    problems,
    state: { problem, countUploads, isDraft: kind.isDraft },
    isChanged,
    send,
    proceed,
    showLacks: () => actOnStored(() => undefined),
    submit,
    uploads,
    saving,
  };
}
