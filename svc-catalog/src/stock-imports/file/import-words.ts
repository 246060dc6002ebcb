import { COLORS } from '@dealership/contracts';

/** The names of codes in the admin, in its three languages, and their common spellings; besides the code itself. */
const NAMES: Record<string, string> = {
  Automatic: 'auto, at, أوتوماتيك, オートマチック',
  Manual: 'mt, يدوي, マニュアル',
  Gasoline: 'petrol, بنزين, ガソリン',
  Diesel: 'ديزل, ディーゼル',
  Hybrid: 'هايبرد, ハイブリッド',
  Electric: 'كهرباء, 電気',
  suv: 'دفع رباعي (SUV)',
  sedan: 'سيدان, セダン',
  coupe: 'coupé, كوبيه, クーペ',
  convertible: 'مكشوفة, オープンカー',
  hatchback: 'هاتشباك, ハッチバック',
  wagon: 'ستيشن, ステーションワゴン',
  pickup: 'بيك أب, ピックアップ',
  van: 'فان, バン',
  white: 'أبيض, بيضاء, ホワイト, 白',
  black: 'أسود, سوداء, ブラック, 黒',
  silver: 'فضي, فضية, シルバー, 銀',
  grey: 'gray, رمادي, رمادية, グレー, 灰',
  blue: 'أزرق, زرقاء, ブルー, 青',
  red: 'أحمر, حمراء, レッド, 赤',
  green: 'أخضر, خضراء, グリーン, 緑',
  yellow: 'أصفر, صفراء, イエロー, 黄',
  orange: 'برتقالي, برتقالية, オレンジ, 橙',
  brown: 'بني, بنية, ブラウン, 茶',
  beige: 'بيج, ベージュ',
  gold: 'ذهبي, ذهبية, ゴールド, 金',
  purple: 'بنفسجي, بنفسجية, パープル, 紫',
  FWD: 'front-wheel drive, دفع أمامي, 前輪駆動',
  RWD: 'rear-wheel drive, دفع خلفي, 後輪駆動',
  AWD: 'all-wheel drive, دفع كلي, 全輪駆動（AWD）, 全輪駆動',
  '4WD': 'four-wheel drive, دفع رباعي, 四輪駆動（4WD）, 四輪駆動',
  gcc: 'خليجية, 中東（GCC）仕様',
  japanese: 'يابانية, 日本仕様',
  european: 'أوروبية, 欧州仕様',
  american: 'أمريكية, 北米仕様',
  other: 'أخرى, その他',
  'full-maker': 'complete by the official dealer, كامل لدى الوكالة, 正規ディーラーの整備記録完備',
  full: 'complete, كامل, 記録完備',
  partial: 'in part, جزئي, 一部あり',
  maker: "manufacturer's warranty, ضمان الوكالة, メーカー保証",
  dealer: 'our own warranty, ضماننا, 当社保証',
  none: 'no warranty, لا يوجد, بدون ضمان, なし, 保証なし',
  available: 'for sale, in stock, متاحة, متاح, متوفرة, متوفر, 販売中, 在庫あり',
  reserved: 'booked, محجوزة, محجوز, 商談中, 予約済み',
  sold: 'مباعة, مباع, تم البيع, 売約済み, 販売済み',
};

/** A text without case, spaces and punctuation. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const CODES = Object.entries(NAMES).flatMap(([code, names]) =>
  [code, ...names.split(', ')].map((name): [string, string] => [wordKey(name), code]),
);

/** The code that a cell names, if it is one of these options. */
export function codeOf(cell: string, options: readonly string[]): string | undefined {
  const key = wordKey(cell);
  return (
    options.find((option) => wordKey(option) === key) ?? CODES.find(([name, code]) => name === key && options.includes(code))?.[1]
  );
}

const COLOR_NAMES = CODES.filter(([, code]) => COLORS.some((color) => color === code));

// Japanese writes no spaces between the words of a name.
const isJapanese = (name: string): boolean => /[\p{sc=Han}\p{sc=Katakana}]/u.test(name);

/** The colour within the name of a paint: 'Pearl White' is white. None if the name has several colours. */
export function colorWithin(name: string): string | undefined {
  const words = name.split(/[^\p{L}\p{M}]+/u).map(wordKey);
  const found = COLOR_NAMES.filter(([color]) =>
    isJapanese(color) ? wordKey(name).includes(color) : words.includes(color) || words.includes(`ال${color}`),
  );
  const colors = new Set(found.map(([, code]) => code));
  return colors.size === 1 ? [...colors][0] : undefined;
}
