import { type AuctionPlan, PLAN_FEATURES, planKey } from '@dealership/contracts';
import { z } from 'zod';

/** A plan as the configuration has it; the key comes from the title. */
const configuredPlan = z.strictObject({
  title: z.string().trim().min(1).max(60),
  durationMonths: z.int().min(1).max(60),
  price: z.number().min(1).max(100_000).multipleOf(0.01),
  popular: z.boolean().default(false),
  savings: z.number().positive().nullable().default(null),
  features: z
    .array(z.strictObject({ name: z.enum(PLAN_FEATURES), included: z.boolean() }))
    .default(() => PLAN_FEATURES.map((name) => ({ name, included: true }))),
});

const DEFAULT_PLANS: z.input<typeof configuredPlan>[] = [
  { title: '1 Month', durationMonths: 1, price: 62 },
  { title: '2 Months', durationMonths: 2, price: 110, popular: true, savings: 14 },
  { title: '4 Months', durationMonths: 4, price: 200, savings: 48 },
];

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: `is not JSON: ${(error as Error).message}` });
    return z.NEVER;
  }
};

/** AUCTION_PLANS: a JSON list of plans; the three of the house without it. */
export const auctionPlansVariable = z
  .string()
  .default(JSON.stringify(DEFAULT_PLANS))
  .transform(parseJson)
  .pipe(z.array(configuredPlan).min(1).max(12))
  .transform((plans): AuctionPlan[] => plans.map((plan) => ({ key: planKey(plan.title), ...plan })))
  .refine((plans) => new Set(plans.map(({ key }) => key)).size === plans.length, 'the first words of the titles must differ')
  .describe(
    "JSON list of auction plans: `title`, `durationMonths`, `price` in USD, `popular`, `savings`, `features`; without it the house's three.",
  );
