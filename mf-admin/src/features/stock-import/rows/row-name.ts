import { IMPORT_KEY, type StockImport, type StockImportRow, toLatinDigits } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { carName } from '../../../shared/display/format/car-name.js';

const NAME = ['year', 'make', 'model'];

const cellsOf = (names: string[], { cells }: StockImportRow, { mapping }: StockImport): string[] =>
  names.flatMap((name) => cells[mapping.indexOf(name)] || []);

export const rowStockNumber = (row: StockImportRow, stockImport: StockImport): string | undefined =>
  cellsOf([IMPORT_KEY], row, stockImport)[0];

/**
 * What names the vehicle of a row: `vehicle` in the reader's language, or as far as the file has it, and empty if it has
 * only a stock number; `full` with the stock number.
 */
export function useRowNames(stockImport: StockImport) {
  const { language } = useLanguage();
  const vehicle = (row: StockImportRow): string => {
    const [year = '', make, model] = NAME.map((name) => row.cells[stockImport.mapping.indexOf(name)]);
    const digits = toLatinDigits(year).trim();
    if (/^\d{4}$/.test(digits) && make && model) return carName(language, { year: Number(digits), make, model });
    return cellsOf(NAME, row, stockImport).join(' ');
  };
  const full = (row: StockImportRow): string => [rowStockNumber(row, stockImport), vehicle(row)].filter(Boolean).join(' · ');
  return { vehicle, full };
}
