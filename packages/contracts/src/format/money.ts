import { parseShortNumber, toLatinDigits, withoutGroups } from './digits.js';
import { formatNumber } from './format-number.js';

/** Dollars for one dirham: the factor under every AED price of a vehicle. */
export const AED_TO_USD = 0.2722;

const AMOUNT = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

/**
 * Parses an amount in dirhams as people type it: `450000`, `'450,000'`, `'AED 450,000.00'`, `'450.000'`, `'٤٥٠٬٠٠٠'`, `'450k'`.
 * Empty is `null` (price on request). Anything that is not one non-negative decimal number is `undefined`.
 */
export function parseAed(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const typed = value.replace(/^\s*AED\s*/i, '');
  const text = withoutGroups(typed).replaceAll('٬', ',').replace('٫', '.');
  if (text === '') return null;
  return AMOUNT.test(text) ? Number(text.replaceAll(',', '')) : parseShortNumber(typed);
}

/**
 * Whether an amount has a fraction of a dirham: 4.5, '4,50'. A dot or comma before three digits separates thousands:
 * '95.500'.
 */
export function hasFraction(value: unknown): boolean {
  const aed = parseAed(typeof value === 'string' ? toLatinDigits(value).replace(/[,،](?=\d{1,2}\s*$)/, '.') : value);
  return typeof aed === 'number' && !Number.isInteger(aed);
}

/** The sign before an amount and its currency. */
const signOf = (amount: number): string => (amount < 0 ? '−' : '');

/** 'AED 450,000', '−AED 450,000', in Arabic '450,000 درهم'; Latin digits in every language. `locale` as in LANGUAGES. */
export const formatAed = (aed: number, locale = 'en-AE'): string => {
  const amount = formatNumber(Math.abs(aed));
  return signOf(aed) + (locale.startsWith('ar') ? `${amount} درهم` : `AED ${amount}`);
};

/** '$122,490', '−$62', and '$62.50' with cents or if `cents` is 'always': the dollar sign comes first in every language. */
export function formatUsd(amount: number, cents: 'always' | 'if any' = 'if any'): string {
  const text = `${signOf(amount)}$${formatNumber(Math.abs(amount), 2)}`;
  return cents === 'always' ? text : text.replace('.00', '');
}

/** Further display currencies for prices in dirhams. */
export const SECOND_CURRENCIES = ['USD', 'JPY', 'SAR'] as const;

export type SecondCurrency = (typeof SECOND_CURRENCIES)[number];

export const isSecondCurrency = (value: string | undefined): value is SecondCurrency =>
  (SECOND_CURRENCIES as readonly (string | undefined)[]).includes(value);

/** Exchange rates of the dirham, except the fixed dollar, and their day (YYYY-MM-DD). */
export interface CurrencyRates extends Record<Exclude<SecondCurrency, 'USD'>, number> {
  date: string;
}

/**
 * '$122,490', '¥18,370,000', 'SAR 459,495', in Arabic '459,495 ريال'; currencies worth a dirham or less keep their
 * decimals.
 */
export function formatSecondCurrency(amount: number, currency: SecondCurrency, locale = 'en-AE'): string {
  const decimals = currency === 'JPY' ? 2 : 4;
  const text = formatNumber(amount, Number.isInteger(amount) ? 0 : decimals);
  if (currency === 'USD') return `$${text}`;
  if (currency === 'JPY') return `¥${text}`;
  return locale.startsWith('ar') ? `${text} ريال` : `SAR ${text}`;
}
