import * as z from 'zod/mini';
import { line, optionalLine } from '../fields/form-fields.js';
import { MAX_LINE, MAX_PHONE } from '../fields/limits.js';
import { versionField } from '../fields/staff/staff-fields.js';

/**
 * `pending`: not tried yet, or waiting for 3-D Secure; `failed`: the last attempt, another may succeed; `charged-back`:
 * a dispute was lost and the bank returned the money.
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

/** Body of `POST /api/auction-subscription`: makes the server check the payment now. Only the payment's id is read. */
export const membershipClaim = z.strictObject({
  userId: z.optional(z.int()),
  planType: z.optional(line(1, 'plan', 40)),
  paymentStatus: z.optional(z.enum(['paid', 'completed'])),
  stripePaymentId: line(1, 'stripePaymentId', 255),
});

export type MembershipClaim = z.infer<typeof membershipClaim>;

export const MEMBERSHIP_STATUSES = ['completed', 'refunding', 'refunded', 'charged-back'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** Why staff refund a membership: the reasons that Stripe knows. */
export const REFUND_REASONS = ['requested_by_customer', 'duplicate', 'fraudulent'] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Status of a dispute by the card holder: `open` until the bank decides; `won` and `lost` from the dealership's view.
 */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof DISPUTE_STATES)[number];

/** `name`: by last name, then first; `endDate`: earliest first; `due`: open tasks first, the most urgent at the top. */
export const MEMBERSHIP_SORTS = ['newest', 'oldest', 'name', 'endDate', 'due'] as const;

/** The member of staff assigned to a member. */
export const representative = z.strictObject({
  name: line(1, 'name', MAX_LINE),
  phone: optionalLine(MAX_PHONE),
  version: versionField,
});

export type Representative = z.infer<typeof representative>;

export type MembershipSort = (typeof MEMBERSHIP_SORTS)[number];
