import { IMPORT_KEY, type StockImport, type StockImportRow } from '@dealership/contracts';

const NAME = ['year', 'make', 'model'];

const cellsOf = (names: string[], { cells }: StockImportRow, { mapping }: StockImport): string[] =>
  names.flatMap((name) => cells[mapping.indexOf(name)] || []);

export const rowStockNumber = (row: StockImportRow, stockImport: StockImport): string | undefined =>
  cellsOf([IMPORT_KEY], row, stockImport)[0];

/** The vehicle of a row, as the file names it; empty if it only has a stock number. */
export const rowVehicle = (row: StockImportRow, stockImport: StockImport): string => cellsOf(NAME, row, stockImport).join(' ');

/** The vehicle of a row with its stock number. */
export const rowName = (row: StockImportRow, stockImport: StockImport): string =>
  [rowStockNumber(row, stockImport), rowVehicle(row, stockImport)].filter(Boolean).join(' · ');
