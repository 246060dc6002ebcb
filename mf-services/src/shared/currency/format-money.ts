import { formatNumber } from '@dealership/contracts';

/** Stands where there is no amount. */
export const NO_AMOUNT = '–';

/** '¥3,000,000'. */
export const formatYen = (yen: number): string => `¥${formatNumber(yen)}`;

/** 'AED 85,152.38', in Arabic '85,152.38 درهم'. `locale` as in LANGUAGES. */
export const formatDirhams = (aed: number, locale: string): string =>
  locale.startsWith('ar') ? `${formatNumber(aed, 2)} درهم` : `AED ${formatNumber(aed, 2)}`;

/** '$1 = ¥149.82'. */
export const formatRate = (yenPerDollar: number): string => `$1 = ¥${formatNumber(yenPerDollar, 2)}`;
