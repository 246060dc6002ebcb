import { expect, it } from '@jest/globals';
import { hasFraction, parseAed } from './money.js';

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
  ['３９８，０００', 398_000],
  ['٣٩٨،٠٠٠', 398_000],
  ['398k', 398_000],
  ['AED 1.2M', 1_200_000],
  ['1.2345m', 1_234_500],
  ['5 m', 5_000_000],
  ['３７万', 370_000],
  ['37.5万', 375_000],
  ['٤٠٠ ألف', 400_000],
  ['١٫٢ مليون', 1_200_000],
  ['1.0000005m', undefined],
  ['1,234m', undefined],
  ['12km', undefined],
  ['5mm', undefined],
  ['37万円', undefined],
  ['k', undefined],
  ['-5k', undefined],
  ['４５００００', 450_000],
  [' ', null],
  [null, null],
  ['-1', undefined],
  ['45,00', undefined],
  ['cheap', undefined],
])('parses %j as an amount in dirhams', (typed, amount) => {
  expect(parseAed(typed)).toBe(amount);
});

it.each(['4.5', '4,5', '4,50', '٤٫٥', 'AED 95.5', 4.5, '0.500', '12345.678'])(
  'reads %j as an amount with a fraction',
  (typed) => {
    expect(hasFraction(typed)).toBe(true);
  },
);

it.each(['95.500', '95,500', '1.250.000', '450,000.00', '250.000,00', 95_500, 'cheap', '', null])(
  'reads %j as an amount without a fraction',
  (typed) => {
    expect(hasFraction(typed)).toBe(false);
  },
);
