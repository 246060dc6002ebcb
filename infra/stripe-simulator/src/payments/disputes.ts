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

/** The holder of the card takes the money back through their bank. */
export function openDispute(simulation: Simulation, params: z.infer<typeof disputeParams>): Dispute {
  const charge = paidCharge(simulation.state, params);
  if (charge.disputed) throw invalidRequest(`Charge ${charge.id} is disputed already.`);
  const dispute = newDispute(charge, params.reason ?? 'fraudulent');
  charge.disputed = true;
  simulation.state.disputes.set(dispute.id, dispute);
  recordEvent(simulation, 'charge.dispute.created', dispute, null);
  recordEvent(simulation, 'charge.dispute.funds_withdrawn', dispute, null);
  return dispute;
}

/** The bank decides. */
export function closeDispute(simulation: Simulation, id: string, { status }: z.infer<typeof closeParams>): Dispute {
  const dispute = simulation.state.disputes.get(id);
  if (!dispute) throw resourceMissing('dispute', id);
  if (dispute.status !== 'needs_response') throw invalidRequest(`Dispute ${id} is closed already.`);
  dispute.status = status;
  recordEvent(simulation, 'charge.dispute.closed', dispute, null);
  if (status === 'won') recordEvent(simulation, 'charge.dispute.funds_reinstated', dispute, null);
  return dispute;
}
