import { z } from 'zod';
import { VIEWED_PAGES, VISIT_SOURCES } from './page-views.js';

const day = z.iso.date();
const count = z.int().min(0);

export const stockFigures = z.strictObject({
  views: z.array(z.strictObject({ day, page: z.enum(VIEWED_PAGES), views: count })),
  sources: z.array(z.strictObject({ source: z.enum(VISIT_SOURCES), visits: count })),
  vehicles: z
    .array(z.strictObject({ id: z.int(), name: z.string(), sold: z.boolean(), days: count, views: count }))
    .describe('Those seen most often; `days`: in stock, until today'),
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

export const requestFigures = z.strictObject({
  days: z.array(z.strictObject({ day, kind: z.string(), requests: count })),
  answers: z
    .array(
      z.strictObject({
        kind: z.string(),
        requests: count,
        answered: count,
        medianMinutes: z.number().nullable(),
        slowMinutes: z.number().nullable().describe('Nine of ten were answered sooner'),
      }),
    )
    .describe('How long requests of the period waited until somebody of the staff took them in hand'),
  vehicles: z.array(z.strictObject({ vehicleId: z.int(), requests: count })),
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
