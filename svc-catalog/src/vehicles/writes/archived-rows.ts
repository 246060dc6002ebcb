import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import type { EntityManager } from 'typeorm';
import { Vehicle } from '../vehicle.entity.js';

interface ArchivedRow {
  id: number;
  vehicle: object;
  /** Whether the vehicle was never public. */
  draft: boolean;
}

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
            v.stock_number, concat_ws(' ', v.year, v.make, v.model, v.stock_number, v.chassis_number), $2, $3
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

/**
 * Brings drafts to the stock, where they are only within the transaction and nobody sees them.
 * @returns the ids of those that are drafts
 */
export async function bringDrafts(manager: EntityManager, ids: number[]): Promise<number[]> {
  const drafts = await manager.query<ArchivedRow[]>(
    'SELECT id, vehicle, draft FROM catalog.archived_vehicle WHERE id = ANY ($1) AND draft ORDER BY id FOR UPDATE',
    [ids],
  );
  for (const draft of drafts) await bringBack(manager, draft);
  const brought = drafts.map(({ id }) => id);
  await manager.query('DELETE FROM catalog.archived_vehicle WHERE id = ANY ($1)', [brought]);
  return brought;
}

/**
 * Works on the row of a draft as on those of the stock.
 * @throws AppError ARCHIVED_VEHICLE_NOT_FOUND
 */
export async function withDraft<Result>(manager: EntityManager, id: number, work: () => Promise<Result>): Promise<Result> {
  const [draft] = await bringDrafts(manager, [id]);
  if (draft === undefined) throw new AppError('ARCHIVED_VEHICLE_NOT_FOUND', { id });
  return work();
}
