import { showToast, useTranslation } from '@dealership/ui-kit';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.js';
import type { EditedKind, StaffRecord } from '../../list/records/record-kind.js';
import { type FieldConflict, mergeChanges, type Side } from './merge-changes.js';

/** Concurrent changes that could not be merged. Without `now` the current row could not be read. */
export interface RecordConflict<Row> {
  now?: Row;
  fields: FieldConflict[];
}

interface MergedRowOptions<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  form: FormInstance<Values>;
  /** The row to edit; without it a new one is created. */
  row?: Row | undefined;
  /** Initial values for a new row. */
  template?: Row | undefined;
  /** Called once the form shows merged values. */
  onMerged: () => void;
}

export type MergedRow<Row extends StaffRecord, Values extends object> = ReturnType<typeof useMergedRow<Row, Values>>;

/** The row that a form changes, and what someone else changes in it meanwhile. */
export function useMergedRow<Row extends StaffRecord, Values extends object>(options: MergedRowOptions<Row, Values>) {
  const { kind, form, onMerged } = options;
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [row, setRow] = useState(options.row);
  const [start, setStart] = useState(() => kind.toValues(options.row ?? options.template));
  const [conflict, setConflict] = useState<RecordConflict<Row>>();

  const values = (): Values => ({ ...start, ...form.getFieldsValue(true) });

  /** Merges the input with the current state of the row. */
  async function readMerged(before: Row) {
    const now = await kind.read(before.id);
    if (!now) throw new Error(`${kind.name} ${before.id} is gone`);
    return { now, ...mergeChanges(start, values(), kind.toValues(now)) };
  }

  /** Shows the merged values, which can then be saved. */
  function accept(now: Row, merged: Values): void {
    setRow(now);
    setStart(kind.toValues(now));
    form.setFieldsValue(merged as never);
    onMerged();
    setConflict(undefined);
  }

  /** Decides about the fields that both people changed. Other changes are kept in any case. */
  function resolve(now: Row, keep: Side): void {
    accept(now, mergeChanges(start, values(), kind.toValues(now), keep).merged);
  }

  /** Merges the input with the current row, after a failure to read it. */
  async function reload(): Promise<void> {
    if (!row) return;
    try {
      const { now, merged, conflicts } = await readMerged(row);
      if (conflicts.length > 0) setConflict({ now, fields: conflicts });
      else accept(now, merged);
    } catch (error) {
      showToast({ kind: 'error', title: t('conflict.reloadFailed'), text: errorText(error) });
    }
  }

  return { row, start, values, conflict, setConflict, readMerged, resolve, reload };
}
