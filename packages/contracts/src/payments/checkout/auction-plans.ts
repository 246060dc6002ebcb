import type { Language } from '../../languages/languages.js';
import type { LocalizedText } from '../../languages/localized-text.js';
import { localize } from '../../languages/localized-text.js';
import type { AuctionPlan } from '../responses.js';

/** '2 Months' is '2'. */
export const planKey = (title: string): string => title.trim().split(/\s+/)[0]?.toLowerCase() ?? '';

interface PublishedPlans {
  plans: { name: LocalizedText; months: number; price: number; popular: boolean; features: LocalizedText[] }[];
  /** Fields of every plan. */
  features: LocalizedText[];
}

/** Saving compared with as many months of the shortest plan; whole dollars, omitted below one. */
function savingsOf({ months, price }: PublishedPlans['plans'][number], plans: PublishedPlans['plans']): number | null {
  const shortest = plans.reduce((one, other) => (other.months < one.months ? other : one));
  const saved = Math.floor((shortest.price / shortest.months) * months - price + 1e-9);
  return saved >= 1 ? saved : null;
}

/** The plans as visitors see them. */
export const auctionPlansOf = ({ plans, features }: PublishedPlans): AuctionPlan[] =>
  plans.map((plan) => ({
    key: planKey(plan.name.en),
    name: plan.name,
    durationMonths: plan.months,
    price: plan.price,
    popular: plan.popular,
    savings: savingsOf(plan, plans),
    features: [...features, ...plan.features],
  }));

/** A plan's name besides its months, 'Gold'; undefined for '2 Months' and for an order without a stored name. */
export function planOwnName(name: LocalizedText | null, months: number, language: Language): string | undefined {
  if (!name || new RegExp(`^${months} months?$`, 'i').test(name.en)) return undefined;
  return localize(name, language);
}

/** Dollars a month, rounded to whole dollars. */
export const planMonthlyCost = ({ price, durationMonths }: { price: number; durationMonths: number }): number =>
  Math.round(price / durationMonths);

/** The plan of `/auction-checkout?plan=`; falls back to the 1-month plan. */
export const choosePlan = <Plan extends { key: string; durationMonths: number }>(
  plans: readonly Plan[],
  key: string | null | undefined,
): Plan | undefined =>
  plans.find((plan) => plan.key === key?.toLowerCase()) ?? plans.find(({ durationMonths }) => durationMonths === 1) ?? plans[0];
