/** Digits that are read like Latin ones: Arabic-Indic, Persian and full-width ones, each from 0 to 9. */
export const OTHER_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９';

const ANY_OTHER_DIGIT = new RegExp(`[${OTHER_DIGITS}]`, 'g');

/** Latin digits for Arabic-Indic (٣), Persian (۳) and full-width (３) ones; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(ANY_OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10));

// Groups of three digits with one separator, then at most two decimals after another one.
const GROUPED = /^([1-9]\d{0,2}([.,'’٬٫])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,٫](\d{1,2}))?$/;

/**
 * Removes spaces and the separators between groups of three digits, whichever people use: '250.000', '250,000', '２５０，０００'
 * and "250'000" become '250000'; '250.000,00' becomes '250000.00'. Text without such groups keeps its separators.
 */
export function withoutGroups(typed: string): string {
  const text = toLatinDigits(typed).replace(/\s/g, '').replace(/[،，]/g, ',');
  const [, groups, , decimals] = GROUPED.exec(text) ?? [];
  if (groups === undefined) return text;
  return [groups.replace(/\D/g, ''), decimals].filter(Boolean).join('.');
}

/**
 * Parses a whole number as people type it, with digits and separators of any script: '12,500', '12.500', '١٢٬٥٠٠',
 * '1,12,500', '12500.0'. Undefined if it is not one, such as '7,5'.
 */
export function parseWholeNumber(typed: string): number | undefined {
  const text = withoutGroups(typed).replace(/\.0+$/, '');
  return /^\d+(?:[,٬]\d+)*(?<![,٬]\d{1,2})$/.test(text) && text.length <= 20 ? Number(text.replace(/[,٬]/g, '')) : undefined;
}

const SHORT_NUMBER = /^(\d+(?:[.٫]\d+)?)(\p{L}+)$/u;

const FACTORS: Record<string, number> = { k: 1e3, ألف: 1e3, الف: 1e3, 万: 1e4, m: 1e6, مليون: 1e6 };

/**
 * Parses a whole number in the short form of thousands or millions: '398k', '1.2M', '37.5万', '٤٠٠ ألف'. Undefined if it is
 * not one, and with separators between groups, which could be decimals ('1,234m').
 */
export function parseShortNumber(typed: string): number | undefined {
  const [, amount = '', unit = ''] = SHORT_NUMBER.exec(toLatinDigits(typed).replace(/\s/g, '').toLowerCase()) ?? [];
  // Rounded because of binary fractions: 1.2345 * 1e6 may be a little more or less than 1234500.
  const number = Number((Number(amount.replace('٫', '.')) * (FACTORS[unit] ?? Number.NaN)).toFixed(6));
  return Number.isSafeInteger(number) ? number : undefined;
}
