import { COST_FIELDS, vehicleStatus } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { assertVersion, differences, recordStaffWrites, type StaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { type EntityManager, In } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Vehicle } from '../vehicle.entity.js';
import { VehicleStatus } from '../vehicle-status.entity.js';
import { deleteDrafts, moveToArchive, updateDrafts } from './archived-rows.js';
import { notifyOfVehicles } from './vehicle-events.js';

/** A member of staff, or the site itself. */
type Author = StaffWrite['staff'];

/** A vehicle before and after a write; `before`: null for a new one. */
export interface VehicleWrite {
  before: Vehicle | null;
  after: Vehicle;
}

const idsOf = (vehicles: Vehicle[]): number[] => vehicles.map(({ id }) => id);

/** Formatted like the column, with two decimals; otherwise the same amount would look like a change. */
export const amount = (aed: number | null): string | null => (aed === null ? null : aed.toFixed(2));

const AMOUNTS = ['price', 'nextPrice', ...COST_FIELDS] as const;

type Amounts<Value> = Partial<Record<(typeof AMOUNTS)[number], Value>>;

/** The columns of the given amounts; those that are undefined stay as they are. */
export const amountColumns = (given: Amounts<number | null | undefined>): Amounts<string | null> =>
  Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const aed = given[name];
      return aed === undefined ? [] : [[name, amount(aed)]];
    }),
  );

/** Common to every write: records a new status, and notifies webhooks. */
export async function recordVehicles(manager: EntityManager, writes: VehicleWrite[], staff: Author): Promise<void> {
  await keepStatuses(manager, writes, staff);
  await notifyOfVehicles(manager, writes);
}

async function keepStatuses(manager: EntityManager, writes: VehicleWrite[], staff: Author): Promise<void> {
  const rows = writes
    .map(({ before, after }) => ({ vehicleId: after.id, status: vehicleStatus(after), last: before && vehicleStatus(before) }))
    .filter(({ status, last }) => status !== last)
    .map(({ vehicleId, status }) => ({ vehicleId, status, sessionId: staff.sessionId, personName: staff.account?.name ?? null }));
  if (rows.length) await manager.insert(VehicleStatus, rows);
}

/**
 * Inserts vehicles with their audit rows and statuses in one statement, in the caller's transaction. Returns them in
 * order. `areDrafts`: they are moved to the archive, and nobody hears of them.
 */
export async function insertVehicles(
  manager: EntityManager,
  vehicles: Partial<Vehicle>[],
  staff: CurrentStaff,
  areDrafts = false,
): Promise<Vehicle[]> {
  if (vehicles.length === 0) return [];
  // Copy, because TypeORM writes the generated columns into the objects.
  const rows = vehicles.map((vehicle) => ({ ...vehicle })) as Vehicle[];
  const { generatedMaps } = await manager.insert(Vehicle, rows);
  const stored = vehicles.map((vehicle, at) => ({ ...vehicle, ...generatedMaps[at] }) as Vehicle);
  const audit = stored.map((after) => ({ staff, action: 'create', entity: 'vehicle', entityId: after.id, after }) as const);
  await recordStaffWrites(manager, SCHEMA, audit);
  const writes = stored.map((after) => ({ before: null, after }));
  if (areDrafts) await moveToArchive(manager, idsOf(stored), staff, true);
  else await recordVehicles(manager, writes, staff);
  return stored;
}

/** Updates vehicles or drafts locked by the caller, in the same way, and increments their versions. */
export async function updateVehicles(
  manager: EntityManager,
  writes: { before: Vehicle; after: Vehicle }[],
  staff: Author,
  areDrafts = false,
): Promise<void> {
  const next = writes.map(({ before, after }) => ({ before, after: { ...after, version: before.version + 1 } }));
  if (next.length === 0) return;
  const columns = manager.dataSource
    .getMetadata(Vehicle)
    .columns.map(({ propertyName, databaseName }) => ({ name: propertyName as keyof Vehicle, column: databaseName }));
  const records = next.map(({ after }) => Object.fromEntries(columns.map(({ name, column }) => [column, after[name]])));
  if (areDrafts) await updateDrafts(manager, records, staff);
  else {
    const written = columns.filter(({ name }) => name !== 'id' && name !== 'createdAt').map(({ column }) => `"${column}"`);
    await manager.query(
      `UPDATE catalog.vehicle SET (${written}) = ROW(${written.map((column) => `r.${column}`)})
       FROM json_populate_recordset(NULL::catalog.vehicle, $1) r WHERE vehicle.id = r.id`,
      [JSON.stringify(records)],
    );
  }
  const audit = next.map(({ before, after }) => {
    const { version: _, ...changed } = differences(before, after).after;
    const names = Object.keys(changed) as (keyof Vehicle)[];
    const only = (row: Vehicle) => Object.fromEntries(names.map((name) => [name, row[name]]));
    return {
      staff,
      action: 'update',
      entity: 'vehicle',
      entityId: after.id,
      before: only(before),
      after: only(after),
    } as const;
  });
  await recordStaffWrites(manager, SCHEMA, audit);
  if (!areDrafts) await recordVehicles(manager, next, staff);
}

/** Deletes vehicles or drafts in the same way. */
export async function deleteVehicles(
  manager: EntityManager,
  vehicles: Vehicle[],
  staff: CurrentStaff,
  areDrafts = false,
): Promise<void> {
  if (vehicles.length === 0) return;
  await (areDrafts ? deleteDrafts(manager, idsOf(vehicles)) : manager.delete(Vehicle, idsOf(vehicles)));
  const audit = vehicles.map((before) => ({ staff, action: 'delete', entity: 'vehicle', entityId: before.id, before }) as const);
  await recordStaffWrites(manager, SCHEMA, audit);
  if (areDrafts) return;
  await notifyOfVehicles(
    manager,
    vehicles.map((before) => ({ before, after: null })),
  );
}

/**
 * Locks vehicles at the versions staff saw. Throws CHANGED_MEANWHILE if somebody else changed or deleted one of them.
 */
export async function lockedVehicles(manager: EntityManager, seen: { id: number; version: number }[]): Promise<Vehicle[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const rows = await manager.find(Vehicle, {
    where: { id: In([...versions.keys()]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const gone = seen.find(({ id }) => !rows.some((row) => row.id === id));
  if (gone) throw new AppError('CHANGED_MEANWHILE', { id: gone.id });
  for (const row of rows) assertVersion(row, versions.get(row.id));
  return rows;
}
