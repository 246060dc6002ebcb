import { invalidRequest } from '../http/api-error.ts';
import type { Simulation } from '../simulation.ts';
import type { PaymentIntent } from '../state/objects.ts';
import { newId, now } from '../state/state.ts';
import { type Cause, recordEvent } from '../webhooks/events.ts';
import type { CancelParams, CreateParams } from './intent-params.ts';
import { findMethod } from './payment-methods.ts';

/** Not stored yet. */
export function newIntent({ state }: Simulation, params: CreateParams): PaymentIntent {
  const id = newId('pi');
  const automatic = params.automatic_payment_methods;
  const method = params.payment_method === undefined ? null : findMethod(state, params.payment_method).object.id;
  return {
    id,
    object: 'payment_intent',
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: automatic ? { ...automatic, allow_redirects: automatic.allow_redirects ?? 'always' } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now(),
    currency: params.currency,
    customer: null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata ?? {},
    next_action: null,
    payment_method: method,
    payment_method_types: params.payment_method_types ?? ['card'],
    processing: null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: null,
    shipping: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  };
}

export function storeIntent(simulation: Simulation, intent: PaymentIntent, cause: Cause): void {
  simulation.state.paymentIntents.set(intent.id, intent);
  recordEvent(simulation, 'payment_intent.created', intent, cause);
}

const CANCELABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing'];

export function cancelIntent(
  simulation: Simulation,
  intent: PaymentIntent,
  { cancellation_reason: reason }: CancelParams,
  cause: Cause,
): void {
  if (!CANCELABLE.includes(intent.status)) {
    const message =
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of ` +
      `the following statuses may be canceled: ${CANCELABLE.join(', ')}.`;
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state' });
  }
  intent.status = 'canceled';
  intent.canceled_at = now();
  intent.cancellation_reason = reason ?? null;
  intent.next_action = null;
  intent.processing = null;
  recordEvent(simulation, 'payment_intent.canceled', intent, cause);
}
