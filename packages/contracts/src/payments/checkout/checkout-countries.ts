// Separate from the schema: forms show this first and load zod later.

/** ISO 3166 codes, in the order of the form. */
export const CHECKOUT_COUNTRIES = [
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
] as const;

export type CheckoutCountry = (typeof CHECKOUT_COUNTRIES)[number];

const WITHOUT_POSTCODES: readonly unknown[] = ['AE', 'QA', 'OM', 'KW', 'BH', 'SA'];

/** Whether the country requires a postcode. */
export const needsPostcode = (country: unknown): boolean => !WITHOUT_POSTCODES.includes(country);
