import type { AuditAction } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { CurrentStaff } from '../staff/decorators.js';

export interface StaffWrite {
  /** Who writes; what a process does by itself has the name of that in place of a session. */
  staff: Pick<CurrentStaff, 'sessionId'> & Partial<CurrentStaff>;
  action: AuditAction;
  entity: string;
  entityId?: number;
  /** What stood there: the fields that changed, or all of what was deleted. */
  before?: object | null;
  after?: object | null;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of two states of a row that differ. */
export function differences<Row extends object>(before: Row, after: Row): { before: Partial<Row>; after: Partial<Row> } {
  const names = (Object.keys(after) as (keyof Row)[]).filter((name) => !isSame(before[name], after[name]));
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>;
  return { before: only(before), after: only(after) };
}

/** Writes who changed what into the audit of the caller's transaction: no write without its row, no row without its write. */
export async function recordStaffWrite(manager: EntityManager, schema: string, write: StaffWrite): Promise<void> {
  const { staff, action, entity, entityId, before, after } = write;
  const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);
  await manager.query(
    `INSERT INTO "${schema}"."audit" (session_id, person_id, person_name, address, action, entity, entity_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[staff.sessionId, staff.person?.id ?? null, staff.person?.name ?? null, staff.address ?? null],
      ...[action, entity, entityId ?? null, json(before), json(after)],
    ],
  );
}
