import { parseAed } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { callErrorsOf, hasCode, validationProblem } from '../../api/staff-api.js';
import { useErrorText } from '../../api/use-error-text.js';
import { useResetOnline } from '../../api/use-reset-online.js';
import type { EditedKind, StaffRecord } from '../../list/records/record-kind.js';
import { useSaveRecord } from '../../list/records/use-record-writes.js';
import { useConfirmPrice } from '../money/use-confirm-price.js';
import { useMergedRow } from './use-merged-row.js';

interface RecordFormOptions<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  /** The row to edit; without it a new one is created. */
  row?: Row;
  /** Initial values for a new row. */
  template?: Row;
  /** Asks about input that may be a slip; resolves whether to save it. */
  isMeant?: ((values: Values, start: Values) => Promise<boolean>) | undefined;
  onSaved: () => void;
}

/** The form field that shows the problem of a path: translated texts have their own fields. */
function fieldOf(path: string): string | string[] {
  const parts = path.split('.');
  return parts[0] === 'translations' ? parts.slice(0, 3) : (parts[0] ?? '');
}

/** The form of a row: validation, and saving with toasts. */
export function useRecordForm<Row extends StaffRecord, Values extends object>(options: RecordFormOptions<Row, Values>) {
  const { kind, onSaved } = options;
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const { row: first, template } = options;
  const merged = useMergedRow({ kind, form, row: first, template, onMerged: noteInvalid });
  const { row, start, values, conflict, setConflict, readMerged, resolve, reload } = merged;
  const [refusal, setRefusal] = useState<{ error: unknown; text: string }>();
  useResetOnline(refusal?.error, () => setRefusal(undefined));
  // The fields that the server refused.
  const refused = useRef<string[]>([]);
  // As text, so that typing in a field without a problem renders nothing.
  const [invalid, setInvalid] = useState('[]');
  const [uploads, setUploads] = useState(0);
  const isDraft = useRef(false);
  const next = useRef<((saved: Row) => void) | undefined>(undefined);
  const save = useSaveRecord(kind);
  const [, setParams] = useSearchParams();
  const confirmPrice = useConfirmPrice();

  const input = () => kind.toInput(values());

  function problem(name: string): string | undefined {
    const isIn = (path: PropertyKey[]) => `${path.join('.')}.`.startsWith(`${name}.`);
    const isKept = isDraft.current || (kind.isDraft && !next.current);
    const schema = (isKept && kind.draftSchema) || kind.schema;
    const issues = schema.safeParse(input()).error?.issues ?? [];
    const issue = [...issues, kind.issueOf?.(input(), kind.toInput(start))].find((found) => found && isIn(found.path));
    return issue && validationProblem(issue.message, t);
  }

  /** Notes the fields that have problems now. */
  function noteInvalid(): void {
    const fields = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    setInvalid(JSON.stringify(fields.map(({ name }) => name)));
  }

  /** Checks fields with problems again. The server's problems stay until their own field is changed. */
  function recheck(changed: object): void {
    const names = form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [name] : []));
    const stale = names.filter((name) => String(name[0]) in changed || !refused.current.includes(name.join('.')));
    if (stale.length > 0) form.validateFields(stale as never).catch(() => undefined);
  }

  /** Shows the server's problems at their fields, and what no field shows above the buttons. */
  function showServerErrors(error: unknown): void {
    const fields = callErrorsOf(error, t, (path) => fieldOf(path) as never);
    form.setFields(fields);
    refused.current = fields.map(({ name }) => [name].flat().join('.'));
    noteInvalid();
    const isShown = ({ name }: (typeof fields)[number]) => form.getFieldError(name).length > 0;
    const [shown, other] = [fields.filter(isShown), fields.filter((field) => !isShown(field))];
    if (shown[0]) form.scrollToField(shown[0].name, { focus: true });
    if (shown.length > 0 && other.length === 0) return;
    setRefusal({ error, text: other.flatMap(({ errors }) => errors).join(' ') || errorText(error) });
  }

  /** Saves the input, merged with concurrent changes by someone else. Fields that both changed need a decision. */
  async function store() {
    try {
      return { before: row, saved: await save.mutateAsync({ row, input: input(), isDraft: isDraft.current }) };
    } catch (error) {
      if (!row || !hasCode(error, 'CHANGED_MEANWHILE')) throw error;
    }
    const met = await readMerged(row).catch(() => undefined);
    if (met?.conflicts.length === 0) {
      const together = { row: met.now, input: kind.toInput(met.merged) };
      return { before: met.now, saved: await save.mutateAsync(together), isMerged: true };
    }
    setConflict(met ? { now: met.now, fields: met.conflicts } : { fields: [] });
    return undefined;
  }

  const isPriceMeant = () =>
    !kind.priceOf ||
    kind.isPart ||
    confirmPrice({ before: row && parseAed(kind.priceOf(start)), after: parseAed(kind.priceOf(values())) });

  /** Validates and stores the input. `asDraft`: a new row stays off the site. `act`: what is done once it is saved. */
  function send(asDraft = false, act?: (saved: Row) => void): void {
    isDraft.current = asDraft;
    next.current = act;
    form.submit();
  }

  /** Checks what is stored before an act: a draft may lack what it needs to be published. */
  function check(act: (saved: Row) => void, onValid: () => void): void {
    next.current = act;
    form.validateFields().then(onValid, ({ errorFields: [first] }) => {
      noteInvalid();
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
    });
  }

  async function submit(): Promise<void> {
    if (save.isPending || uploads > 0) return;
    if (!(await isPriceMeant()) || (options.isMeant && !(await options.isMeant(values(), start)))) return;
    let stored: Awaited<ReturnType<typeof store>>;
    setRefusal(undefined);
    try {
      stored = await store();
    } catch (error) {
      if (hasCode(error, 'CHANGED_MEANWHILE')) return setConflict({ fields: [] });
      showServerErrors(error);
      showToast({ kind: 'error', title: t(`toast.${kind.name}.${row ? 'updateFailed' : 'createFailed'}`) });
      return;
    }
    if (!stored) return;
    const { before, saved, isMerged } = stored;
    const outcome = before ? (kind.outcomeOf?.(before, saved) ?? 'updated') : isDraft.current ? 'drafted' : 'added';
    const page = before || isDraft.current ? undefined : kind.pageOf?.(saved);
    const drafts = outcome === 'drafted' ? kind.draftList : undefined;
    showToast({
      kind: 'success',
      title: t(`toast.${kind.name}.${outcome}`, kind.toastValues?.(saved) ?? {}),
      ...(isMerged && { text: t('conflict.merged') }),
      ...(page && { action: { label: t('action.onSite'), onPress: () => window.open(page, '_blank', 'noopener') } }),
      ...(drafts && { action: { label: t('action.showDrafts'), onPress: () => setParams(drafts) } }),
    });
    onSaved();
    next.current?.(saved);
  }

  const isChanged = () => JSON.stringify(input()) !== JSON.stringify(kind.toInput(start));
  const countUploads = (step: 1 | -1) => setUploads((count) => count + step);
  const state = { problem, countUploads };
  return {
    ...{ form, start, conflict, resolve, reload, send, check, submit, isChanged, uploads, state, noteInvalid, recheck },
    invalid: JSON.parse(invalid) as (string | number)[][],
    refusal: refusal?.text,
    saving: save.isPending,
  };
}
