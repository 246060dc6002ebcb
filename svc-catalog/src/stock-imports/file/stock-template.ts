import { Readable } from 'node:stream';
import { IMPORT_COLUMNS, type ImportFormat, type Language } from '@dealership/contracts';
import { csvFile } from '@dealership/service-kit/csv';
import { StreamableFile } from '@nestjs/common';
import { writeXlsxStream } from 'hucre/xlsx';

const NAME = 'stock-template';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A stock file template in a language, with the headings of every column and one example. */
export function stockTemplate(format: ImportFormat, language: Language): StreamableFile {
  const columns = IMPORT_COLUMNS.map((column) => ({ key: column.name, header: column.labels[language] }));
  const record = Object.fromEntries(IMPORT_COLUMNS.map(({ name, example }) => [name, example]));
  if (format === 'csv')
    return csvFile(
      NAME,
      columns,
      (async function* () {
        yield record;
      })(),
    );
  const rows = [columns.map(({ header }) => header), columns.map(({ key }) => record[key] ?? '')];
  const file = Readable.fromWeb(writeXlsxStream(rows, { name: 'Stock' }) as never);
  return new StreamableFile(file, { type: XLSX, disposition: `attachment; filename="${NAME}.xlsx"` });
}
