import type { StockImport, StockImportRow } from '@dealership/contracts';

/** The fields by which a person recognises the vehicle of a row. */
const NAMING = ['stockNumber', 'year', 'make', 'model'];

/** The vehicle of a row, as the file names it. */
export const rowName = ({ cells }: StockImportRow, { mapping }: StockImport): string =>
  NAMING.flatMap((name) => cells[mapping.indexOf(name)] || []).join(' ');
