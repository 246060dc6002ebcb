import { expect, it } from '@jest/globals';
import { DEFAULT_PLANS } from '../../settings/defaults/plans.js';
import type { AuctionPlan } from '../responses.js';
import { auctionPlansOf, choosePlan, planKey, planMonthlyCost, planOwnName } from './auction-plans.js';

const named = (en: string) => ({ en, ar: '', ja: '' });

const plan = (title: string, durationMonths: number, price: number): AuctionPlan => ({
  key: planKey(title),
  name: named(title),
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

it('derives a key from the first word of a title', () => {
  expect(planKey(' Annual Access')).toBe('annual');
});

it("computes a plan's saving against as many months of the shortest", () => {
  expect(auctionPlansOf(DEFAULT_PLANS).map(({ key, savings }) => [key, savings])).toEqual([
    ['1', null],
    ['2', 14],
    ['4', 48],
  ]);
});

it('gives a plan the common fields and its own', () => {
  const [own] = auctionPlansOf({
    plans: [{ name: named('Gold'), months: 6, price: 300, popular: false, features: [named('A call a week')] }],
    features: [named('Listings')],
  });
  expect(own).toMatchObject({ key: 'gold', savings: null, features: [named('Listings'), named('A call a week')] });
});

it.each([
  [named('2 Months'), undefined],
  [named('Gold'), 'Gold'],
  [{ ...named('Gold'), ar: 'ذهبي' }, 'ذهبي'],
  [null, undefined],
])('gives %j the name %s', (name, own) => {
  expect(planOwnName(name, 2, 'ar')).toBe(own);
});

it('rounds the monthly cost to whole dollars', () => {
  expect(PLANS.map(planMonthlyCost)).toEqual([55, 62, 50]);
});
