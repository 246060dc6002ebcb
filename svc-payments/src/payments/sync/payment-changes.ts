import type { DisputeState } from '@dealership/contracts';
import type Stripe from 'stripe';
import type { Payment } from '../payment.entity.js';
import { type Failure, failureOf, type IntentReading } from './intent-reading.js';

const PAYMENT_FACTS = ['failed', 'cancelled', 'succeeded', 'refunded', 'disputed', 'disputeClosed'] as const;

export type PaymentFact = (typeof PAYMENT_FACTS)[number];

/**
 * The bank may return a refund, which is then repeated; the card holder may dispute again, and the bank decide again.
 */
export const isRepeatable = (fact: PaymentFact): boolean =>
  fact === 'refunded' || fact === 'disputed' || fact === 'disputeClosed';

export type PaymentChanges = Partial<Omit<Payment, 'id' | 'clientRef'>>;

/** The failed attempt reported by an event, which the intent itself may no longer contain. */
const reportedFailure = (event: Stripe.Event | undefined): Failure | undefined =>
  event?.type === 'payment_intent.payment_failed' ? failureOf(event.data.object, event.created) : undefined;

/** Events date their failure, so the newest one is kept; the intent's failure is new if it differs. */
function failureChanges(payment: Payment, reported: Failure | undefined, read: Failure | undefined): PaymentChanges {
  const { failedAt, failureCode, failureMessage } = payment;
  const failure = reported ?? read;
  if (!failure) return {};
  const isOld = reported
    ? failedAt && failedAt >= reported.at
    : failedAt && failureCode === failure.code && failureMessage === failure.message;
  return isOld ? {} : { failureCode: failure.code, failureMessage: failure.message, failedAt: failure.at };
}

function settlementChanges(payment: Payment, reading: IntentReading): PaymentChanges {
  const { state } = reading;
  if (payment.succeededAt) return {};
  if (state === 'succeeded') return { state, succeededAt: reading.paidAt };
  return { state, ...(state === 'cancelled' && !payment.cancelledAt && { cancelledAt: reading.cancelledAt }) };
}

/** After a won dispute only another one can be open or lost; one that reopens after a loss is the same on appeal. */
function disputeChanges({ dispute: before }: Payment, dispute: DisputeState | null): PaymentChanges {
  if (!dispute || dispute === before) return {};
  const isNew = before === null || before === 'won';
  return {
    dispute,
    ...(isNew && { disputedAt: new Date() }),
    disputeClosedAt: dispute === 'open' ? null : new Date(),
  };
}

/**
 * Changes in a payment after reading Stripe. The intent's current state decides, never the order of events: the first
 * read includes everything that has happened by then.
 */
export function paymentChanges(payment: Payment, reading: IntentReading, event?: Stripe.Event): PaymentChanges {
  return {
    ...failureChanges(payment, reportedFailure(event), reading.failure),
    ...settlementChanges(payment, reading),
    ...(reading.refunded && !payment.refundedAt && { refundedAt: new Date() }),
    ...(event?.type === 'refund.failed' && !reading.refunded && payment.refundedAt && { refundedAt: null }),
    ...disputeChanges(payment, reading.dispute),
  };
}

/** The facts about a payment that result from the changes, in chronological order. */
export const newFacts = (payment: Payment, changes: PaymentChanges): PaymentFact[] =>
  PAYMENT_FACTS.filter((fact) => changes[`${fact}At`] && (isRepeatable(fact) || !payment[`${fact}At`]));
