import { z } from 'zod';
import { invalidRequest, resourceMissing } from '../http/api-error.ts';
import type { Simulation } from '../simulation.ts';
import type { Charge, Dispute } from '../state/objects.ts';
import { newId, now } from '../state/state.ts';
import { recordEvent } from '../webhooks/events.ts';
import { paidCharge } from './refunds.ts';

export const disputeParams = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  reason: z.string().optional(),
});

export const closeParams = z.strictObject({ status: z.enum(['won', 'lost']) });

function newDispute(charge: Charge, reason: string): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: now(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
}

const UNDECIDED = ['needs_response', 'under_review', 'appeal_under_review'];

function disputeOf({ state }: Simulation, id: string): Dispute {
  const dispute = state.disputes.get(id);
  if (!dispute) throw resourceMissing('dispute', id);
  return dispute;
}

/** The card holder disputes the charge; again only after the bank decided against them. */
export function openDispute(simulation: Simulation, params: z.infer<typeof disputeParams>): Dispute {
  const charge = paidCharge(simulation.state, params);
  const others = [...simulation.state.disputes.values()].filter((dispute) => dispute.charge === charge.id);
  if (others.some(({ status }) => status !== 'won')) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute = newDispute(charge, params.reason ?? 'fraudulent');
  charge.disputed = true;
  simulation.state.disputes.set(dispute.id, dispute);
  recordEvent(simulation, 'charge.dispute.created', dispute, null);
  recordEvent(simulation, 'charge.dispute.funds_withdrawn', dispute, null);
  return dispute;
}

/** The bank's decision. */
export function closeDispute(simulation: Simulation, id: string, { status }: z.infer<typeof closeParams>): Dispute {
  const dispute = disputeOf(simulation, id);
  if (!UNDECIDED.includes(dispute.status)) throw invalidRequest(`Dispute ${id} is closed already.`);
  dispute.status = status;
  recordEvent(simulation, 'charge.dispute.closed', dispute, null);
  if (status === 'won') recordEvent(simulation, 'charge.dispute.funds_reinstated', dispute, null);
  return dispute;
}

/** The dealership submits evidence, possibly more than once. */
export function review(simulation: Simulation, id: string): Dispute {
  const dispute = disputeOf(simulation, id);
  if (!['needs_response', 'under_review'].includes(dispute.status)) throw invalidRequest(`Dispute ${id} takes no evidence.`);
  dispute.status = 'under_review';
  recordEvent(simulation, 'charge.dispute.updated', dispute, null);
  return dispute;
}

/** The dealership appeals. */
export function appeal(simulation: Simulation, id: string): Dispute {
  const dispute = disputeOf(simulation, id);
  if (dispute.status !== 'lost') throw invalidRequest(`Dispute ${id} is not lost.`);
  dispute.status = 'appeal_under_review';
  recordEvent(simulation, 'charge.dispute.updated', dispute, null);
  return dispute;
}
