/** Signs of a vehicle identification number (ISO 3779). Shorter chassis numbers, as Japan has them, follow no rule. */
const VIN_LENGTH = 17;

// The place of a sign, modulo ten, is what it counts. I, O and Q are in no VIN.
const SIGNS = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGITS = '0123456789X';

/**
 * Whether the ninth sign of a VIN of 17 signs is another than the check digit that the others give (49 CFR 565.15). To be warned of, not
 * refused: only cars for North America and China have one; most of those built for Europe and the Gulf have not.
 */
export function lacksCheckDigit(chassisNumber: string): boolean {
  const sum = [...chassisNumber].reduce((total, sign, at) => total + (SIGNS.indexOf(sign) % 10) * (WEIGHTS[at] ?? 0), 0);
  return chassisNumber.length === VIN_LENGTH && chassisNumber[8] !== CHECK_DIGITS[sum % CHECK_DIGITS.length];
}

/** As papers print it: capitals without spaces. */
export const cleanChassisNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** False for 17 signs of which one is in no VIN. */
export const isVinOrShorter = (text: string): boolean => text.length !== VIN_LENGTH || /^[0-9A-HJ-NPR-Z]+$/.test(text);

// The tenth sign goes round in thirty years (49 CFR 565.15, table VII); 0 and Z stand for no year, as U does.
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * Whether a 17-character VIN names another model year. Registration may be a year before or after it. Shorter numbers and those
 * without a year sign contradict nothing. Warn, do not refuse: makers outside North America need not follow the scheme.
 */
export function contradictsVin(chassisNumber: string, year: number): boolean {
  const sign = YEAR_SIGNS.indexOf(chassisNumber[9] ?? '-');
  if (chassisNumber.length !== VIN_LENGTH || sign < 0) return false;
  const apart = (((year - FIRST_YEAR - sign) % YEAR_SIGNS.length) + YEAR_SIGNS.length) % YEAR_SIGNS.length;
  return Math.min(apart, YEAR_SIGNS.length - apart) > 1;
}

/** A VIN, or a chassis number of fewer signs, taken as it is. */
export const CHASSIS_NUMBER = /^[0-9A-Z-]{4,17}$/;
