import { IMPORT_COLUMNS, type ImportColumn, parseWholeNumber, toLatinDigits } from '@dealership/contracts';

const YES = ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'はい', '○'];
const NO = ['no', 'n', 'false', '0', '-', 'لا', 'いいえ', '×'];

/** Common spellings of a code, besides the code itself. */
const SYNONYMS: Record<string, string> = {
  auto: 'Automatic',
  automatic: 'Automatic',
  أوتوماتيك: 'Automatic',
  オートマチック: 'Automatic',
  at: 'Automatic',
  manual: 'Manual',
  mt: 'Manual',
  يدوي: 'Manual',
  マニュアル: 'Manual',
  petrol: 'Gasoline',
  بنزين: 'Gasoline',
  ガソリン: 'Gasoline',
  ديزل: 'Diesel',
  ディーゼル: 'Diesel',
  هايبرد: 'Hybrid',
  ハイブリッド: 'Hybrid',
  كهرباء: 'Electric',
  電気: 'Electric',
  gray: 'grey',
  'for sale': 'available',
  'in stock': 'available',
  متاحة: 'available',
  متاح: 'available',
  متوفرة: 'available',
  متوفر: 'available',
  販売中: 'available',
  在庫あり: 'available',
  booked: 'reserved',
  محجوزة: 'reserved',
  محجوز: 'reserved',
  商談中: 'reserved',
  予約済み: 'reserved',
  مباعة: 'sold',
  مباع: 'sold',
  'تم البيع': 'sold',
  売約済み: 'sold',
  販売済み: 'sold',
};

/** A price on request. */
const ON_REQUEST =
  /^(?:p\.?o\.?[ar]\.?|(?:price )?(?:on|upon) (?:request|application|enquiry)|ask|(?:السعر )?عند الطلب|応談|お問い合わせ|要問い?合わせ)$/i;

/** '12,000 km' → 12000. Anything else, decimals included, stays a text, which the field's schema rejects. */
function whole(cell: string): number | string {
  return parseWholeNumber(cell.replace(/\s*(?:km|hp|ps|كم|حصان|馬力)$/i, '')) ?? cell;
}

function choice(cell: string, options: readonly string[]): string {
  const word = cell.toLowerCase();
  return options.find((option) => option.toLowerCase() === word) ?? SYNONYMS[word] ?? cell;
}

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

/** A heading without case, spaces and punctuation. */
export const headingKey = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

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
    [name, ...Object.values(labels)].map((label): [string, string] => [headingKey(label), name]),
  ),
]);

/** The units and the currency of the stock, at the end of a heading: 'Mileage (km)', 'Price / AED'. Others are another measure. */
const UNIT =
  /[\s()[\]/,:-]+(?:aed|dhs?|درهم(?: إماراتي)?|د\.إ|ディルハム|kms?|كم|キロ|b?hp|ps|حصان|馬力|lit(?:re|er)s?|l|لتر|リットル)[\s)\].]*$/;

const fieldOf = (heading: string): string | undefined =>
  KNOWN_HEADINGS.get(headingKey(heading)) ??
  KNOWN_HEADINGS.get(headingKey(heading.normalize('NFKC').toLowerCase().replace(UNIT, '')));

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
