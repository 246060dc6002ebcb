import { expect, it } from '@jest/globals';
import { formatDeduction } from './format-money.js';

it.each([
  ['en', '− AED 14,250'],
  ['ja', '− AED 14,250'],
  ['ar', '\u2066−14,250\u2069 درهم'],
])('keeps the sign of a deduction at the left of its number: %s', (locale, text) => {
  expect(formatDeduction(14_250, locale)).toBe(text);
});
