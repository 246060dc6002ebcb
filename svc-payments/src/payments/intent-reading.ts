import type Stripe from 'stripe';
import type { SettlementState } from './payment.entity.js';

export interface Failure {
  code: string | null;
  message: string | null;
  at: Date;
}

/** What a PaymentIntent says at this moment. */
export interface IntentReading {
  state: SettlementState;
  paidAt: Date;
  cancelledAt: Date;
  failure: Failure | undefined;
  refunded: boolean;
  disputed: boolean;
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

/** The failure of the last try that an intent tells of; `seconds`: when it was told. */
export function failureOf({ last_payment_error: error }: Stripe.PaymentIntent, seconds?: number): Failure | undefined {
  if (!error) return undefined;
  return { code: error.decline_code ?? error.code ?? error.type, message: error.message ?? null, at: moment(seconds) };
}

/** `latest_charge` must be expanded. */
export function readIntent(intent: Stripe.PaymentIntent): IntentReading {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const failure = intent.status === 'requires_payment_method' ? failureOf(intent) : undefined;
  return {
    state: failure ? 'failed' : (STATES[intent.status] ?? 'pending'),
    paidAt: moment(charge?.created),
    cancelledAt: moment(intent.canceled_at),
    failure,
    refunded: charge?.refunded ?? false,
    disputed: charge?.disputed ?? false,
  };
}
