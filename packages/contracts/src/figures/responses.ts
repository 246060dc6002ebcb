import { z } from 'zod';
import { VIEWED_PAGES, VISIT_SOURCES } from './page-views.js';

const day = z.iso.date();
const count = z.int().min(0);

export const stockFigures = z.strictObject({
  views: z.array(z.strictObject({ day, page: z.enum(VIEWED_PAGES), views: count })),
  sources: z.array(z.strictObject({ source: z.enum(VISIT_SOURCES), visits: count })),
  vehicles: z
    .array(z.strictObject({ id: z.int(), name: z.string(), sold: z.boolean(), days: count, views: count }))
    .describe('Those seen most often, archived ones too; `days`: in stock, until today or until they were archived'),
  ages: z.array(
    z.strictObject({
      from: count.describe('Days in stock'),
      to: count.nullable().describe('`null`: no bound'),
      vehicles: count,
      value: z.number().describe('AED'),
    }),
  ),
});

export type StockFigures = z.infer<typeof stockFigures>;

/** First-reply times: minutes of opening, without those in which the clock was paused. */
const answerTimes = {
  requests: count,
  answered: count,
  medianMinutes: z.number().nullable(),
  slowMinutes: z.number().nullable().describe('Nine of ten were answered sooner'),
  kept: count.describe('Answered within what was promised'),
  ended: count.describe('Answered, or not answered within what was promised'),
};

export const requestFigures = z.strictObject({
  days: z.array(z.strictObject({ day, kind: z.string(), requests: count })),
  overall: z.strictObject(answerTimes).describe('How long all requests of the period waited for their first answer'),
  answers: z
    .array(z.strictObject({ kind: z.string(), ...answerTimes }))
    .describe('How long requests of the period waited for their first answer, in minutes of opening without pauses'),
  people: z
    .array(z.strictObject({ ownerId: z.int().nullable().describe('`null`: of nobody'), ...answerTimes }))
    .describe('The same by the member of staff who looks after them'),
  vehicles: z.array(z.strictObject({ vehicleId: z.int(), requests: count })),
  sources: z
    .array(
      z.strictObject({ source: z.enum(VISIT_SOURCES).nullable().describe('`null`: not known'), requests: count, won: count }),
    )
    .describe(
      'Requests by where the visit came from with which they were sent; `won`: how many of them have become a sale by now',
    ),
});

export type RequestFigures = z.infer<typeof requestFigures>;

const dollars = z.number().describe('USD');

export const paymentFigures = z.strictObject({
  days: z.array(
    z.strictObject({ day, memberships: count, amount: dollars, refunds: count, refunded: dollars.describe('USD given back') }),
  ),
  plans: z.array(z.strictObject({ plan: z.string(), memberships: count, amount: dollars })),
});

export type PaymentFigures = z.infer<typeof paymentFigures>;
