import { lastVehicleYear } from '../../fields/vehicle-years.js';

/** Characters of a vehicle identification number (ISO 3779). Shorter chassis numbers, as in Japan, follow no rule. */
const VIN_LENGTH = 17;

// The value of a character is its index modulo ten. I, O and Q occur in no VIN.
const SIGNS = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGITS = '0123456789X';

/**
 * Whether the check digit of a 17-character VIN is wrong (49 CFR 565.15). Warn, do not refuse: only cars for North
 * America and China have one; most of those built for Europe and the Gulf do not.
 */
export function lacksCheckDigit(chassisNumber: string): boolean {
  const sum = [...chassisNumber].reduce((total, sign, at) => total + (SIGNS.indexOf(sign) % 10) * (WEIGHTS[at] ?? 0), 0);
  return chassisNumber.length === VIN_LENGTH && chassisNumber[8] !== CHECK_DIGITS[sum % CHECK_DIGITS.length];
}

/** In the form used on documents: capitals without spaces. */
export const cleanChassisNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** False for 17 characters of which one is not allowed in a VIN. */
export const isVinOrShorter = (text: string): boolean => text.length !== VIN_LENGTH || /^[0-9A-HJ-NPR-Z]+$/.test(text);

// The tenth character encodes the year in a cycle of thirty (49 CFR 565.15, table VII); 0, Z and U encode none.
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/**
 * Whether a 17-character VIN encodes another model year. Registration may be a year before or after it. Shorter numbers
 * and those without a year code contradict nothing. Warn, do not refuse: makers outside North America need not follow
 * the scheme.
 */
export function contradictsVin(chassisNumber: string, year: number): boolean {
  const sign = YEAR_SIGNS.indexOf(chassisNumber[9] ?? '-');
  if (chassisNumber.length !== VIN_LENGTH || sign < 0) return false;
  const apart = (((year - FIRST_YEAR - sign) % YEAR_SIGNS.length) + YEAR_SIGNS.length) % YEAR_SIGNS.length;
  return Math.min(apart, YEAR_SIGNS.length - apart) > 1;
}

// In a VIN for North America, the seventh character is a digit until 2009 and a letter afterwards.
const isOfFirstCycle = (vin: string): boolean => /\d/.test(vin[6] ?? '');

/** The model year of a VIN with a valid check digit, which is built as in North America. Others state none for sure. */
export function modelYearOf(vin: string): number | undefined {
  const sign = YEAR_SIGNS.indexOf(vin[9] ?? '-');
  if (vin.length !== VIN_LENGTH || sign < 0 || lacksCheckDigit(vin)) return undefined;
  const year = FIRST_YEAR + sign + (isOfFirstCycle(vin) ? 0 : YEAR_SIGNS.length);
  return year > lastVehicleYear() ? undefined : year;
}

/** A VIN, or a shorter chassis number, which is not checked. */
export const CHASSIS_NUMBER = /^[0-9A-Z-]{4,17}$/;
