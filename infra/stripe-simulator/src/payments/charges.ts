import type { Simulation } from '../simulation.ts';
import type { Charge, PaymentIntent } from '../state/objects.ts';
import { newId, now, type StoredMethod } from '../state/state.ts';
import type { DECLINES } from '../state/test-cards.ts';
import { type Cause, recordEvent } from '../webhooks/events.ts';

type DeclineFacts = (typeof DECLINES)[keyof typeof DECLINES];

const APPROVED: Charge['outcome'] = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
};

const declined = ({ code, decline_code: declineCode }: DeclineFacts): Charge['outcome'] => ({
  ...APPROVED,
  network_status: 'declined_by_network',
  reason: declineCode ?? code,
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
});

/** Attempts to charge an intent: records the charge and its event. */
export function charge(
  simulation: Simulation,
  intent: PaymentIntent,
  { object: method }: StoredMethod,
  cause: Cause,
  decline?: DeclineFacts,
): Charge {
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    captured: !decline,
    created: now(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    outcome: decline ? declined(decline) : APPROVED,
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { ...method.card } },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  };
  simulation.state.charges.set(made.id, made);
  intent.latest_charge = made.id;
  recordEvent(simulation, decline ? 'charge.failed' : 'charge.succeeded', made, cause);
  return made;
}
