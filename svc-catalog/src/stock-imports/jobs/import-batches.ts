import { differences } from '@dealership/service-kit/audit';
import { type DataSource, type EntityManager, In, MoreThan, QueryFailedError } from 'typeorm';
import { Vehicle } from '../../vehicles/vehicle.entity.js';
import { lockedDrafts } from '../../vehicles/writes/archived-rows.js';
import { deleteVehicles, insertVehicles, updateVehicles } from '../../vehicles/writes/vehicle-writer.js';
import { picturesOf } from '../pictures/row-pictures.js';
import { countRows, deleteUploadedFiles, type RowResult, storeResults, UNDO_FAILED } from '../row-results.js';
import { StockImport } from '../stock-import.entity.js';
import { newValues } from '../stock-import.mapper.js';
import { type RowPicture, StockImportRow } from '../stock-import-row.entity.js';
import { checkBatch } from './check-batch.js';
import type { CheckedRow } from './check-row.js';

/** Checks a picture before it is fetched, and sets its problem. */
export type PictureCheck = (picture: RowPicture) => RowPicture;

type Writer = (
  manager: EntityManager,
  stockImport: StockImport,
  rows: StockImportRow[],
  checkPicture: PictureCheck,
) => Promise<void>;

const CHECKED_COLUMNS = [
  'stockNumber',
  'chassisNumber',
  'outcome',
  'errors',
  'warnings',
  'fields',
  'pictures',
  'picturesDue',
  'before',
  'after',
] as const;

/** What is only noted of a row, without a doubt whether it is right. */
const NOTES = ['importColorWithin', 'importColorUnknown'];

export const isDoubtful = ({ warnings }: Pick<CheckedRow, 'warnings'>): boolean =>
  warnings.some(({ message }) => !NOTES.includes(message));

/** A doubtful row is left out until staff choose it. What they chose stays when the file is checked again. */
const isLeftOut = (row: StockImportRow, checked: CheckedRow): boolean =>
  row.leftOut || (isDoubtful(checked) && !isDoubtful(row) && (checked.outcome === 'new' || checked.outcome === 'changed'));

const only = (vehicle: Vehicle, names: (keyof Vehicle)[]): Partial<Vehicle> =>
  Object.fromEntries(names.map((name) => [name, vehicle[name]]));

/** The values that a row changes; of a new vehicle, the ones that its row shows. */
function valuesOf({ outcome, before, columns, fields }: CheckedRow): Pick<StockImportRow, 'before' | 'after'> {
  if (outcome === 'new' && columns) return { before: null, after: newValues(columns) };
  if (outcome !== 'changed' || !before) return { before: null, after: null };
  const names = fields as (keyof Vehicle)[];
  return { before: only(before, names), after: only({ ...before, ...columns }, names) };
}

/** Predicts the outcome of rows. */
const check: Writer = async (manager, stockImport, rows, checkPicture) => {
  const checkedRows = await checkBatch(manager, stockImport, rows, false);
  const pictures = await picturesFor(manager, stockImport, rows, checkedRows, checkPicture);
  const givenRows = new Map(rows.map((row) => [row.row, row]));
  const results = checkedRows.map((row) => ({
    ...{ ...row, ...valuesOf(row), pictures: pictures(row), picturesDue: false },
    leftOut: isLeftOut(givenRows.get(row.row) as StockImportRow, row),
  }));
  await storeResults(manager, stockImport.id, [...CHECKED_COLUMNS, 'leftOut'], results);
};

/** The pictures of accepted rows. */
async function picturesFor(
  manager: EntityManager,
  stockImport: StockImport,
  rows: StockImportRow[],
  checkedRows: CheckedRow[],
  checkPicture: PictureCheck,
): Promise<(row: CheckedRow) => RowPicture[]> {
  const taken = checkedRows.filter(({ outcome }) => outcome !== 'refused');
  const cells = new Map(rows.map((row) => [row.row, row.cells]));
  const given = taken.map(({ row, stockNumber }) => ({ row, stockNumber, cells: cells.get(row) ?? [] }));
  const found = await picturesOf(manager, stockImport, given);
  return ({ row }) => (found.get(row) ?? []).map(checkPicture);
}

