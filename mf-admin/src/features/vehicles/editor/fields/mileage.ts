import { formatNumber, parseShortNumber, parseWholeNumber, toLatinDigits } from '@dealership/contracts';

const MILES = /(?<!\p{L})mi(?:les?)?(?!\p{L})|ميل|أميال|マイル/iu;

const SHORT = /^(?:k(?!\p{L})|ألف|الف|万)/iu;

/** Whether a text has no number at all, which stands for 0 km. */
export const isWithoutNumber = (typed: string): boolean => typed.trim() !== '' && !/\d/.test(toLatinDigits(typed));

/**
 * The kilometres of a text that begins with a number: '12,500', '12k', '12,500 km approx.'. 0 without any number; NaN if it
 * is empty, not a whole number or in miles.
 */
export function mileageOf(typed: string): number {
  if (isWithoutNumber(typed)) return 0;
  const [, number = '', rest = ''] = /^(\d(?:[\d.,'’٬٫،，\s]*\d)?)\s*(\D*)$/.exec(toLatinDigits(typed).trim()) ?? [];
  if (MILES.test(rest)) return Number.NaN;
  const [short] = SHORT.exec(rest) ?? [];
  return (short ? parseShortNumber(number + short) : parseWholeNumber(number)) ?? Number.NaN;
}

/** Returns `12,500` for `12500`. */
export const groupMileage = (mileage: number): string => (Number.isNaN(mileage) ? '' : formatNumber(mileage));
