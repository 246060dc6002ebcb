import type { CheckoutCountry } from '@dealership/contracts';

/** The countries of the form, in its order. Beside the schema of contracts they would bring zod along before anything is checked. */
export const COUNTRIES = [
  'AE',
  'SA',
  'KW',
  'QA',
  'BH',
  'OM',
  'US',
  'CA',
  'GB',
  'AU',
  'DE',
  'FR',
  'JP',
  'OTHER',
] as const satisfies readonly CheckoutCountry[];

const WITHOUT_POSTCODES: readonly string[] = ['AE', 'SA', 'KW', 'QA', 'BH', 'OM'];

/** For the star at the field; the schema has the rule. */
export const hasPostcodes = (country: string): boolean => !WITHOUT_POSTCODES.includes(country);
