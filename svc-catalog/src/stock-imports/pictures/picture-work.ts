import { VEHICLE_PICTURES } from '@dealership/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { Vehicle } from '../../vehicles/vehicle.entity.js';
import { lockedDrafts } from '../../vehicles/writes/archived-rows.js';
import { updateVehicles } from '../../vehicles/writes/vehicle-writer.js';
import { countRows, deleteUploadedFiles } from '../row-results.js';
import { StockImport } from '../stock-import.entity.js';
import { type RowPicture, StockImportRow } from '../stock-import-row.entity.js';

/**
 * Longer than fetching one picture takes, and renewed with each. Then another process takes over the row of a killed
 * one.
 */
const LEASE = `now() + interval '1 minute'`;

const CLAIM = `UPDATE catalog.stock_import_row SET pictures_until = ${LEASE}
  WHERE (import_id, row) = (
    SELECT r.import_id, r.row FROM catalog.stock_import_row r JOIN catalog.stock_import i ON i.id = r.import_id
    WHERE i.state = 'pictures' AND r.pictures_due AND (r.pictures_until IS NULL OR r.pictures_until < now())
    ORDER BY r.pictures_until NULLS FIRST, r.import_id, r.row LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
  RETURNING import_id AS "importId", row, pictures`;

export interface PicturedRow {
  importId: number;
  row: number;
  pictures: RowPicture[];
}

/** The next row whose pictures no process is fetching; one that failed only after all others, and after its lease. */
export async function claimRow({ manager }: DataSource): Promise<PicturedRow | undefined> {
  const [rows]: [PicturedRow[], number] = await manager.query(CLAIM);
  return rows[0];
}

export const saveRow = ({ manager }: DataSource, { importId, row }: PicturedRow): Promise<unknown> =>
  manager.query(`UPDATE catalog.stock_import_row SET pictures_until = ${LEASE} WHERE import_id = $1 AND row = $2`, [
    importId,
    row,
  ]);

/** Releases a row for other processes. */
export const releaseRow = ({ manager }: DataSource, { importId, row }: PicturedRow): Promise<unknown> =>
  manager.query('UPDATE catalog.stock_import_row SET pictures_until = NULL WHERE import_id = $1 AND row = $2', [importId, row]);

/** Finishes imports whose pictures are all done. Returns whether there was one. */
export const finishImports = (dataSource: DataSource): Promise<boolean> =>
  dataSource.transaction(async (manager) => {
    const [ready]: { id: number }[] = await manager.query(
      `SELECT id FROM catalog.stock_import i WHERE state = 'pictures'
         AND NOT EXISTS (SELECT 1 FROM catalog.stock_import_row r WHERE r.import_id = i.id AND r.pictures_due)
       ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    if (!ready) return false;
    const counts = await countRows(manager, ready.id);
    await manager.update(StockImport, ready.id, { state: 'done', counts, finishedAt: new Date() });
    await deleteUploadedFiles(manager, ready.id);
    return true;
  });

/** The row as an undo needs it: with the pictures that its vehicle had, and has now. */
function withImages(row: StockImportRow, vehicle: Vehicle, images: string[]): Partial<StockImportRow> {
  const fields = [...new Set([...row.fields, 'images'])];
  if (row.vehicleId === null) return { fields, vehicleId: vehicle.id, before: { images: vehicle.images }, after: { images } };
  const before = row.before && { ...row.before, images: row.before.images ?? vehicle.images };
  return { fields, before, after: { ...row.after, images } };
}

const vehicleOf = (manager: EntityManager, { vehicleId, stockNumber }: StockImportRow): Promise<Vehicle | null> =>
  manager.findOne(Vehicle, {
    where: vehicleId === null ? { stockNumber: stockNumber as string } : { id: vehicleId },
    lock: { mode: 'pessimistic_write' },
  });

/** Appends a row's pictures to those of its vehicle, each once, in one transaction. */
export const storePictures = (dataSource: DataSource, { importId, row, pictures }: PicturedRow): Promise<void> =>
  dataSource.transaction(async (manager) => {
    const stockImport = await manager.findOneOrFail(StockImport, { where: { id: importId }, lock: { mode: 'pessimistic_read' } });
    const stored = await manager.findOneOrFail(StockImportRow, {
      where: { importId, row },
      lock: { mode: 'pessimistic_write' },
    });
    if (!stored.picturesDue) return;
    const done = { picturesDue: false, picturesUntil: null };
    // The import is being undone.
    if (stockImport.state === 'undoing' || stockImport.state === 'undone') {
      await manager.update(StockImportRow, { importId, row }, done);
      return;
    }
    const [draft] = stored.vehicleId === null ? [] : await lockedDrafts(manager, [stored.vehicleId]);
    const vehicle = draft ?? (await vehicleOf(manager, stored));
    const images = [...(vehicle?.images ?? [])];
    const results = pictures.map((picture): RowPicture => {
      if (picture.address === null || images.includes(picture.address)) return picture;
      if (!vehicle) return { ...picture, address: null, problem: 'importFailed' };
      if (images.length >= VEHICLE_PICTURES) return { ...picture, address: null, problem: 'importPictureMany' };
      images.push(picture.address);
      return picture;
    });
    const isChanged = vehicle !== null && images.length > vehicle.images.length;
    const writes = isChanged ? [{ before: vehicle, after: { ...vehicle, images } }] : [];
    await updateVehicles(manager, writes, stockImport.staff, draft !== undefined);
    const more = isChanged ? withImages(stored, vehicle, images) : {};
    await manager.save(manager.create(StockImportRow, { ...stored, ...done, ...more, pictures: results }));
  });
