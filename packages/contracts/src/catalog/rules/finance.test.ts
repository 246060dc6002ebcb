import { expect, it } from '@jest/globals';
import { financeEstimate, financeMonths } from './finance.js';

const flat = { method: 'flat', rate: 3, fee: 1, maxAge: 10 } as const;
const EXAMPLE = { deposit: 20, months: 60 };

it('charges a flat rate on the whole loan for the whole term', () => {
  expect(financeEstimate(100_000, EXAMPLE, flat)).toEqual({
    deposit: 20_000,
    loan: 80_000,
    // 80,000 · 3 % · 5 years = 12,000; 92,000 in 60 instalments.
    monthly: 1533,
    interest: 12_000,
    fee: 800,
    total: 112_800,
  });
});

it('charges a reducing rate on the outstanding balance', () => {
  const estimate = financeEstimate(100_000, { deposit: 20, months: 60 }, { method: 'reducing', rate: 6, fee: 0, maxAge: 10 });
  // The annuity of 80,000 at 0.5 % a month for 60 months is 1,546.62.
  expect(estimate).toMatchObject({ monthly: 1547, interest: 12_797, fee: 0, total: 112_797 });
});

it('divides an interest-free loan', () => {
  expect(financeEstimate(60_000, { deposit: 50, months: 12 }, { method: 'reducing', rate: 0, fee: 0, maxAge: 10 })).toMatchObject(
    {
      monthly: 2500,
      interest: 0,
      total: 60_000,
    },
  );
});

it('caps the loan at four fifths of the price and at five years', () => {
  expect(financeEstimate(100_000, { deposit: 0, months: 120 }, flat)).toEqual(
    financeEstimate(100_000, { deposit: 20, months: 60 }, flat),
  );
  expect(financeEstimate(99_999, EXAMPLE, flat).loan).toBeLessThanOrEqual(99_999 * 0.8);
});

it.each([
  [2026, [12, 24, 36, 48, 60]],
  [2021, [12, 24, 36, 48, 60]],
  [2020, [12, 24, 36, 48]],
  [2017, [12]],
  [2016, []],
  [1998, []],
])('limits the term by the age of a car of %i at its end', (year, months) => {
  expect(financeMonths(year, flat, new Date('2026-11-27T12:00:00Z'))).toEqual(months);
});

it('counts the age in Dubai', () => {
  expect(financeMonths(2017, flat, new Date('2026-12-31T19:59:00Z'))).toEqual([12]);
  expect(financeMonths(2017, flat, new Date('2026-12-31T20:00:00Z'))).toEqual([]);
});
