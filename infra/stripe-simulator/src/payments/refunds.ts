import { z } from 'zod';
import { invalidRequest, resourceMissing } from '../http/api-error.ts';
import { expandable, integer, metadata, oneOf, text } from '../http/params.ts';
import type { Simulation } from '../simulation.ts';
import type { Charge, Refund } from '../state/objects.ts';
import { newId, now, type State } from '../state/state.ts';
import { type Cause, recordEvent } from '../webhooks/events.ts';

export const refundParams = z.strictObject({
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: integer.refine((amount) => amount > 0, 'Invalid positive integer').optional(),
  reason: oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  ...expandable,
});

export type RefundParams = z.infer<typeof refundParams>;

/** The successful charge: named, or the latest of the named intent. */
export function paidCharge({ charges, paymentIntents }: State, named: Pick<RefundParams, 'charge' | 'payment_intent'>): Charge {
  if (named.charge === undefined && named.payment_intent === undefined) {
    const message = 'One of the following params should be provided for this request: payment_intent or charge.';
    throw invalidRequest(message, { code: 'parameter_missing' });
  }
  const intent = paymentIntents.get(named.payment_intent ?? '');
  if (named.payment_intent !== undefined && !intent) {
    throw resourceMissing('payment_intent', named.payment_intent, 'payment_intent');
  }
  const id = named.charge ?? intent?.latest_charge ?? '';
  const charge = charges.get(id);
  if (named.charge !== undefined && !charge) throw resourceMissing('charge', id, 'charge');
  if (charge?.status === 'succeeded') return charge;
  throw invalidRequest(`${named.payment_intent ?? id} does not have a successful charge.`);
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Refund amount in cents. */
function amountToRefund({ disputes }: State, charge: Charge, amount: number | undefined): number {
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if ([...disputes.values()].some((dispute) => dispute.charge === charge.id && dispute.status !== 'won')) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, { code: 'charge_disputed' });
  }
  const left = charge.amount - charge.amount_refunded;
  if (amount !== undefined && amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    throw invalidRequest(message, { param: 'amount' });
  }
  return amount ?? left;
}

export function createRefund(simulation: Simulation, params: RefundParams, cause: Cause): Refund {
  const charge = paidCharge(simulation.state, params);
  const amount = amountToRefund(simulation.state, charge, params.amount);
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    status: 'succeeded',
  };
  const before = {
    amount_refunded: charge.amount_refunded,
    ...(charge.amount_refunded + amount === charge.amount && { refunded: false }),
  };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  simulation.state.refunds.set(refund.id, refund);
  recordEvent(simulation, 'charge.refunded', charge, cause, before);
  recordEvent(simulation, 'refund.created', refund, cause);
  return refund;
}

/** The buyer's bank returns the money to the dealership. */
export function failRefund(simulation: Simulation, id: string): Refund {
  const refund = simulation.state.refunds.get(id);
  const charge = simulation.state.charges.get(refund?.charge ?? '');
  if (!refund || !charge) throw resourceMissing('refund', id);
  if (refund.status !== 'succeeded') throw invalidRequest(`Refund ${id} has failed already.`);
  refund.status = 'failed';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  recordEvent(simulation, 'refund.failed', refund, null);
  return refund;
}
