import * as z from 'zod/mini';
import { line, optionalLine } from '../fields/form-fields.js';
import { versionField } from '../fields/staff-fields.js';

/**
 * `pending`: nothing was tried yet or the bank asks its customer; `failed`: the last try, another one may succeed;
 * `charged-back`: a dispute was lost, the bank has given the money back.
 */
export const PAYMENT_STATES = [
  'pending',
  'processing',
  'failed',
  'cancelled',
  'succeeded',
  'refunding',
  'refunded',
  'charged-back',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Body of `POST /api/auction-subscription`: asks the server to look at the payment at once. Only the payment's id is read. */
export const subscriptionClaim = z.strictObject({
  userId: z.optional(z.int()),
  planType: z.optional(line(1, 'plan', 40)),
  paymentStatus: z.optional(z.enum(['paid', 'completed'])),
  stripePaymentId: line(1, 'stripePaymentId', 255),
});

export type SubscriptionClaim = z.infer<typeof subscriptionClaim>;

export const SUBSCRIPTION_STATUSES = ['completed', 'refunding', 'refunded', 'charged-back'] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Of the card holder's objection at their bank: `open` until the bank has decided; `won` and `lost` by the dealership. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof DISPUTE_STATES)[number];

/** `name`: by last name, then first; `endDate`: the earliest first; `due`: open tasks first, the most urgent at the top. */
export const SUBSCRIPTION_SORTS = ['newest', 'oldest', 'name', 'endDate', 'due'] as const;

/** Who looks after a member. */
export const representative = z.strictObject({ name: line(1, 'name', 100), phone: optionalLine(40), version: versionField });

export type Representative = z.infer<typeof representative>;

export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];
