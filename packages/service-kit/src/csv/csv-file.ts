import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { stringify as stringifyAtOnce } from 'csv-stringify/sync';

export interface CsvColumn {
  /** Of a record. */
  key: string;
  header: string;
}

/**
 * Records as a download that is written while they are read. Spreadsheets open it as it is: UTF-8 with its mark, no cell that would be
 * run as a formula. `name`: of the file, without its ending.
 */
export function csvFile(name: string, columns: CsvColumn[], records: AsyncIterable<Record<string, string>>): StreamableFile {
  const csv = stringify({ header: true, columns, bom: true, escape_formulas: true, record_delimiter: 'windows' });
  const file = Readable.from(records).compose(csv) as unknown as Readable;
  return new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}.csv"` });
}

/** Records as the text of a CSV file that a program reads: RFC 4180, UTF-8 without a mark, every cell as it is. */
export const csvText = (columns: string[], records: Record<string, string | undefined>[]): string =>
  stringifyAtOnce(records, { header: true, columns, record_delimiter: 'windows' });
