import { CHECKOUT_COUNTRIES, needsPostcode } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { COUNTRIES, hasPostcodes } from './checkout-countries.js';

it('are those of the schema, in the same order', () => {
  expect(COUNTRIES).toEqual(CHECKOUT_COUNTRIES.map(({ code }) => code));
});

it.each(['', ...COUNTRIES])('marks the postcode of "%s" as the schema wants it', (country) => {
  expect(hasPostcodes(country)).toBe(needsPostcode(country));
});
