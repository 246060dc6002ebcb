/** Stands where there is no amount. */
export const NO_AMOUNT = '–';

const inEnglish = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);

const whole = inEnglish({ maximumFractionDigits: 0 });
const twoDecimals = inEnglish({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '3,000,000': Latin digits in every language. */
export const formatAmount = (amount: number): string => whole.format(amount);

/** '¥3,000,000'. */
export const formatYen = (yen: number): string => `¥${whole.format(yen)}`;

/** '$23,183.33'. */
export const formatDollars = (usd: number): string => `$${twoDecimals.format(usd)}`;

/** 'AED 85,152.38', in Arabic '85,152.38 درهم'. `locale` as in LANGUAGES. */
export const formatDirhams = (aed: number, locale: string): string =>
  locale.startsWith('ar') ? `${twoDecimals.format(aed)} درهم` : `AED ${twoDecimals.format(aed)}`;

/** '$1 = ¥149.82'. */
export const formatRate = (yenPerDollar: number): string => `$1 = ¥${twoDecimals.format(yenPerDollar)}`;
