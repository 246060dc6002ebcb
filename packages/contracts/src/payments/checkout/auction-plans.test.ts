import { expect, it } from '@jest/globals';
import type { AuctionPlan } from '../responses.js';
import { choosePlan, planKey, planMonthlyCost } from './auction-plans.js';

const plan = (title: string, durationMonths: number, price: number): AuctionPlan => ({
  key: planKey(title),
  title,
  durationMonths,
  price,
  popular: false,
  savings: null,
  features: [],
});

const PLANS = [plan('2 Months', 2, 110), plan('1 Month', 1, 62), plan('4 Months', 4, 200)];

it.each([
  ['4', '4'],
  ['1', '1'],
  ['12', '1'],
  ['', '1'],
  [null, '1'],
  [undefined, '1'],
])('reads the key %j as plan %s', (key, chosen) => {
  expect(choosePlan(PLANS, key)?.key).toBe(chosen);
});

it('makes a key of the first word of a title', () => {
  expect(planKey(' Annual Access')).toBe('annual');
});

it('rounds the monthly cost to whole dollars', () => {
  expect(PLANS.map(planMonthlyCost)).toEqual([55, 62, 50]);
});
