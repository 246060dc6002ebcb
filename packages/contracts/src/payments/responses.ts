import { z } from 'zod';
import { languageSchema, localizedTextSchema } from '../fields/translated.js';
import { moment, note, staffPage } from '../staff/responses.js';
import { PAYMENT_STATES, SUBSCRIPTION_STATUSES } from './payment.js';
import { DEFAULT_FEES } from './quote/auction-fees.js';
import { QUOTE_LINES } from './quote/auction-quote.js';

const dollars = z.number().describe('US dollars');
const dispute = 'Of the dispute that the bank has still to decide; `null` when there is none';

const planWords = localizedTextSchema.describe('Empty: as in English');

const keptName = planWords
  .nullable()
  .describe('What the plan was called when the order was made; `null` for orders of before it was kept');

const representativeShown = z
  .strictObject({ name: z.string(), phone: z.string() })
  .nullable()
  .describe('Who looks after the member; `phone` may be empty');

/** Only the server knows what a plan costs. */
export const auctionPlan = z.strictObject({
  key: z.string().describe('The lowercased first word of the English name'),
  name: planWords,
  durationMonths: z.int(),
  price: dollars,
  popular: z.boolean(),
  savings: dollars.nullable().describe('Against as many months of the shortest plan, in whole dollars'),
  features: z.array(planWords),
});

export type AuctionPlan = z.infer<typeof auctionPlan>;

/** The payment provider. `simulator`: no real money moves. */
export const paymentSettings = z.strictObject({
  publishableKey: z.string(),
  mode: z.enum(['live', 'simulator']).describe('`simulator`: no real money moves'),
  simulatorUrl: z.string().nullable().describe("Where the browser confirms with the simulator; `null` with 'live'"),
});

export type PaymentSettings = z.infer<typeof paymentSettings>;

/**
 * The same Idempotency-Key is the same payment, with the buyer's changed details; another plan is another payment and
 * needs another key.
 */
export const checkoutReceipt = z.strictObject({
  ...paymentSettings.shape,
  clientRef: z.string().describe('The Idempotency-Key; names the payment at `GET /api/payments/:clientRef`'),
  stripePaymentId: z.string(),
  clientSecret: z
    .string()
    .nullable()
    .describe("`null` when there is nothing left to confirm: see `state`. After 'cancelled' or 'refunded' a new key is needed"),
  state: z.enum(PAYMENT_STATES),
  plan: z.string(),
  planName: keptName,
  amount: dollars.describe('US dollars that will be charged; to be shown before the browser confirms'),
  currency: z.literal('USD'),
});

export type CheckoutReceipt = z.infer<typeof checkoutReceipt>;

export const paymentStatus = z.strictObject({
  clientRef: z.string(),
  reference: z.string().describe('What letters and staff call the payment: `AM-2026-00117`'),
  state: z.enum(PAYMENT_STATES),
  plan: z.string(),
  planName: keptName,
  durationMonths: z.int(),
  amount: dollars,
  currency: z.literal('USD'),
  failureMessage: z.string().nullable().describe("The provider's words for a failure"),
  startDate: moment.nullable().describe('Of the membership; `null` while there is none'),
  endDate: moment.nullable(),
  loginSentAt: moment.nullable(),
  representative: representativeShown,
});

export type PaymentStatus = z.infer<typeof paymentStatus>;

export const webhookReceipt = z.strictObject({ received: z.literal(true) });

const numbersOf = <Names extends string>(values: Record<Names, number>) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, z.number()])) as Record<Names, z.ZodNumber>;

const range = z.strictObject({ low: dollars, high: dollars });
const quoteSum = z.strictObject({ usd: dollars, aed: z.number() });

const quoteLine = z.strictObject({
  key: z.enum(QUOTE_LINES),
  state: z.enum(['charged', 'included', 'free', 'off']),
  yen: z.number(),
  usd: dollars,
  usdRange: range.optional().describe('Dollars between which the line may come out'),
});

/** The published fees of the calculator and figures of the guide. */
export const auctionFees = z.strictObject({
  calculator: z.strictObject(numbersOf(DEFAULT_FEES.calculator)),
  guide: z.strictObject(numbersOf(DEFAULT_FEES.guide)),
});

/** The quote with its rate and fees. */
export const auctionQuoteAnswer = z.strictObject({
  lines: z.array(quoteLine),
  japanCosts: z.strictObject({ yen: z.number(), usd: dollars }),
  shippingUsd: dollars,
  total: quoteSum,
  uae: z.strictObject({ cif: quoteSum, duty: quoteSum, vat: quoteSum, landed: quoteSum }).optional(),
  price: z.int().describe('Whole yen'),
  fees: auctionFees.shape.calculator,
  yenPerDollar: z.number(),
  rateDate: z.iso
    .date()
    .nullable()
    .describe('Day of the rate in UTC; `null` for the fallback and for a rate that the caller named'),
  indicative: z.boolean().describe('The rate is the fallback, or has grown old'),
});

export type AuctionQuoteAnswer = z.infer<typeof auctionQuoteAnswer>;

/** In the shape of ExchangeRate-API v6. */
export const exchangeRate = z.strictObject({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  conversion_rates: z.strictObject({ JPY: z.number().describe('Yen for one dollar') }),
  indicative: z.boolean().describe('The fallback, or a rate that has grown old'),
  fetchedAt: moment.nullable().describe('`null` when the rate is the fallback'),
});

export type ExchangeRate = z.infer<typeof exchangeRate>;

/** A membership for staff. Members are identified by e-mail. */
export const auctionSubscription = z.strictObject({
  id: z.int(),
  reference: z.string().describe('Of its payment, as its member knows it: `AM-2026-00117`'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  city: z.string(),
  billingAddress: z.string(),
  zipCode: z.string().nullable(),
  language: languageSchema,
  planType: z.string().describe('Key of the plan as it was bought'),
  planName: keptName,
  planFeatures: z.array(planWords).nullable().describe('What the plan gave when it was bought'),
  durationMonths: z.int().describe('For how long it was bought'),
  amount: dollars,
  startDate: moment,
  endDate: moment,
  paymentStatus: z.enum(SUBSCRIPTION_STATUSES),
  active: z.boolean().describe('Completed, and the end is still to come'),
  termsAcceptedAt: moment,
  version: z.int().describe('Grows with every step of its fulfilment'),
  toFulfil: z.boolean().describe('It counts, and the login or the representative is still missing'),
  dueAt: moment.nullable().describe('Until when that should be done; `null` for memberships of before'),
  loginSentAt: moment.nullable(),
  loginSentBy: z.string().nullable().describe('As the person was called then'),
  representative: representativeShown,
  disputedAt: moment.nullable().describe(dispute),
  refundedAt: moment.nullable(),
  erasedAt: moment.nullable().describe("Since when name, contact and address are gone, on the buyer's wish"),
  stripePaymentId: z.string(),
  createdAt: moment,
  notes: z.array(note),
});

export type AuctionSubscription = z.infer<typeof auctionSubscription>;

export const auctionSubscriptionPage = z.strictObject({
  ...staffPage(auctionSubscription).shape,
  active: z.int().describe('Of all memberships'),
  toFulfil: z.int().describe('Of all memberships'),
});

export type AuctionSubscriptionPage = z.infer<typeof auctionSubscriptionPage>;
