import {
  cellName,
  type StockImportPicture,
  type StockImportProblem,
  type StockImport as StockImportResponse,
  type StockImportRow as StockImportRowResponse,
} from '@dealership/contracts';
import { englishMessage } from '@dealership/service-kit';
import type { Vehicle } from '../vehicles/vehicle.entity.js';
import type { ImportCounts, StockImport } from './stock-import.entity.js';
import type { RowPicture, RowProblem, StockImportRow } from './stock-import-row.entity.js';

export const toStockImport = (row: StockImport, { pictures, ...counts }: ImportCounts): StockImportResponse => ({
  id: row.id,
  fileName: row.fileName,
  state: row.state,
  headers: row.headers,
  mapping: row.mapping,
  makes: row.makes,
  remembered: row.remembered,
  drafts: row.drafts,
  rows: row.rowCount,
  worked: row.worked,
  counts,
  pictures: { zip: row.zipName, ...pictures },
  personName: row.personName,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

const toPicture = ({ name, address, problem }: RowPicture): StockImportPicture => ({
  name,
  state: problem === null ? (address === null ? 'waiting' : 'stored') : 'failed',
  message: problem === null ? null : englishMessage(problem),
});

/** The values by which staff check a new vehicle. */
export const newValues = ({ price, mileage, fuelType, transmission, sold, reserved }: Partial<Vehicle>): Partial<Vehicle> => ({
  price,
  mileage,
  fuelType,
  transmission,
  sold,
  reserved,
});

export function toStockImportRow(row: StockImportRow, { headers, mapping }: StockImport): StockImportRowResponse {
  const toProblem = ({ column, field, message, row: other, vehicleId }: RowProblem): StockImportProblem => ({
    cell: column === null ? null : cellName(column, row.row),
    column: column === null ? null : (headers[column] ?? null),
    field: column === null ? (field ?? null) : (mapping[column] ?? null),
    message: englishMessage(message),
    other: other === undefined ? (vehicleId === undefined ? null : `#${vehicleId}`) : cellName(column ?? 0, other),
  });
  return {
    row: row.row,
    cells: row.cells,
    outcome: row.outcome,
    leftOut: row.leftOut,
    errors: row.errors.map(toProblem),
    warnings: row.warnings.map(toProblem),
    fields: row.fields,
    before: row.before,
    after: row.after && (row.before ? row.after : newValues(row.after)),
    pictures: row.pictures.map(toPicture),
    vehicleId: row.vehicleId,
    kept: row.kept,
  };
}
