import { hasCode } from '../../api/staff-api.js';
import type { EditedKind, StaffRecord } from '../../list/records/record-kind.js';
import { useSaveRecord } from '../../list/records/use-record-writes.js';
import type { MergedRow } from './use-merged-row.js';

export interface StoredRecord<Row> {
  /** The row before; nothing if it is new. */
  before: Row | undefined;
  saved: Row;
  /** Whether someone else's changes were kept as well. */
  isMerged?: true;
}

/** Saves a form's input, merged with concurrent changes by someone else. Fields that both changed need a decision. */
export function useStoreRecord<Row extends StaffRecord, Values extends object>(
  kind: EditedKind<Row, Values>,
  { row, values, readMerged, setConflict }: MergedRow<Row, Values>,
) {
  const { mutateAsync, isPending } = useSaveRecord(kind);

  async function store(isDraft: boolean): Promise<StoredRecord<Row> | undefined> {
    try {
      return { before: row, saved: await mutateAsync({ row, input: kind.toInput(values()), isDraft }) };
    } catch (error) {
      if (!row || !hasCode(error, 'CHANGED_MEANWHILE')) throw error;
    }
    const met = await readMerged(row).catch(() => undefined);
    if (met?.conflicts.length === 0) {
      const together = { row: met.now, input: kind.toInput(met.merged) };
      return { before: met.now, saved: await mutateAsync(together), isMerged: true };
    }
    setConflict(met ? { now: met.now, fields: met.conflicts } : { fields: [] });
    return undefined;
  }

  return { store, isPending };
}
