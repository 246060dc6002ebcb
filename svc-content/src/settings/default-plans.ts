import { defaultSettings, type SettingValues, settings } from '@dealership/contracts';
import { z } from 'zod';

type Plans = SettingValues['plans'];

/** A plan as configured by the operator. Savings are calculated, and benefits are set in the admin. */
const configuredPlan = z.object({
  title: z.string(),
  durationMonths: z.number(),
  price: z.number(),
  popular: z.boolean().default(false),
});

const plansOf = (list: z.output<typeof configuredPlan>[]): Plans => ({
  ...defaultSettings.plans,
  plans: list.map(({ title, durationMonths: months, price, popular }) => {
    const name = { en: title, ar: '', ja: '' };
    return { name, months, price, popular, features: [] };
  }),
});

/** AUCTION_PLANS: a JSON list of the initial plans. */
export const auctionPlansVariable = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: `is not JSON: ${(error as Error).message}` });
      return z.NEVER;
    }
  })
  .pipe(z.array(configuredPlan))
  .transform(plansOf)
  .refine((plans) => settings.plans.form.schema.safeParse(plans).success, 'holds plans that the admin would not accept')
  .optional()
  .describe(
    'JSON array of auction plans, each with `title`, `durationMonths`, `price` in USD and `popular`. Initial value; overridden ' +
      'by what is published under Settings and texts.',
  );
