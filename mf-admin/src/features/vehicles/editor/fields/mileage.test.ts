import { expect, it } from '@jest/globals';
import { mileageOf } from './mileage.js';

it.each([
  ['12,500', 12_500],
  ['12.500', 12_500],
  ['1,12,500', 112_500],
  ['１２，５００', 12_500],
  ['12500.0', 12_500],
  ['12k', 12_000],
  ['12.5 K km', 12_500],
  ['1.2万km', 12_000],
  ['١٢ ألف كم', 12_000],
  ['12,500km approx.', 12_500],
  ['12km', 12],
  ['none', 0],
  ['', Number.NaN],
  ['7,5', Number.NaN],
  ['7.5', Number.NaN],
  ['1,2k', Number.NaN],
  ['12500 mi', Number.NaN],
  ['12k miles', Number.NaN],
  ['١٢٥٠٠ ميل', Number.NaN],
  ['12,500 - 13,000', Number.NaN],
  ['about 12,500', Number.NaN],
])('reads %j as a mileage of %j', (typed, mileage) => {
  expect(mileageOf(typed)).toBe(mileage);
});
