import type { StaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import type { EntityManager } from 'typeorm';
import { Vehicle } from '../vehicle.entity.js';

interface ArchivedRow {
  id: number;
  vehicle: object;
  /** Whether the vehicle was never public. */
  draft: boolean;
}

/** What the archive notes of a vehicle `v` beside its row. */
const NOTED = `v.stock_number, concat_ws(' ', v.year, v.make, v.model, v.stock_number, v.chassis_number)`;

/** Moves vehicles to the archive, in the caller's transaction. */
export async function moveToArchive(
  manager: EntityManager,
  ids: number[],
  { account }: CurrentStaff,
  draft = false,
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `INSERT INTO catalog.archived_vehicle (id, vehicle, statuses, stock_number, name, person_name, draft)
     SELECT v.id, to_json(v),
            coalesce((SELECT json_agg(s ORDER BY s.id) FROM catalog.vehicle_status s WHERE s.vehicle_id = v.id), '[]'),
            ${NOTED}, $2, $3
     FROM catalog.vehicle v WHERE v.id = ANY ($1)`,
    [ids, account?.name ?? null, draft],
  );
  await manager.delete(Vehicle, ids);
}

/**
 * Inserts the row of an archived vehicle again. Columns added since get their defaults.
 * @param isNew whether it gets a new id and begins now, as vehicles are new by their ids and times
 * @returns its id
 */
export async function bringBack(manager: EntityManager, { id, vehicle, draft }: ArchivedRow, isNew = false): Promise<number> {
  const omitted = ['version', ...(isNew ? ['id', 'created_at'] : [])];
  const known = manager.dataSource.getMetadata(Vehicle).columns.map(({ databaseName }) => databaseName);
  const columns = known.filter((name) => name in vehicle && !omitted.includes(name)).map((name) => `"${name}"`);
  const [row] = await manager.query<{ id: number }[]>(
    `INSERT INTO catalog.vehicle (${columns}, version) OVERRIDING SYSTEM VALUE
     SELECT ${columns.map((name) => `r.${name}`)}, r.version + ${draft ? 0 : 1}
     FROM catalog.archived_vehicle a, json_populate_record(NULL::catalog.vehicle, a.vehicle) r WHERE a.id = $1
     RETURNING id`,
    [id],
  );
  return (row as { id: number }).id;
}

/** Reads archived vehicles. Columns added since have their defaults. */
export async function archivedVehicles(manager: EntityManager, ids: number[]): Promise<Vehicle[]> {
  const { columns } = manager.dataSource.getMetadata(Vehicle);
  const defaults = columns.flatMap(({ databaseName, default: value }) =>
    value === undefined || typeof value === 'function' ? [] : [[databaseName, value]],
  );
  const rows = await manager.query<Record<string, unknown>[]>(
    `SELECT r.* FROM catalog.archived_vehicle a,
       json_populate_record(json_populate_record(NULL::catalog.vehicle, $2), a.vehicle) r
     WHERE a.id = ANY ($1) ORDER BY a.id`,
    [ids, JSON.stringify(Object.fromEntries(defaults))],
  );
  return rows.map(
    (row) => Object.fromEntries(columns.map(({ propertyName, databaseName }) => [propertyName, row[databaseName]])) as never,
  );
}

/**
 * Locks those of the vehicles that are drafts. Their rows stay in the archive, so that whoever waits for one continues
 * with its next version.
 */
export async function lockedDrafts(manager: EntityManager, ids: number[]): Promise<Vehicle[]> {
  // Read only after the wait: a function's rows are not read again for a row that has changed meanwhile.
  const drafts = await manager.query<{ id: number }[]>(
    'SELECT id FROM catalog.archived_vehicle WHERE id = ANY ($1) AND draft ORDER BY id FOR UPDATE',
    [ids],
  );
  return archivedVehicles(
    manager,
    drafts.map(({ id }) => id),
  );
}

/** Updates drafts locked by the caller. `rows`: complete, keyed by column name. */
export const updateDrafts = (manager: EntityManager, rows: object[], { account }: StaffWrite['staff']): Promise<unknown> =>
  manager.query(
    `UPDATE catalog.archived_vehicle a
     SET (vehicle, stock_number, name, person_name, archived_at) = ROW(to_json(v), ${NOTED}, $2, now())
     FROM json_populate_recordset(NULL::catalog.vehicle, $1) v WHERE a.id = v.id`,
    [JSON.stringify(rows), account?.name ?? null],
  );

export const deleteDrafts = (manager: EntityManager, ids: number[]): Promise<unknown> =>
  manager.query('DELETE FROM catalog.archived_vehicle WHERE id = ANY ($1) AND draft', [ids]);
