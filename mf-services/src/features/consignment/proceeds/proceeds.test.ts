import { expect, it } from '@jest/globals';
import { EXAMPLE_SALE, proceedsOf } from './proceeds.js';

it('subtracts commission, its VAT and the preparation from the price, in whole dirhams', () => {
  const { price, commission, vat, preparation, proceeds } = proceedsOf(EXAMPLE_SALE, 5);
  expect([commission, vat]).toEqual([14_250, 713]);
  expect(proceeds).toBe(price - commission - vat - preparation);
  expect(proceeds).toBe(268_187);
});
