import { formatNumber, formatUsd } from '@dealership/contracts';

/** Placeholder for a missing amount. */
export const NO_AMOUNT = '–';

/** Example: '¥3,000,000'. */
export const formatYen = (yen: number): string => `¥${formatNumber(yen)}`;

/** Example: 'AED 85,152', in Arabic '85,152 درهم'. `locale` as in LANGUAGES. */
export const formatDirhams = (aed: number, locale: string, decimals = 0): string =>
  locale.startsWith('ar') ? `${formatNumber(aed, decimals)} درهم` : `AED ${formatNumber(aed, decimals)}`;

/** Example: '− AED 14,250', in Arabic '−14,250 درهم' with the sign at the left of the number. */
export const formatDeduction = (aed: number, locale: string): string =>
  locale.startsWith('ar') ? `\u2066−${formatNumber(aed)}\u2069 درهم` : `− AED ${formatNumber(aed)}`;

/** An estimate in whole dollars: '$23,183'. */
export const formatWholeDollars = (usd: number): string => formatUsd(Math.round(usd));

/** Example: '$1 = ¥149.82'. */
export const formatRate = (yenPerDollar: number): string => `$1 = ¥${formatNumber(yenPerDollar, 2)}`;
