import type { AuditAction, AuditEntity } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { CurrentStaff } from '../staff/decorators.js';

export interface StaffWrite {
  /** The actor; a process's own actions have its name instead of a session. */
  staff: Pick<CurrentStaff, 'sessionId'> & Partial<CurrentStaff>;
  action: AuditAction;
  entity: AuditEntity;
  entityId?: number;
  /** Previous values: changed fields, or the whole deleted row. */
  before?: object | null;
  after?: object | null;
}

// Compares as JSON, as the audit stores it: a Date equals its text.
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two states of a row differ. */
export function differences<Row extends object>(before: Row, after: Row): { before: Partial<Row>; after: Partial<Row> } {
  const names = (Object.keys(after) as (keyof Row)[]).filter((name) => !isSame(before[name], after[name]));
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>;
  return { before: only(before), after: only(after) };
}

const COLUMNS = 'session_id, person_id, person_name, address, action, entity, entity_id, before, after';

const toRow = ({ staff, action, entity, entityId, before, after }: StaffWrite) => ({
  session_id: staff.sessionId,
  person_id: staff.account?.id ?? null,
  person_name: staff.account?.name ?? null,
  address: staff.address ?? null,
  action,
  entity,
  entity_id: entityId ?? null,
  before: before ?? null,
  after: after ?? null,
});

/** Writes an audit row in the caller's transaction, so that writes and audit rows commit together. */
export const recordStaffWrite = (manager: EntityManager, schema: string, write: StaffWrite): Promise<void> =>
  recordStaffWrites(manager, schema, [write]);

/** The same for several writes. */
export async function recordStaffWrites(manager: EntityManager, schema: string, writes: StaffWrite[]): Promise<void> {
  await manager.query(
    `INSERT INTO "${schema}"."audit" (${COLUMNS})
     SELECT ${COLUMNS} FROM jsonb_populate_recordset(NULL::"${schema}"."audit", $1)`,
    [JSON.stringify(writes.map(toRow))],
  );
}
