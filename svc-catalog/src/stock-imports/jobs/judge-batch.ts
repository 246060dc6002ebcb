import { cleanChassisNumber } from '@dealership/contracts';
import { type EntityManager, In } from 'typeorm';
import { ArchivedVehicle } from '../../archive/archived-vehicle.entity.js';
import { Vehicle } from '../../vehicles/vehicle.entity.js';
import type { StockImport } from '../stock-import.entity.js';
import type { StockImportRow } from '../stock-import-row.entity.js';
import { type JudgedRow, judgeRow, stockNumberOf } from './judge-row.js';

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
export async function judgeBatch(
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
