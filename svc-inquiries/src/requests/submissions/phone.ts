import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * The number in E.164 ('+971501234567'), assumed to be from the UAE without a country code; null if it is not a number.
 */
export function e164(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'AE');
  return number?.isValid() ? number.number : null;
}

/** A number in E.164 as people of its country group its digits: '+971 50 123 4567'. */
export const internationalPhone = (number: string): string => parsePhoneNumberFromString(number)?.formatInternational() ?? number;
