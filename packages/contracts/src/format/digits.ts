const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Latin digits for Arabic-Indic (٣), Persian (۳) and full-width (３) ones; everything else stays. */
export const toLatinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
