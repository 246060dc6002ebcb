import * as z from 'zod/mini';
import type { StaffPage } from './audit.js';
import { line } from './form-fields.js';
import type { Language } from './languages.js';
import type { LeadNote } from './leads.js';

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

/** Answer of `GET /api/payments/:clientRef` and of `POST /api/auction-subscription`. */
export interface PaymentStatus {
  clientRef: string;
  state: PaymentState;
  plan: string;
  durationMonths: number;
  /** US dollars. */
  amount: number;
  currency: 'USD';
  /** The provider's words for a failure. */
  failureMessage: string | null;
  /** Of the membership; ISO 8601, UTC. `null` while there is none. */
  startDate: string | null;
  endDate: string | null;
}

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

/** A membership as staff see it. Members are known by their e-mail. Times in ISO 8601, UTC. */
export interface AuctionSubscription {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  country: string;
  city: string;
  billingAddress: string;
  zipCode: string | null;
  language: Language;
  /** Key of the plan; what it is called is the configuration's to change. */
  planType: string;
  /** For how long it was bought. */
  durationMonths: number;
  /** US dollars. */
  amount: number;
  startDate: string;
  endDate: string;
  paymentStatus: SubscriptionStatus;
  /** Completed, and the end is still to come. */
  active: boolean;
  termsAcceptedAt: string;
  /** Of the dispute that the bank has still to decide, or decides again after an appeal; `null` when there is none. */
  disputedAt: string | null;
  refundedAt: string | null;
  /** Since when name, contact and address are gone, on the buyer's wish; `null` while they are there. */
  erasedAt: string | null;
  stripePaymentId: string;
  createdAt: string;
  notes: LeadNote[];
}

/** `name`: the last one before the first; `endDate`: the earliest first. */
export const SUBSCRIPTION_SORTS = ['newest', 'oldest', 'name', 'endDate'] as const;

export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];

/**
 * Query of the staff's list and, without page and sort, of its export; every part optional. `q`: part of a name, an e-mail address or a
 * payment's id; `from`, `to`: as in `LeadQuery`.
 */
export interface SubscriptionQuery {
  page?: number;
  pageSize?: number;
  q?: string;
  status?: SubscriptionStatus | 'active';
  from?: string;
  to?: string;
  sort?: SubscriptionSort;
}

/** Answer of `GET /api/auction-subscriptions`, newest first unless said. `total`: that match; `active`: of all memberships. */
export interface AuctionSubscriptionPage extends StaffPage<AuctionSubscription> {
  active: number;
}
