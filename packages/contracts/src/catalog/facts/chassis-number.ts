/** Signs of a vehicle identification number (ISO 3779). Shorter chassis numbers, as Japan has them, follow no rule. */
const VIN_LENGTH = 17;

// The place of a sign, modulo ten, is what it counts. I, O and Q are in no VIN.
const SIGNS = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGITS = '0123456789X';

/** Whether the check digit, the ninth sign, is the one that the others give. */
function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce((total, sign, at) => total + (SIGNS.indexOf(sign) % 10) * (WEIGHTS[at] as number), 0);
  return vin[8] === CHECK_DIGITS[sum % CHECK_DIGITS.length];
}

/** As papers print it: capitals without spaces. */
export const cleanChassisNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** False for 17 signs whose check digit is not the one that the others give. */
export const isVinOrShorter = (text: string): boolean =>
  text.length !== VIN_LENGTH || (/^[0-9A-HJ-NPR-Z]+$/.test(text) && hasCheckDigit(text));

/** A VIN, or a chassis number of fewer signs, taken as it is. */
export const CHASSIS_NUMBER = /^[0-9A-Z-]{4,17}$/;
