import { expect, it } from '@jest/globals';
import { nextPriceIssue } from './next-price.js';

it.each([
  ['', '', undefined],
  [null, null, undefined],
  ['420k', '9999-01-05', undefined],
  [420_000, '', 'nextPriceFrom'],
  ['420k', '2020-01-05', 'nextPriceFrom'],
  [' ', '9999-01-05', 'nextPrice'],
  ['420k', '2020-01-04', undefined],
])('a new price of %j from %j has a problem at %j, if 2020-01-04 was stored', (nextPrice, nextPriceFrom, path) => {
  expect(nextPriceIssue({ nextPrice, nextPriceFrom }, '2020-01-04')?.path[0]).toBe(path);
});
