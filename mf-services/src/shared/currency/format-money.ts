import { formatNumber } from '@dealership/contracts';

/** Placeholder for a missing amount. */
export const NO_AMOUNT = '–';

/** Example: '¥3,000,000'. */
export const formatYen = (yen: number): string => `¥${formatNumber(yen)}`;

/** Example: 'AED 85,152.38', in Arabic '85,152.38 درهم'. `locale` as in LANGUAGES. */
export const formatDirhams = (aed: number, locale: string): string =>
  locale.startsWith('ar') ? `${formatNumber(aed, 2)} درهم` : `AED ${formatNumber(aed, 2)}`;

/** Example: '− AED 14,250.00', in Arabic '−14,250.00 درهم' with the sign at the left of the number. */
export const formatDeduction = (aed: number, locale: string): string =>
  locale.startsWith('ar') ? `\u2066−${formatNumber(aed, 2)}\u2069 درهم` : `− AED ${formatNumber(aed, 2)}`;

/** Example: '$1 = ¥149.82'. */
export const formatRate = (yenPerDollar: number): string => `$1 = ¥${formatNumber(yenPerDollar, 2)}`;
