import { z } from 'zod';

/** For a request always `pending`, so that it does not reveal who has an alert. */
export const searchAlertReceipt = z.strictObject({ status: z.enum(['pending', 'active', 'ended']) });

export type SearchAlertReceipt = z.infer<typeof searchAlertReceipt>;

export const searchAlertCounts = z.array(
  z.strictObject({ query: z.string().describe('The search, as the query string of the inventory page.'), active: z.int() }),
);

export type SearchAlertCounts = z.infer<typeof searchAlertCounts>;
