import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IMPORT_ROWS, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { CsvError, parse } from 'csv-parse';
import { streamXlsxRows } from 'hucre/xlsx';

/** A row with its number as in spreadsheets, from 1. */
export interface FileRow {
  row: number;
  cells: string[];
}

type Message = 'importFile' | 'importEmpty' | 'importRows';

/** `row`: where the file becomes unreadable. */
export const refusedFile = (message: Message, row?: number, cause?: unknown): AppError => {
  const errors = [{ path: row === undefined ? 'file' : `row.${row}`, message: staffValidationMessages[message] }];
  return new AppError('VALIDATION_FAILED', {}, { errors, cause });
};

const COLUMNS = 200;
const CHUNK = 64 * 1024;
const MAX_ROW_LENGTH = 1024 * 1024;
/** Rows after which the event loop may run other work. */
const BATCH_SIZE = 100;

// Encodings besides UTF-8 in which spreadsheets of the three languages write.
const ENCODINGS = ['utf-8', 'shift_jis', 'windows-1256'] as const;

function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Wrong encoding, so try the next one.
    }
  }
  throw refusedFile('importFile');
}

/** The candidate that occurs most often in the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

async function* csvRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const text = decoded(bytes);
  // Binary files contain NUL characters, text files do not.
  if (text.includes('\0')) throw refusedFile('importFile');
  const options = { delimiter: delimiterOf(text), bom: true, relax_column_count: true, max_record_size: MAX_ROW_LENGTH };
  const parser = Readable.from(chunksOf(text)).pipe(parse(options));
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells };
  } catch (error) {
    if (error instanceof CsvError) throw refusedFile('importFile', Number(error.records) + 1, error);
    throw error;
  }
}

const textOf = (value: string | number | boolean | Date | null): string => {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return value === null ? '' : String(value).toWellFormed().replaceAll('\0', '');
};

async function* xlsxRows(bytes: Buffer): AsyncGenerator<FileRow> {
  let row = 0;
  const rows = streamXlsxRows(bytes, { maxRows: IMPORT_ROWS + 2 });
  while (true) {
    const next = await rows.next().catch((cause) => {
      throw refusedFile('importFile', row === 0 ? undefined : row + 1, cause);
    });
    if (next.done) return;
    row = next.value.index + 1;
    if (row % BATCH_SIZE === 0) await nextTurn();
    yield { row, cells: next.value.values.map(textOf) };
  }
}

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * Removes the apostrophe that our exports and spreadsheets put before a text that would otherwise be run as a formula.
 */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

/**
 * The non-empty rows of a CSV or XLSX file, one after the other, starting with the headings.
 * @throws AppError VALIDATION_FAILED, naming the row, if the file cannot be read or is too long
 */
export async function* fileRows(bytes: Buffer): AsyncGenerator<FileRow> {
  let count = 0;
  for await (const { row, cells } of isZip(bytes) ? xlsxRows(bytes) : csvRows(bytes)) {
    const texts = cells.map((cell) => withoutGuard(cell).trim());
    while (texts.length > 0 && texts.at(-1) === '') texts.pop();
    if (texts.length === 0) continue;
    if (texts.length > COLUMNS || ++count > IMPORT_ROWS + 1) throw refusedFile('importRows', row);
    yield { row, cells: texts };
  }
}
