import { z } from 'zod';
import { localizedTextSchema } from '../fields/translated.js';
import { VIEWED_PAGES, VISIT_SOURCES } from './page-views.js';

const day = z.iso.date();
const count = z.int().min(0);
const stockNumber = z.string().nullable();

export const stockFigures = z.strictObject({
  views: z.array(z.strictObject({ day, page: z.enum(VIEWED_PAGES), views: count })),
  sources: z.array(z.strictObject({ source: z.enum(VISIT_SOURCES), visits: count })),
  vehicles: z
    .array(z.strictObject({ id: z.int(), name: z.string(), stockNumber, sold: z.boolean(), days: count, views: count }))
    .describe(
      'The most viewed vehicles, including archived ones. `days`: the number of days in stock, until today or until the ' +
        'vehicle was archived.',
    ),
  ages: z.array(
    z.strictObject({
      from: count.describe('The lower bound in days in stock.'),
      to: count.nullable().describe('The upper bound in days in stock; `null` if there is none.'),
      vehicles: count,
      value: z.number().describe('The total price in AED.'),
    }),
  ),
  sales: z
    .array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        stockNumber,
        day: day.describe('The day on which the vehicle was marked as sold.'),
        days: count.describe('The number of days in stock until then.'),
        price: z
          .number()
          .nullable()
          .describe(
            'What the buyer paid in AED, else the listed price; `null` if it was on request. Without the permission ' +
              '`stock.costs` always the listed price.',
          ),
        paid: z.boolean().describe('Whether the price is what the buyer paid.'),
        profit: z
          .number()
          .nullable()
          .describe(
            'That price less purchase price and costs, in AED; `null` without a price, a purchase price or the permission ' +
              '`stock.costs`.',
          ),
      }),
    )
    .describe('The vehicles sold in the period and not marked as available again, including archived ones, the latest first.'),
});

export type StockFigures = z.infer<typeof stockFigures>;

/** First-reply times in business minutes, without those in which the clock was paused. */
const answerTimes = {
  requests: count,
  answered: count,
  medianMinutes: z.number().nullable(),
  p90Minutes: z.number().nullable().describe('The time within which nine of ten requests were answered.'),
  withinTarget: count.describe('The number of requests answered within the promised time.'),
  completed: count.describe('The number of requests that were answered or whose promised time has passed.'),
};

export const requestFigures = z.strictObject({
  days: z.array(z.strictObject({ day, kind: z.string(), requests: count })),
  overall: z.strictObject(answerTimes).describe('The times to the first answer, for all requests of the period.'),
  answers: z
    .array(z.strictObject({ kind: z.string(), ...answerTimes }))
    .describe('The times to the first answer by kind of request, in opening minutes without pauses.'),
  byAgent: z
    .array(
      z.strictObject({
        ownerId: z.int().nullable().describe('The ID of the member of staff; `null` for unassigned requests.'),
        ...answerTimes,
      }),
    )
    .describe('The times to the first answer by the assigned member of staff.'),
  vehicles: z.array(
    z.strictObject({
      vehicleId: z.int(),
      name: z.string().nullable().describe('The name of the vehicle in the latest request; `null` if none has it.'),
      requests: count,
    }),
  ),
  sources: z
    .array(
      z.strictObject({
        source: z.enum(VISIT_SOURCES).nullable().describe('The source of the visit; `null` if it is unknown.'),
        requests: count,
        won: count,
      }),
    )
    .describe(
      'Requests by the source of the visit in which they were sent. `won`: the number of them that have led to a sale so far.',
    ),
});

export type RequestFigures = z.infer<typeof requestFigures>;

const dollars = z.number().describe('The amount in USD.');

export const paymentFigures = z.strictObject({
  days: z.array(
    z.strictObject({
      day,
      memberships: count,
      amount: dollars,
      refunds: count.describe('The number of payments that were refunded, or charged back after a lost dispute.'),
      refunded: dollars.describe('The refunded and charged back amount in USD.'),
    }),
  ),
  plans: z.array(
    z.strictObject({
      plan: z.string(),
      planName: localizedTextSchema
        .nullable()
        .describe('The name of the plan at the time of the latest purchase; `null` if it was not recorded.'),
      durationMonths: z.int(),
      memberships: count,
      amount: dollars,
    }),
  ),
});

export type PaymentFigures = z.infer<typeof paymentFigures>;
