import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '../../fields/translations.js';
import type { Language } from '../../languages/languages.js';
import { BODY_TYPES, COLORS, DRIVES, REGIONAL_SPECS, SERVICE_HISTORIES, VEHICLE_STATUSES, WARRANTIES } from '../facts/codes.js';
import { FUEL_TYPES, TRANSMISSIONS } from '../vehicle.js';

/**
 * How a cell is parsed. `pictures`: https addresses; `list`: entries separated by line breaks or semicolons; `flag`:
 * yes or no in any language of the site.
 */
export type ImportCellKind = 'text' | 'list' | 'pictures' | 'whole' | 'flag' | 'choice';

/** A column of a stock file: one field of a vehicle. */
export interface ImportColumn {
  /** Field name in the contract; translations append `.` and the language. */
  name: string;
  kind: ImportCellKind;
  labels: Record<Language, string>;
  example: string;
  /** For a choice: the codes that a cell may have. */
  options?: readonly string[];
  /** Required for a new vehicle. */
  required?: true;
  /** The field that this column translates. */
  translates?: { field: string; language: TranslationLanguage };
}

type More = Pick<ImportColumn, 'options' | 'required'>;

const column = (
  name: string,
  kind: ImportCellKind,
  [en, ar, ja]: [string, string, string],
  example: string,
  more: More = {},
): ImportColumn => ({ name, kind, labels: { en, ar, ja }, example, ...more });

const choice = (
  name: string,
  labels: [string, string, string],
  options: readonly [string, ...string[]],
  more: More = {},
): ImportColumn => column(name, 'choice', labels, options[0], { options, ...more });

const flag = (name: string, labels: [string, string, string]): ImportColumn => column(name, 'flag', labels, 'no');

const required = { required: true } as const;

const TEXTS = [
  column('origin', 'text', ['Origin', 'مصدر السيارة', '輸入元'], 'Japan'),
  column('description', 'text', ['Description', 'الوصف', '説明'], 'One owner, full history.'),
  column('equipment', 'list', ['Equipment', 'التجهيزات', '装備'], 'Sunroof; 360° camera'),
];

const LANGUAGE_LABELS: Record<TranslationLanguage, Record<Language, string>> = {
  ar: { en: 'Arabic', ar: 'بالعربية', ja: 'アラビア語' },
  ja: { en: 'Japanese', ar: 'باليابانية', ja: '日本語' },
};

const translation = (text: ImportColumn, language: TranslationLanguage): ImportColumn => {
  const labelIn = (of: Language) => `${text.labels[of]} (${LANGUAGE_LABELS[language][of]})`;
  return {
    ...text,
    name: `${text.name}.${language}`,
    labels: { en: labelIn('en'), ar: labelIn('ar'), ja: labelIn('ja') },
    example: '',
    translates: { field: text.name, language },
  };
};

/** Rows match vehicles by stock number. */
export const IMPORT_KEY = 'stockNumber';

/** Available, reserved or sold in one column. Stands for the columns `reserved` and `sold`. */
export const IMPORT_STATUS = 'status';

/** The pictures of a vehicle, downloaded after its row was imported. */
export const IMPORT_PICTURES = 'images';

