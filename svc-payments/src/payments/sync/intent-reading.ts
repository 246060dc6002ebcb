import type { DisputeState } from '@dealership/contracts';
import type Stripe from 'stripe';
import type { SettlementState } from '../payment.entity.js';

export interface Failure {
  code: string | null;
  message: string | null;
  at: Date;
}

/** The current state of a PaymentIntent. */
export interface IntentReading {
  state: SettlementState;
  paidAt: Date;
  cancelledAt: Date;
  failure: Failure | undefined;
  refunded: boolean;
  dispute: DisputeState | null;
}

const STATES: Record<Stripe.PaymentIntent.Status, SettlementState> = {
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

const moment = (seconds: number | null | undefined): Date => (seconds ? new Date(seconds * 1000) : new Date());

/** The failure of the last attempt reported by an intent; `seconds`: when it was reported. */
export function failureOf({ last_payment_error: error }: Stripe.PaymentIntent, seconds?: number): Failure | undefined {
  if (!error) return undefined;
  return { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? null, at: moment(seconds) };
}

const DISPUTE_STATES: Partial<Record<Stripe.Dispute.Status, DisputeState>> = {
  won: 'won',
  lost: 'lost',
  // Inquiries for which no money was withdrawn.
  warning_closed: 'won',
  prevented: 'won',
};

/** A bank may dispute more than once: a lost dispute stays lost, and an open one outweighs won ones. */
export function readDisputes(disputes: Stripe.Dispute[]): DisputeState | null {
  const states = disputes.map(({ status }) => DISPUTE_STATES[status] ?? 'open');
  return (['lost', 'open', 'won'] as const).find((state) => states.includes(state)) ?? null;
}

/** The charge expanded in an intent. */
export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null;

/** `latest_charge` must be expanded; `disputes`: of that charge. */
export function readIntent(intent: Stripe.PaymentIntent, disputes: Stripe.Dispute[]): IntentReading {
  const charge = chargeOf(intent);
  const failure = intent.status === 'requires_payment_method' ? failureOf(intent) : undefined;
  return {
    state: failure ? 'failed' : (STATES[intent.status] ?? 'pending'),
    paidAt: moment(charge?.created),
    cancelledAt: moment(intent.canceled_at),
    failure,
    refunded: charge?.refunded ?? false,
    dispute: readDisputes(disputes),
  };
}
