import { IMPORT_KEY, IMPORT_PICTURES } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { StockImport } from '../stock-import.entity.js';
import type { RowPicture, StockImportRow } from '../stock-import-row.entity.js';
import { StockImportFile } from './stock-import-file.entity.js';

const isAddress = (name: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(name);

const waiting = (name: string, source: RowPicture['source']): RowPicture => ({ name, source, address: null, problem: null });

/**
 * The URLs in a cell, without duplicates. They are split at characters that no URL contains; a comma may be part of
 * one.
 */
function addressesOf(cells: string[], mapping: (string | null)[]): string[] {
  const cell = cells[mapping.indexOf(IMPORT_PICTURES)] ?? '';
  const parts = cell.split(/[\s;|]+|,(?=\s*[a-z][a-z0-9+.-]*:\/\/)/i).filter(Boolean);
  return [...new Set(parts.map((part) => (isAddress(part) ? part.replace(/,$/, '') : part)))];
}

type Found = Pick<StockImportFile, 'name' | 'folder' | 'stem' | 'base' | 'number'>;

const FILES = `SELECT name, folder, stem, base, number FROM catalog.stock_import_file
  WHERE import_id = $1 AND (folder = ANY ($2) OR stem = ANY ($2) OR base = ANY ($2)) ORDER BY number, name`;

const STOCK_NUMBERS = `SELECT DISTINCT lower(btrim(cells[$2])) AS key FROM catalog.stock_import_row
  WHERE import_id = $1 AND lower(btrim(cells[$2])) = ANY ($3)`;

/** File names that are complete stock numbers in the stock file: 'A-2.jpg' is then not a second picture of 'A'. */
async function wholeNames(manager: EntityManager, { id, mapping }: StockImport, files: Found[]): Promise<Set<string>> {
  const numbered = files.filter(({ base }) => base !== null).map(({ stem }) => stem);
  if (numbered.length === 0) return new Set();
  const position = mapping.indexOf(IMPORT_KEY) + 1;
  const found: { key: string }[] = await manager.query(STOCK_NUMBERS, [id, position, numbered]);
  return new Set(found.map(({ key }) => key));
}

/** The pictures of rows, as the rows and the ZIP file name them now: URLs first, then files by number. */
export async function picturesOf(
  manager: EntityManager,
  stockImport: StockImport,
  rows: Pick<StockImportRow, 'row' | 'cells' | 'stockNumber'>[],
): Promise<Map<number, RowPicture[]>> {
  const { id, mapping, zipName } = stockImport;
  const keyOf = ({ stockNumber }: { stockNumber: string | null }) => stockNumber?.normalize('NFC').toLowerCase() ?? null;
  const keys = rows.map(keyOf).filter((stockNumber) => stockNumber !== null);
  const files: Found[] = zipName === null ? [] : await manager.query(FILES, [id, keys]);
  const whole = await wholeNames(manager, stockImport, files);
  const matched = new Set<string>();
  const pictures = rows.map((row): [number, RowPicture[]] => {
    const key = keyOf(row);
    const own = files.filter(({ folder, stem, base }) => folder === key || stem === key || (base === key && !whole.has(stem)));
    for (const { name } of own) matched.add(name);
    const addresses = addressesOf(row.cells, mapping).map((name) => waiting(name, 'address'));
    return [row.row, [...addresses, ...own.map(({ name }) => waiting(name, 'file'))]];
  });
  if (matched.size > 0)
    await manager.query(
      'UPDATE catalog.stock_import_file SET matched = true WHERE import_id = $1 AND name = ANY ($2) AND NOT matched',
      [id, [...matched]],
    );
  return new Map(pictures);
}
