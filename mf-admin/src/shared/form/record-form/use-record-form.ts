import { showToast, useTranslation } from '@dealership/ui-kit';
import { Form } from 'antd';
import { useState } from 'react';
import { callErrorsOf, hasCode, validationProblem } from '../../api/staff-api.js';
import { useErrorText } from '../../api/use-error-text.js';
import type { EditedKind, StaffRecord } from '../../list/records/record-kind.js';
import { useSaveRecord } from '../../list/records/use-record-writes.js';
import { mergeChanges } from './merge-changes.js';

interface RecordFormOptions<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  /** The row to edit; without it a new one is created. */
  row?: Row;
  /** Initial values for a new row. */
  template?: Row;
  onSaved: () => void;
}

/** The form field that shows the problem of a path: translated texts have their own fields. */
function fieldOf(path: string): string | string[] {
  const parts = path.split('.');
  return parts[0] === 'translations' ? parts.slice(0, 3) : (parts[0] ?? '');
}

/** The form of a row: validation, saving with toasts, and handling of concurrent changes. */
export function useRecordForm<Row extends StaffRecord, Values extends object>(options: RecordFormOptions<Row, Values>) {
  const { kind, onSaved } = options;
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const [row, setRow] = useState(options.row);
  const [start, setStart] = useState(() => kind.toValues(options.row ?? options.template));
  const [conflict, setConflict] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [uploads, setUploads] = useState(0);
  const save = useSaveRecord(kind);

  const input = () => kind.toInput({ ...start, ...form.getFieldsValue(true) });

  function problem(name: string): string | undefined {
    const isIn = (path: PropertyKey[]) => `${path.join('.')}.`.startsWith(`${name}.`);
    const issue = kind.schema.safeParse(input()).error?.issues.find(({ path }) => isIn(path));
    return issue && validationProblem(issue.message, t);
  }

  function showServerErrors(error: unknown): void {
    const fields = callErrorsOf(error, t, (path) => fieldOf(path) as never);
    form.setFields(fields);
    if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
  }

  /** Merges the input into the current row; undefined if someone else changed the same field. */
  async function onTopOf(before: Row) {
    const now = await kind.read(before.id).catch(() => undefined);
    const fields = (of: Row) => kind.toInput(kind.toValues(of)) as Record<string, unknown>;
    const merged = now && mergeChanges(fields(before), input() as Record<string, unknown>, fields(now));
    return merged && { row: now, input: merged };
  }

  /** Saves the input; concurrent changes by someone else are merged. */
  async function store() {
    try {
      return { before: row, saved: await save.mutateAsync({ row, input: input() }) };
    } catch (error) {
      const together = row && hasCode(error, 'CHANGED_MEANWHILE') && (await onTopOf(row));
      if (!together) throw error;
      return { before: together.row, saved: await save.mutateAsync(together), isMerged: true };
    }
  }

  async function submit(): Promise<void> {
    if (save.isPending || uploads > 0) return;
    let stored: Awaited<ReturnType<typeof store>>;
    setRefusal('');
    try {
      stored = await store();
    } catch (error) {
      if (hasCode(error, 'CHANGED_MEANWHILE')) setConflict(true);
      else showServerErrors(error);
      setRefusal(errorText(error));
      showToast({ kind: 'error', title: t(`toast.${kind.name}.${row ? 'updateFailed' : 'createFailed'}`) });
      return;
    }
    const { before, saved, isMerged } = stored;
    const outcome = before ? (kind.outcomeOf?.(before, saved) ?? 'updated') : 'added';
    showToast({
      kind: 'success',
      title: t(`toast.${kind.name}.${outcome}`),
      ...(isMerged && { text: t('conflict.merged') }),
    });
    onSaved();
  }

  /** Discards the input and loads the current row. */
  async function reload(): Promise<void> {
    if (!row) return;
    try {
      const now = await kind.read(row.id);
      if (!now) throw new Error(`${kind.name} ${row.id} is gone`);
      setRow(now);
      setStart(kind.toValues(now));
      form.setFieldsValue(kind.toValues(now) as never);
      setConflict(false);
    } catch (error) {
      showToast({ kind: 'error', title: t('conflict.reloadFailed'), text: errorText(error) });
    }
  }

  const isChanged = () => JSON.stringify(input()) !== JSON.stringify(kind.toInput(start));
  const countUploads = (step: 1 | -1) => setUploads((count) => count + step);
  const state = { problem, countUploads };
  return { form, start, conflict, refusal, reload, submit, isChanged, saving: save.isPending, uploads, state };
}