const withDue = (pictures: RowPicture[]) => ({ pictures, picturesDue: pictures.some(({ problem }) => problem === null) });

/** Adds and changes the vehicles of rows, based on the current stock and file. Rows that are left out stay as checked. */
const run: Writer = async (manager, stockImport, allRows, checkPicture) => {
  const rows = allRows.filter(({ leftOut }) => !leftOut);
  const checkedRows = await checkBatch(manager, stockImport, rows, true);
  const picturesOfRow = await picturesFor(manager, stockImport, rows, checkedRows, checkPicture);
  const added = checkedRows.filter(({ outcome }) => outcome === 'new');
  const changed = checkedRows.filter(({ outcome }) => outcome === 'changed');
  const stored = await insertVehicles(
    manager,
    added.map(({ columns }) => columns as Partial<Vehicle>),
    stockImport.staff,
    stockImport.drafts,
  );
  const writes = changed.map(({ before, columns }) => ({
    before: before as Vehicle,
    after: { ...(before as Vehicle), ...columns },
  }));
  await updateVehicles(manager, writes, stockImport.staff);
  const written = new Map<number, Partial<StockImportRow>>([
    ...added.map(({ row, columns }, at): [number, Partial<StockImportRow>] => {
      const vehicle = stored[at] as Vehicle;
      const after = only(vehicle, Object.keys(columns ?? {}) as (keyof Vehicle)[]);
      return [row, { vehicleId: vehicle.id, before: null, after }];
    }),
    ...changed.map((row, at): [number, Partial<StockImportRow>] => {
      const { before } = writes[at] as { before: Vehicle };
      return [row.row, { vehicleId: before.id, ...valuesOf(row) }];
    }),
  ]);
  const results = checkedRows.map((row) => ({
    ...row,
    ...withDue(picturesOfRow(row)),
    vehicleId: null,
    after: null,
    ...written.get(row.row),
    before: written.get(row.row)?.before ?? null,
  }));
  await storeResults(manager, stockImport.id, [...CHECKED_COLUMNS, 'vehicleId'], results);
};

const onRow = (message: string) => [{ column: null, message }];

/** Marks rows whose changes cannot be reverted. Their vehicles stay as the import made them. */
const keep: Writer = (manager, stockImport, rows) => {
  const results = rows.map(({ row }): RowResult => ({ row, undone: false, errors: onRow(UNDO_FAILED) }));
  return storeResults(manager, stockImport.id, ['undone', 'errors'], results);
};

const ARCHIVED = 'SELECT id FROM catalog.archived_vehicle WHERE id = ANY($1) AND NOT draft';

/**
 * Reverts the changes of rows, of drafts too. Fields that staff changed since are kept and listed. So are archived
 * vehicles, which return with the import's values if they are restored.
 */
