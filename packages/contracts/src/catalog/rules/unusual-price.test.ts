import { expect, it } from '@jest/globals';
import { isUnusualPrice } from './unusual-price.js';

it.each([
  [250_000, 240, true],
  [250_000, 124_999, true],
  [250_000, 125_000, false],
  [250_000, 375_000, false],
  [250_000, 375_001, true],
  [null, 240, true],
  [null, 250_000, false],
  [undefined, 4999, true],
  [null, 20_000_000, false],
  [null, 468_000_000, true],
  [15_000_000, 20_000_001, true],
  [4500, 4500, false],
  [250_000, null, false],
  [250_000, undefined, false],
])('a price of %j that becomes %j needs confirmation: %j', (before, after, isUnusual) => {
  expect(isUnusualPrice(before, after)).toBe(isUnusual);
});
