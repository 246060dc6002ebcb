import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as people of its country group its digits: '+971 50 123 4567'. Without a country code it is from the
 * UAE. What is no valid number stays as it is.
 */
export function phoneText(phone: string): string {
  const number = parsePhoneNumberFromString(phone, 'AE');
  return number?.isValid() ? number.formatInternational() : phone;
}
