import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

export interface CsvColumn {
  /** Value from a record. */
  key: string;
  header: string;
}

/** Quotes cells with a line break of any kind: by itself the library looks only for the one that ends a row. */
const FORMAT = { record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/**
 * Streams records as a CSV download for spreadsheets: UTF-8 with BOM, and no cell that would run as a formula. `name`:
 * of the file, without extension.
 */
export function csvFile(name: string, columns: CsvColumn[], records: AsyncIterable<Record<string, string>>): StreamableFile {
  const csv = stringify({ header: true, columns, bom: true, escape_formulas: true, ...FORMAT });
  const file = Readable.from(records).compose(csv) as unknown as Readable;
  return new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}.csv"` });
}

/** Records as CSV text for programs: RFC 4180, UTF-8 without BOM, cells unchanged. */
export const csvText = (columns: string[], records: Record<string, string | undefined>[]): string =>
  stringifyAtOnce(records, { header: true, columns, ...FORMAT });
