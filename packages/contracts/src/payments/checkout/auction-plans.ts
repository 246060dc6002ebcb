/** What a membership gives; the names of the texts on a plan's card and in the order summary. */
export const PLAN_FEATURES = [
  'fullListings',
  'auctionSheets',
  'filtering',
  'startingBids',
  'bookmarking',
  'auctionDates',
] as const;

export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** '2 Months' is '2'. */
export const planKey = (title: string): string => title.trim().split(/\s+/)[0]?.toLowerCase() ?? '';

/** Dollars a month, rounded to whole dollars. */
export const planMonthlyCost = ({ price, durationMonths }: { price: number; durationMonths: number }): number =>
  Math.round(price / durationMonths);

/** The plan of `/auction-checkout?plan=`; a missing or unknown key is the 1-month plan. */
export const choosePlan = <Plan extends { key: string; durationMonths: number }>(
  plans: readonly Plan[],
  key: string | null | undefined,
): Plan | undefined =>
  plans.find((plan) => plan.key === key?.toLowerCase()) ?? plans.find(({ durationMonths }) => durationMonths === 1) ?? plans[0];
