const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Latin digits for Arabic-Indic (٣), Persian (۳) and full-width (３) ones; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

// Groups of three digits with one separator, then at most two decimals after another one.
const GROUPED = /^([1-9]\d{0,2}([.,'’٬٫])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,٫](\d{1,2}))?$/;

/**
 * Removes spaces and the separators between groups of three digits, whichever people use: '250.000', '250,000' and
 * "250'000" become '250000'; '250.000,00' becomes '250000.00'. Text without such groups keeps its separators.
 */
export function withoutGroups(typed: string): string {
  const text = toLatinDigits(typed).replace(/\s/g, '');
  const [, groups, , decimals] = GROUPED.exec(text) ?? [];
  if (groups === undefined) return text;
  return [groups.replace(/\D/g, ''), decimals].filter(Boolean).join('.');
}

/**
 * Parses a whole number as people type it, with digits and separators of any script: '12,500', '12.500', '١٢٬٥٠٠',
 * '12500.0'. Undefined if it is not one.
 */
export function parseWholeNumber(typed: string): number | undefined {
  const text = withoutGroups(typed)
    .replace(/[,٬،，]/g, '')
    .replace(/\.0+$/, '');
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
