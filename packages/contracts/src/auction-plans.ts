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

/** An entry of `GET /api/auction-plans`. `price`, `savings`: US dollars; only the server knows what a plan costs. */
export interface AuctionPlan {
  /** The lowercased first word of the title. */
  key: string;
  title: string;
  durationMonths: number;
  price: number;
  popular: boolean;
  savings: number | null;
  features: { name: PlanFeature; included: boolean }[];
}

/** '2 Months' is '2'. */
export const planKey = (title: string): string => title.trim().split(/\s+/)[0]?.toLowerCase() ?? '';

/** Dollars a month, rounded to whole dollars. */
export const planMonthlyCost = ({ price, durationMonths }: Pick<AuctionPlan, 'price' | 'durationMonths'>): number =>
  Math.round(price / durationMonths);

/** The plan of `/auction-checkout?plan=`; a missing or unknown key is the 1-month plan. */
export const choosePlan = (plans: readonly AuctionPlan[], key: string | null | undefined): AuctionPlan | undefined =>
  plans.find((plan) => plan.key === key?.toLowerCase()) ?? plans.find(({ durationMonths }) => durationMonths === 1) ?? plans[0];
