import { expect, it } from '@jest/globals';
import { parseAed } from './money.js';

it.each([
  ['450000', 450_000],
  ['AED 450,000.00', 450_000],
  ['٤٥٠٬٠٠٠', 450_000],
  ['٤٥٠٠٠٠٫٥', 450_000.5],
  ['250.000', 250_000],
  ['1.250.000', 1_250_000],
  ['AED 250.000,00', 250_000],
  ["1'250'000", 1_250_000],
  ['250 000', 250_000],
  ['٢٥٠٫٠٠٠', 250_000],
  ['250.00', 250],
  ['250.5', 250.5],
  ['0.500', 0.5],
  ['1.250,000', undefined],
  ['250,000,00', undefined],
  ['４５０，０００', undefined],
  ['４５００００', 450_000],
  [' ', null],
  [null, null],
  ['-1', undefined],
  ['45,00', undefined],
  ['cheap', undefined],
])('parses %j as an amount in dirhams', (typed, amount) => {
  expect(parseAed(typed)).toBe(amount);
});