const undo: Writer = async (manager, stockImport, rows, checkPicture) => {
  const ids = rows.flatMap(({ vehicleId }) => vehicleId ?? []);
  const drafts = await lockedDrafts(manager, ids);
  const vehicles = await manager.find(Vehicle, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  // Only after the locks, as a vehicle may have been archived while this waited for it.
  const archived = new Set((await manager.query<{ id: number }[]>(ARCHIVED, [ids])).map(({ id }) => id));
  const isArchived = ({ vehicleId }: StockImportRow) => vehicleId !== null && archived.has(vehicleId);
  await keep(manager, stockImport, rows.filter(isArchived), checkPicture);
  const written = rows.filter((row) => row.vehicleId !== null && !row.undone && !isArchived(row));
  const byId = new Map([...drafts, ...vehicles].map((vehicle) => [vehicle.id, vehicle]));
  const deleted: Vehicle[] = [];
  const restored: { before: Vehicle; after: Vehicle }[] = [];
  const results = written.map(({ row, vehicleId, before, after }): RowResult => {
    const vehicle = byId.get(vehicleId as number);
    // Staff deleted the vehicle, so there is nothing to revert.
    if (!vehicle) return { row, undone: true, kept: [] };
    const names = Object.keys(after ?? {}) as (keyof Vehicle)[];
    const kept = Object.keys(differences<object>(vehicle, after ?? {}).after);
    if (before === null) {
      if (kept.length === 0) deleted.push(vehicle);
      return { row, undone: kept.length === 0, kept };
    }
    const back = names.filter((name) => !kept.includes(name));
    if (back.length > 0) restored.push({ before: vehicle, after: { ...vehicle, ...only(before as Vehicle, back) } });
    return { row, undone: true, kept };
  });
  const { staff } = stockImport;
  const { drafts: ofDrafts = [], stock = [] } = Object.groupBy(deleted, (vehicle) =>
    drafts.includes(vehicle) ? 'drafts' : 'stock',
  );
  await deleteVehicles(manager, stock, staff);
  await deleteVehicles(manager, ofDrafts, staff, true);
  await updateVehicles(manager, restored, staff);
  await storeResults(manager, stockImport.id, ['undone', 'kept'], results);
};

/** Marks rows that cannot be stored. */
const refuse: Writer = (manager, stockImport, rows) => {
  const results = rows.map(({ row }): RowResult => ({ row, outcome: 'refused', errors: onRow('importFailed') }));
  return storeResults(manager, stockImport.id, ['outcome', 'errors'], results);
};

/** The work for each state that requires work, what to do with a row that breaks it, and the state that follows. */
export const WORK = {
  checking: { write: check, giveUp: refuse, next: 'checked' },
  running: { write: run, giveUp: refuse, next: 'done' },
  undoing: { write: undo, giveUp: keep, next: 'undone' },
} as const;

type Working = keyof typeof WORK;

const CLAIM = `SELECT id FROM catalog.stock_import WHERE state IN ('checking', 'running', 'undoing')
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** Whether an error is caused by the row: by its values, or by another row with its number. */
export const isOfRow = (error: unknown): boolean =>
  error instanceof QueryFailedError && /^2[23]/.test((error.driverError as { code?: string }).code ?? '');

export interface Batch {
  importId: number;
  row: number;
}

/**
 * Processes the next rows of the oldest waiting file in one transaction: if the process ends, rows are either complete
 * or not begun. A single row that breaks the database's rules is marked instead. Returns the outcome; undefined if
 * nothing waits or others are processing.
 * @throws QueryFailedError if one of several rows breaks the database's rules
 */
export const workOn = (dataSource: DataSource, checkPicture: PictureCheck, size: number): Promise<Batch | undefined> =>
  dataSource.transaction(async (manager) => {
    const [claimed]: { id: number }[] = await manager.query(CLAIM);
    if (!claimed) return undefined;
    const stockImport = await manager.findOneByOrFail(StockImport, { id: claimed.id });
    const { id: importId, state, position, worked } = stockImport;
    const { write, giveUp, next } = WORK[state as Working];
    // Before their drafts, as whoever publishes one: it gets another id, which its row follows.
    const rows = await manager.find(StockImportRow, {
      where: { importId, row: MoreThan(position) },
      order: { row: 'ASC' },
      take: size,
      lock: { mode: 'pessimistic_write' },
    });
    const last = rows.at(-1);
    if (!last) {
      if (next === 'done' && (await manager.existsBy(StockImportRow, { importId, picturesDue: true }))) {
        await manager.update(StockImport, importId, { state: 'pictures' });
        return { importId, row: position };
      }
      const counts = await countRows(manager, importId);
      await manager.update(StockImport, importId, { state: next, counts, finishedAt: next === 'checked' ? null : new Date() });
      if (next !== 'checked') await deleteUploadedFiles(manager, importId);
      return { importId, row: position };
    }
    try {
      await manager.transaction((nested) => write(nested, stockImport, rows, checkPicture));
    } catch (error) {
      if (!isOfRow(error) || rows.length > 1) throw error;
      // Still in the transaction that tried it: later, another process may have given it up.
      await giveUp(manager, stockImport, rows, checkPicture);
    }
    await manager.update(StockImport, importId, { position: last.row, worked: worked + rows.length });
    return { importId, row: last.row };
  });
