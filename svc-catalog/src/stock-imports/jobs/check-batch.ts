import { cleanChassisNumber } from '@dealership/contracts';
import { queriesOn } from '@dealership/service-kit/database';
import { sql } from 'kysely';
import { type EntityManager, In } from 'typeorm';
import { ArchivedVehicle } from '../../archive/archived-vehicle.entity.js';
import { Vehicle } from '../../vehicles/vehicle.entity.js';
import { wordKey } from '../file/import-words.js';
import type { StockImport } from '../stock-import.entity.js';
import type { StockImportRow } from '../stock-import-row.entity.js';
import { type CheckedRow, checkRow, stockNumberOf } from './check-row.js';

const present = (values: (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];

interface Tables {
  'catalog.stock_import_row': StockImportRow;
}

/** The earliest rows of the file with these numbers, in earlier batches and in this one. */
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
  for (const field of ['stockNumber', 'chassisNumber'] as const) {
    const values = present(numbers.map((number) => number[field]));
    const found = await queriesOn<Tables>(manager)
      .selectFrom('catalog.stock_import_row as r')
      .select(({ fn, ref }) => [ref(`r.${field}`).$notNull().as('value'), fn.min('r.row').as('row')])
      .where('r.importId', '=', id)
      .where(({ eb, ref }) => eb(ref(`r.${field}`), '=', sql<string>`ANY (${values}::text[])`))
      .where('r.row', '<', rows[0]?.row ?? 0)
      .groupBy(`r.${field}`)
      .execute();
    for (const { value, row } of found) maps[field].set(value, row);
    for (const number of numbers) {
      const value = number[field];
      if (value !== null && !maps[field].has(value)) maps[field].set(value, number.row);
    }
  }
  return (field, value) => maps[field].get(value);
}

/** Judges rows against the current stock. `lock`: locks their vehicles until the transaction ends. */
export async function checkBatch(
  manager: EntityManager,
  stockImport: StockImport,
  rows: StockImportRow[],
  lock: boolean,
): Promise<CheckedRow[]> {
  const { mapping, headers, makes } = stockImport;
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
    makes: new Map(Object.entries(makes).map(([make, known]) => [wordKey(make), known])),
    columns: headers.length,
    firstRow,
    isArchived: (stockNumber: string) => archived.some((vehicle) => vehicle.stockNumber === stockNumber),
    vehicleOf: (stockNumber: string) => byStockNumber.get(stockNumber),
    vehicleWithChassis: (chassisNumber: string, stockNumber: string) =>
      known.find((other) => other.chassisNumber === chassisNumber && other.stockNumber !== stockNumber)?.id,
  };
  return rows.map((row) => checkRow(row, around));
}
