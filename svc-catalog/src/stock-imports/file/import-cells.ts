import { IMPORT_COLUMNS, type ImportColumn, parseWholeNumber, toLatinDigits } from '@dealership/contracts';
import { codeOf, wordKey } from './import-words.js';

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'はい', '○'];
const NO = ['no', 'n', 'false', '0', '-', 'لا', 'いいえ', '×'];

/** A price on request. */
const ON_REQUEST =
  /^(?:p\.?o\.?[ar]\.?|(?:price )?(?:on|upon) (?:request|application|enquiry)|ask|(?:السعر )?عند الطلب|応談|お問い合わせ|要問い?合わせ)$/i;

/** '12,000 km' → 12000. Anything else, decimals included, stays a text, which the field's schema rejects. */
function whole(cell: string): number | string {
  return parseWholeNumber(cell.replace(/\s*(?:km|hp|ps|كم|حصان|馬力)$/i, '')) ?? cell;
}

const choice = (cell: string, options: readonly string[]): string => codeOf(cell, options) ?? cell;

function flag(cell: string): boolean | string {
  const word = cell.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : cell;
}

const list = (cell: string): string[] =>
  cell
    .split(/[\n;；|]/)
    .map((text) => text.trim())
    .filter(Boolean);

const month = (cell: string): string => toLatinDigits(cell).replace(/^(\d{4}-\d{2})-\d{2}(?:T.*)?$/, '$1');

/** The value of a non-empty cell, in the form the contract's schemas accept. */
export function cellValue({ kind, name, options = [] }: ImportColumn, cell: string): unknown {
  if (kind === 'whole') return whole(cell);
  if (kind === 'choice') return choice(cell, options);
  if (kind === 'flag') return flag(cell);
  if (kind === 'list') return list(cell);
  if (name === 'price' && ON_REQUEST.test(cell)) return null;
  return name === 'warrantyUntil' ? month(cell) : cell;
}

export const COLUMN_OF = new Map(IMPORT_COLUMNS.map((column) => [column.name, column]));

/** Names of the columns in other programs. */
const OTHER_HEADINGS: Record<string, string> = {
  stock: 'stockNumber',
  availability: 'status',
  ステータス: 'status',
  販売状況: 'status',
  stockno: 'stockNumber',
  brand: 'make',
  manufacturer: 'make',
  km: 'mileage',
  odometer: 'mileage',
  gearbox: 'transmission',
  fuel: 'fuelType',
  body: 'bodyType',
  color: 'exteriorColor',
  colour: 'exteriorColor',
  vin: 'chassisNumber',
  chassis: 'chassisNumber',
  chassisno: 'chassisNumber',
  chassisnumber: 'chassisNumber',
  رقمالهيكل: 'chassisNumber',
  رقمالشاصي: 'chassisNumber',
  الشاصي: 'chassisNumber',
  الشركةالمصنعة: 'make',
  السنة: 'year',
  العداد: 'mileage',
  الكيلومترات: 'mileage',
  اللون: 'exteriorColor',
  القير: 'transmission',
  車台番号: 'chassisNumber',
  ブランド: 'make',
  モデル: 'model',
  色: 'exteriorColor',
  ミッション: 'transmission',
  仕様地域: 'regionalSpec',
};

const KNOWN_HEADINGS = new Map([
  ...Object.entries(OTHER_HEADINGS),
  ...IMPORT_COLUMNS.flatMap(({ name, labels }) =>
    [name, ...Object.values(labels)].map((label): [string, string] => [wordKey(label), name]),
  ),
]);

/** The units and the currency of the stock, at the end of a heading: 'Mileage (km)', 'Price / AED'. Others are another measure. */
const UNIT =
  /[\s()[\]/,:-]+(?:aed|dhs?|درهم(?: إماراتي)?|د\.إ|ディルハム|kms?|كم|キロ|b?hp|ps|حصان|馬力|lit(?:re|er)s?|l|لتر|リットル)[\s)\].]*$/;

const fieldOf = (heading: string): string | undefined =>
  KNOWN_HEADINGS.get(wordKey(heading)) ?? KNOWN_HEADINGS.get(wordKey(heading.normalize('NFKC').toLowerCase().replace(UNIT, '')));

/** The fields named by the headings, in any language of the site; each field once. */
export function proposedMapping(headers: string[]): (string | null)[] {
  const taken = new Set<string>();
  return headers.map((heading) => {
    const name = fieldOf(heading);
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}
