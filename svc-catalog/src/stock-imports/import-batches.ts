import { cleanChassisNumber } from '@dealership/contracts';
import { type DataSource, type EntityManager, In, MoreThan } from 'typeorm';
import { ArchivedVehicle } from '../archive/archived-vehicle.entity.js';
import { Vehicle } from '../vehicles/vehicle.entity.js';
import { deleteVehicles, insertVehicles, updateVehicles } from '../vehicles/vehicle-rows.js';
import { type JudgedRow, judgeRow, stockNumberOf } from './judge-row.js';
import { type ImportCounts, StockImport } from './stock-import.entity.js';
import { StockImportRow } from './stock-import-row.entity.js';

type Writer = (manager: EntityManager, stockImport: StockImport, rows: StockImportRow[]) => Promise<void>;

const present = (values: (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];

/** The earliest rows of the file with these numbers: of what was looked at before, and of the batch itself. */
async function firstRows(
  manager: EntityManager,
  { id, mapping }: StockImport,
  rows: StockImportRow[],
): Promise<(field: 'stockNumber' | 'chassisNumber', value: string) => number | undefined> {
  const chassisAt = mapping.indexOf('chassisNumber');
  const numbers = rows.map(({ row, cells }) => ({
    row,
    stockNumber: stockNumberOf(cells, mapping),
    chassisNumber: chassisAt < 0 ? null : cleanChassisNumber(cells[chassisAt] ?? '') || null,
  }));
  const maps = { stockNumber: new Map<string, number>(), chassisNumber: new Map<string, number>() };
  for (const [field, column] of [['stockNumber', 'stock_number'] as const, ['chassisNumber', 'chassis_number'] as const]) {
    const values = present(numbers.map((number) => number[field]));
    const found: { value: string; row: number }[] = await manager.query(
      `SELECT ${column} AS value, min(row) AS row FROM catalog.stock_import_row
       WHERE import_id = $1 AND ${column} = ANY ($2) AND row < $3 GROUP BY 1`,
      [id, values, rows[0]?.row ?? 0],
    );
    for (const { value, row } of found) maps[field].set(value, row);
    for (const number of numbers) {
      const value = number[field];
      if (value !== null && !maps[field].has(value)) maps[field].set(value, number.row);
    }
  }
  return (field, value) => maps[field].get(value);
}

/** Judges rows against the stock as it is. `lock`: their vehicles, until the transaction ends. */
async function judge(
  manager: EntityManager,
  stockImport: StockImport,
  rows: StockImportRow[],
  lock: boolean,
): Promise<JudgedRow[]> {
  const { mapping, headers } = stockImport;
  const stockNumbers = present(rows.map(({ cells }) => stockNumberOf(cells, mapping)));
  const vehicles = await manager.find(Vehicle, {
    where: { stockNumber: In(stockNumbers) },
    order: { id: 'ASC' },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  const byStockNumber = new Map(vehicles.map((vehicle) => [vehicle.stockNumber, vehicle]));
  const chassisAt = mapping.indexOf('chassisNumber');
  const chassisNumbers = chassisAt < 0 ? [] : present(rows.map(({ cells }) => cleanChassisNumber(cells[chassisAt] ?? '')));
  const known = await manager.find(Vehicle, {
    select: { id: true, chassisNumber: true, stockNumber: true },
    where: { chassisNumber: In(chassisNumbers) },
  });
  const archived = await manager.find(ArchivedVehicle, {
    select: { id: true, stockNumber: true },
    where: { stockNumber: In(stockNumbers) },
  });
  const firstRow = await firstRows(manager, stockImport, rows);
  const around = {
    mapping,
    columns: headers.length,
    firstRow,
    isArchived: (stockNumber: string) => archived.some((vehicle) => vehicle.stockNumber === stockNumber),
    vehicleOf: (stockNumber: string) => byStockNumber.get(stockNumber),
    vehicleWithChassis: (chassisNumber: string, stockNumber: string) =>
      known.find((other) => other.chassisNumber === chassisNumber && other.stockNumber !== stockNumber)?.id,
  };
  return rows.map((row) => judgeRow(row, around));
}

type RowResult = Partial<StockImportRow> & { row: number };

const COLUMNS = {
  stockNumber: 'stock_number',
  chassisNumber: 'chassis_number',
  outcome: 'outcome',
  errors: 'errors',
  warnings: 'warnings',
  fields: 'fields',
  vehicleId: 'vehicle_id',
  before: 'before',
  after: 'after',
  undone: 'undone',
  kept: 'kept',
} as const;

/** Writes the same columns of many rows in one statement. */
export async function storeResults(
  manager: EntityManager,
  importId: number,
  names: readonly (keyof typeof COLUMNS)[],
  results: RowResult[],
): Promise<void> {
  const records = results.map((result) => ({
    row: result.row,
    ...Object.fromEntries(names.map((name) => [COLUMNS[name], result[name]])),
  }));
  const columns = names.map((name) => COLUMNS[name]);
  await manager.query(
    `UPDATE catalog.stock_import_row AS t SET (${columns}) = ROW(${columns.map((column) => `r.${column}`)})
     FROM json_populate_recordset(NULL::catalog.stock_import_row, $2) r WHERE t.import_id = $1 AND t.row = r.row`,
    [importId, JSON.stringify(records)],
  );
}

const JUDGED = ['stockNumber', 'chassisNumber', 'outcome', 'errors', 'warnings', 'fields'] as const;

/** Says what would become of rows. */
const check: Writer = async (manager, stockImport, rows) => {
  await storeResults(manager, stockImport.id, JUDGED, await judge(manager, stockImport, rows, false));
};

const only = (vehicle: Vehicle, names: (keyof Vehicle)[]): Partial<Vehicle> =>
  Object.fromEntries(names.map((name) => [name, vehicle[name]]));

/** Adds and changes the vehicles of rows, as the stock and the file are now. */
const run: Writer = async (manager, stockImport, rows) => {
  const judged = await judge(manager, stockImport, rows, true);
  const added = judged.filter(({ outcome }) => outcome === 'new');
  const changed = judged.filter(({ outcome }) => outcome === 'changed');
  const stored = await insertVehicles(
    manager,
    added.map(({ columns }) => columns as Partial<Vehicle>),
    stockImport.staff,
  );
  const writes = changed.map(({ before, columns }) => ({
    before: before as Vehicle,
    after: { ...(before as Vehicle), ...columns },
  }));
  await updateVehicles(manager, writes, stockImport.staff);
  const names = ({ fields }: JudgedRow) => fields as (keyof Vehicle)[];
  const written = new Map<number, Partial<StockImportRow>>([
    ...added.map(({ row, columns }, at): [number, Partial<StockImportRow>] => {
      const vehicle = stored[at] as Vehicle;
      const after = only(vehicle, Object.keys(columns ?? {}) as (keyof Vehicle)[]);
      return [row, { vehicleId: vehicle.id, before: null, after }];
    }),
    ...changed.map((row, at): [number, Partial<StockImportRow>] => {
      const { before, after } = writes[at] as { before: Vehicle; after: Vehicle };
      return [row.row, { vehicleId: before.id, before: only(before, names(row)), after: only(after, names(row)) }];
    }),
  ]);
  const results = judged.map((row) => ({
    ...row,
    vehicleId: null,
    after: null,
    ...written.get(row.row),
    before: written.get(row.row)?.before ?? null,
  }));
  await storeResults(manager, stockImport.id, [...JUDGED, 'vehicleId', 'before', 'after'], results);
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts back what rows changed. What staff changed since stays, and is named. */
const undo: Writer = async (manager, stockImport, rows) => {
  const written = rows.filter(({ vehicleId, undone }) => vehicleId !== null && !undone);
  const vehicles = await manager.find(Vehicle, {
    where: { id: In(written.map(({ vehicleId }) => vehicleId)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const deleted: Vehicle[] = [];
  const restored: { before: Vehicle; after: Vehicle }[] = [];
  const results = written.map(({ row, vehicleId, before, after }): RowResult => {
    const vehicle = byId.get(vehicleId as number);
    // Staff deleted it: there is nothing to put back.
    if (!vehicle) return { row, undone: true, kept: [] };
    const names = Object.keys(after ?? {}) as (keyof Vehicle)[];
    const kept = names.filter((name) => !isSame(vehicle[name], after?.[name]));
    if (before === null) {
      if (kept.length === 0) deleted.push(vehicle);
      return { row, undone: kept.length === 0, kept };
    }
    const back = names.filter((name) => !kept.includes(name));
    if (back.length > 0) restored.push({ before: vehicle, after: { ...vehicle, ...only(before as Vehicle, back) } });
    return { row, undone: true, kept };
  });
  await deleteVehicles(manager, deleted, stockImport.staff);
  await updateVehicles(manager, restored, stockImport.staff);
  await storeResults(manager, stockImport.id, ['undone', 'kept'], results);
};

/** What is done with rows in each of the states in which there is work, and the state after the last of them. */
export const WORK = {
  checking: { write: check, next: 'checked' },
  running: { write: run, next: 'done' },
  undoing: { write: undo, next: 'undone' },
} as const;

type Working = keyof typeof WORK;

/** Rows of a file by what becomes or became of them. */
export async function countRows(manager: EntityManager, importId: number): Promise<ImportCounts> {
  const [counts] = await manager.query(
    `SELECT count(*) FILTER (WHERE outcome = 'new')::integer AS new,
            count(*) FILTER (WHERE outcome = 'changed')::integer AS changed,
            count(*) FILTER (WHERE outcome = 'unchanged')::integer AS unchanged,
            count(*) FILTER (WHERE outcome = 'refused')::integer AS refused,
            count(*) FILTER (WHERE warnings::text <> '[]')::integer AS warned,
            count(*) FILTER (WHERE vehicle_id IS NOT NULL AND NOT undone)::integer AS stored,
            count(*) FILTER (WHERE kept <> '{}')::integer AS kept
     FROM catalog.stock_import_row WHERE import_id = $1`,
    [importId],
  );
  return counts;
}

const CLAIM = `SELECT id FROM catalog.stock_import WHERE state IN ('checking', 'running', 'undoing')
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;

export interface Batch {
  importId: number;
  row: number;
}

/**
 * Works on the next rows of the oldest file that waits, in one transaction: whenever the process ends, rows are either done with all that
 * belongs to them, or not begun. Returns what it came to; undefined: nothing waits, or others work on it.
 * @param refuse a row that cannot be stored is refused instead
 */
export const workOn = (dataSource: DataSource, size: number, refuse = false): Promise<Batch | undefined> =>
  dataSource.transaction(async (manager) => {
    const [claimed]: { id: number }[] = await manager.query(CLAIM);
    if (!claimed) return undefined;
    const stockImport = await manager.findOneByOrFail(StockImport, { id: claimed.id });
    const { id: importId, state, position, worked } = stockImport;
    const { write, next } = WORK[state as Working];
    const rows = await manager.find(StockImportRow, {
      where: { importId, row: MoreThan(position) },
      order: { row: 'ASC' },
      take: size,
    });
    const last = rows.at(-1);
    if (!last) {
      const counts = await countRows(manager, importId);
      await manager.update(StockImport, importId, { state: next, counts, finishedAt: next === 'checked' ? null : new Date() });
      return { importId, row: position };
    }
    if (refuse) {
      const results = rows.map(({ row }) => ({
        row,
        outcome: 'refused' as const,
        errors: [{ column: null, message: 'importFailed' }],
      }));
      await storeResults(manager, importId, ['outcome', 'errors'], results);
    } else await write(manager, stockImport, rows);
    await manager.update(StockImport, importId, { position: last.row, worked: worked + rows.length });
    return { importId, row: last.row };
  });