/** Every column of a stock file, in the order of the template. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  column(IMPORT_KEY, 'text', ['Stock number', 'رقم المخزون', '在庫番号'], 'A-1024', required),
  column('make', 'text', ['Make', 'الماركة', 'メーカー'], 'Toyota', required),
  column('model', 'text', ['Model', 'الطراز', '車種'], 'Land Cruiser', required),
  column('year', 'whole', ['Year', 'سنة الصنع', '年式'], '2024', required),
  column('mileage', 'whole', ['Mileage', 'المسافة المقطوعة', '走行距離'], '12000', required),
  column('price', 'text', ['Price', 'السعر', '価格'], '285000'),
  choice('transmission', ['Transmission', 'ناقل الحركة', 'トランスミッション'], TRANSMISSIONS, required),
  choice('fuelType', ['Fuel type', 'نوع الوقود', '燃料'], FUEL_TYPES, required),
  column('engineSize', 'text', ['Engine size', 'سعة المحرك', '排気量'], '3.5 L'),
  column('cylinders', 'whole', ['Cylinders', 'عدد الأسطوانات', '気筒数'], '6'),
  column('power', 'whole', ['Power', 'القوة', '最高出力'], '409'),
  choice('drive', ['Drive', 'نظام الدفع', '駆動方式'], DRIVES),
  choice('bodyType', ['Body type', 'شكل الهيكل', 'ボディタイプ'], BODY_TYPES),
  column('doors', 'whole', ['Doors', 'الأبواب', 'ドア数'], '5'),
  column('seats', 'whole', ['Seats', 'المقاعد', '定員'], '7'),
  choice('exteriorColor', ['Exterior colour', 'اللون الخارجي', '外装色'], COLORS),
  column('exteriorColorName', 'text', ['Name of the paint', 'اسم لون الصبغ', '塗装色の名称'], 'Precious White Pearl'),
  choice('interiorColor', ['Interior colour', 'اللون الداخلي', '内装色'], COLORS),
  column('interiorColorName', 'text', ['Name of the interior', 'اسم المقصورة', '内装の名称'], ''),
  choice('regionalSpec', ['Regional spec', 'المواصفات الإقليمية', '仕様（仕向地）'], REGIONAL_SPECS),
  column('previousOwners', 'whole', ['Previous owners', 'المالكون السابقون', '前オーナー数'], '1'),
  column('chassisNumber', 'text', ['VIN or chassis number', 'رقم الهيكل (VIN) أو الشاصي', 'VIN・車台番号'], 'GRJ300-4000123'),
  flag('chassisNumberShown', ['Visitors see the chassis number', 'يظهر رقم الهيكل للزوار', '車台番号をお客様に表示する']),
  choice('serviceHistory', ['Service history', 'سجل الصيانة', '整備記録'], SERVICE_HISTORIES),
  choice('warranty', ['Warranty', 'الضمان', '保証'], WARRANTIES),
  column('warrantyUntil', 'text', ['Warranty until (month)', 'الضمان حتى (الشهر)', '保証期限（月）'], '2027-09'),
  ...TEXTS,
  ...TRANSLATION_LANGUAGES.flatMap((language) => TEXTS.map((text) => translation(text, language))),
  flag('featured', ['Featured', 'مميزة', '注目車両']),
  flag('justArrived', ['Just Arrived', 'وصلت حديثًا', '新着']),
  flag('specialOffer', ['Special Offer', 'عرض خاص', '特別価格']),
  flag('allElectric', ['All-electric', 'كهربائية بالكامل', '電気自動車']),
  column(IMPORT_STATUS, 'choice', ['Status', 'الحالة', '状態'], '', { options: VEHICLE_STATUSES }),
  flag('reserved', ['Reserved', 'محجوزة', '商談中']),
  flag('sold', ['Sold', 'مباعة', '売約済み']),
  column('purchasePrice', 'text', ['Purchase price', 'سعر الشراء', '仕入価格'], '240000'),
  column('costs', 'text', ['Costs', 'التكاليف', '諸費用'], '6500'),
  column('keyTag', 'text', ['Key tag', 'بطاقة المفتاح', '鍵札'], 'K-17'),
  column('place', 'text', ['Place', 'المكان', '保管場所'], 'Showroom'),
  column('notes', 'text', ['Notes', 'ملاحظات', 'メモ'], ''),
  column(
    IMPORT_PICTURES,
    'pictures',
    ['Pictures (addresses)', 'الصور (عناوين)', '写真（アドレス）'],
    'https://pictures.example/a-1024.jpg',
  ),
];

/** Maximum rows of a file besides the header. */
export const IMPORT_ROWS = 10_000;

/** Largest stock file in bytes. */
export const IMPORT_BYTES = 20 * 1024 * 1024;

/** Maximum size of a ZIP file of pictures in bytes, and maximum number of its files. */
export const IMPORT_ZIP_BYTES = 100 * 1024 * 1024;
export const IMPORT_ZIP_FILES = 10_000;

/** 'C14': a cell as spreadsheets name it. `column` counts from 0, `row` from 1. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1) letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row}`;
}
