import { z } from 'zod';
import { note } from '../fields/staff/note.js';
import { staffPage } from '../fields/staff/staff-page.js';
import { timestamp } from '../fields/timestamp.js';
import { languageSchema, localizedTextSchema } from '../fields/translated.js';
import { MEMBERSHIP_STATUSES, PAYMENT_STATES } from './payment.js';
import { DEFAULT_FEES } from './quote/auction-fees.js';

const dollars = z.number().describe('The amount in US dollars.');
const dispute = 'The time of the dispute that the bank has yet to decide; `null` if there is none.';

const planWords = localizedTextSchema.describe('The text by language. An empty text means the same as in English.');

const recordedPlanName = planWords
  .nullable()
  .describe('The name of the plan at the time of the order; `null` for older orders, for which it was not recorded.');

const representativeShown = z
  .strictObject({ name: z.string(), phone: z.string() })
  .nullable()
  .describe("The member's representative. `phone` may be empty.");

/** Only the server knows the price of a plan. */
export const auctionPlan = z.strictObject({
  key: z.string().describe('The key of the plan: the first word of its English name in lower case.'),
  name: planWords,
  durationMonths: z.int(),
  price: dollars,
  popular: z.boolean(),
  savings: dollars
    .nullable()
    .describe('The savings compared with the same number of months of the shortest plan, in whole US dollars.'),
  features: z.array(planWords),
});

export type AuctionPlan = z.infer<typeof auctionPlan>;

/** The payment provider. `simulator`: no real money moves. */
export const paymentSettings = z.strictObject({
  publishableKey: z.string(),
  mode: z.enum(['live', 'simulator']).describe('The payment mode. `simulator`: no real money is moved.'),
  simulatorUrl: z
    .string()
    .nullable()
    .describe('The address at which the browser confirms the payment with the simulator; `null` if `mode` is `live`.'),
});

export type PaymentSettings = z.infer<typeof paymentSettings>;

/**
 * The same Idempotency-Key returns the same payment, with updated buyer data; another plan is another payment and needs
 * another key.
 */
export const checkoutReceipt = z.strictObject({
  ...paymentSettings.shape,
  clientRef: z.string().describe('The Idempotency-Key, which identifies the payment in `GET /api/payments/:clientRef`.'),
  stripePaymentId: z.string(),
  clientSecret: z
    .string()
    .nullable()
    .describe(
      'The client secret of the payment; `null` if there is nothing left to confirm (see `state`). After `cancelled` or ' +
        '`refunded`, use a new Idempotency-Key.',
    ),
  state: z.enum(PAYMENT_STATES),
  plan: z.string(),
  planName: recordedPlanName,
  amount: dollars.describe('The amount to be charged in US dollars. Show it before the browser confirms the payment.'),
  currency: z.literal('USD'),
});

export type CheckoutReceipt = z.infer<typeof checkoutReceipt>;

export const paymentStatus = z.strictObject({
  clientRef: z.string(),
  reference: z.string().describe('The reference used in e-mails and by staff, such as `AM-2026-00117`.'),
  state: z.enum(PAYMENT_STATES),
  plan: z.string(),
  planName: recordedPlanName,
  durationMonths: z.int(),
  amount: dollars,
  currency: z.literal('USD'),
  failureMessage: z.string().nullable().describe('The error message of the payment provider.'),
  paidAt: timestamp.nullable().describe('The time of the payment; `null` if it has not been made.'),
  startDate: timestamp.nullable().describe('The start of the membership; `null` if there is none yet.'),
  endDate: timestamp.nullable(),
  loginSentAt: timestamp.nullable(),
  representative: representativeShown,
});

export type PaymentStatus = z.infer<typeof paymentStatus>;

export const webhookReceipt = z.strictObject({ received: z.literal(true) });

const numbersOf = <Names extends string>(values: Record<Names, number>) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, z.number()])) as Record<Names, z.ZodNumber>;

/** The published fees of the calculator and figures of the guide. */
export const auctionFees = z.strictObject({
  calculator: z.strictObject(numbersOf(DEFAULT_FEES.calculator)),
  guide: z.strictObject(numbersOf(DEFAULT_FEES.guide)),
});

/** Compatible with ExchangeRate-API v6. */
export const exchangeRate = z.strictObject({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  conversion_rates: z.strictObject({ JPY: z.number().describe('Yen per US dollar.') }),
  indicative: z.boolean().describe('Whether the exchange rate is the fallback or outdated.'),
  fetchedAt: timestamp.nullable().describe('The time at which the rate was fetched; `null` for the fallback rate.'),
});

export type ExchangeRate = z.infer<typeof exchangeRate>;

/** A membership for staff. Members are identified by e-mail. */
export const membership = z.strictObject({
  id: z.int(),
  reference: z.string().describe('The reference of the payment, which the member knows, such as `AM-2026-00117`.'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  city: z.string(),
  billingAddress: z.string(),
  zipCode: z.string().nullable(),
  language: languageSchema,
  planType: z.string().describe('The key of the purchased plan.'),
  planName: recordedPlanName,
  planFeatures: z.array(planWords).nullable().describe('The features of the plan at the time of purchase.'),
  durationMonths: z.int().describe('The purchased duration in months.'),
  amount: dollars,
  startDate: timestamp,
  endDate: timestamp,
  paymentStatus: z.enum(MEMBERSHIP_STATUSES),
  active: z.boolean().describe('Whether the payment is completed and the membership has not ended. A renewal may start later.'),
  termsAcceptedAt: timestamp,
  version: z.int().describe('The version, which increases with each step of the fulfilment.'),
  toFulfil: z.boolean().describe('Whether the membership is valid but the login or the representative is still missing.'),
  dueAt: timestamp
    .nullable()
    .describe('The time by which the membership should be fulfilled; `null` for older memberships without a deadline.'),
  loginSentAt: timestamp.nullable(),
  loginSentBy: z.string().nullable().describe('The name of the person at that time.'),
  representative: representativeShown,
  disputedAt: timestamp.nullable().describe(dispute),
  refundedAt: timestamp.nullable(),
  erasedAt: timestamp
    .nullable()
    .describe("The time at which the name, contact details and address were erased at the buyer's request."),
  stripePaymentId: z.string(),
  createdAt: timestamp,
  notes: z.array(note),
});

export type Membership = z.infer<typeof membership>;

export const membershipPage = z.strictObject({
  ...staffPage(membership).shape,
  active: z.int().describe('The number among all memberships that have started and not ended.'),
  toFulfil: z.int().describe('The number among all memberships.'),
});

export type MembershipPage = z.infer<typeof membershipPage>;
