import * as z from 'zod/mini';
import { languageField } from '../fields/staff/staff-fields.js';
import { DISPUTE_STATES, PAYMENT_STATES } from './payment.js';

/** ISO 8601, UTC. */
const timestamp = z.nullable(z.string());

const planNames = z.nullable(z.object({ en: z.string(), ar: z.string(), ja: z.string() }));

/**
 * Content of the notifier's e-mails about a payment; `GET /internal/payment-notices/:id`, `id` as in the `payment.*`
 * events. `erasedAt`: when the buyer's data was erased; nothing is sent to the placeholder address.
 */
export const paymentNotice = z.object({
  id: z.int(),
  state: z.enum(PAYMENT_STATES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  language: languageField,
  country: z.string(),
  city: z.string(),
  billingAddress: z.string(),
  zipCode: z.nullable(z.string()),
  plan: z.string(),
  planName: planNames,
  durationMonths: z.int(),
  /** US dollars. */
  amount: z.number(),
  currency: z.literal('USD'),
  stripePaymentId: z.string(),
  subscriptionId: z.nullable(z.int()),
  startDate: timestamp,
  endDate: timestamp,
  createdAt: z.string(),
  succeededAt: timestamp,
  failedAt: timestamp,
  failureCode: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  cancelledAt: timestamp,
  refundedAt: timestamp,
  disputedAt: timestamp,
  dispute: z.nullable(z.enum(DISPUTE_STATES)),
  disputeClosedAt: timestamp,
  dueAt: timestamp,
  loginSentAt: timestamp,
  representative: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  erasedAt: timestamp,
  /** The member's other memberships that have not ended, the next first. A service before this release sends none. */
  otherMemberships: z.optional(
    z.array(z.object({ planName: planNames, durationMonths: z.int(), startDate: z.string(), endDate: z.string() })),
  ),
});

export type PaymentNotice = z.infer<typeof paymentNotice>;
