import { cardError, invalidRequest } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { Simulation } from '../simulation.ts';
import type { PaymentIntent } from '../state/objects.ts';
import { newId, type StoredMethod } from '../state/state.ts';
import { DECLINES, type Decline, declineMessage } from '../state/test-cards.ts';
import { type Cause, recordEvent } from '../webhooks/events.ts';
import { charge } from './charges.ts';
import type { ConfirmParams } from './intent-params.ts';
import { createMethod, findMethod } from './payment-methods.ts';

const unexpectedState = (message: string) => invalidRequest(message, { code: 'payment_intent_unexpected_state' });

function requireConfirmable({ status }: PaymentIntent): void {
  if (status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (status === 'processing' || status === 'canceled') {
    throw unexpectedState(`You cannot confirm this PaymentIntent because it has a status of ${status}.`);
  }
}

/** Redirecting methods need a return URL; Stripe requires it for every method. */
function requireReturnUrl({ automatic_payment_methods: automatic }: PaymentIntent, params: ConfirmParams): void {
  if (params.return_url !== undefined || params.use_stripe_sdk) return;
  if (!automatic?.enabled || automatic.allow_redirects === 'never') return;
  throw invalidRequest(
    'This PaymentIntent accepts payment methods that may redirect your customer off of your page, so you must provide a ' +
      '`return_url`. If you do not want to accept them, set `automatic_payment_methods[allow_redirects]` to `never`.',
    { param: 'return_url' },
  );
}

function methodOf({ state }: Simulation, intent: PaymentIntent, params: ConfirmParams): StoredMethod {
  if (params.payment_method_data) return createMethod(state, params.payment_method_data);
  const id = params.payment_method ?? intent.payment_method;
  if (id) return findMethod(state, id);
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent " +
      'with a payment method and then confirm it again, or confirm it again directly with a payment method.',
  );
}

/** Records the decline in the intent; returns the error for the answer. */
function decline(simulation: Simulation, intent: PaymentIntent, method: StoredMethod, why: Decline, cause: Cause) {
  const facts = DECLINES[why];
  const failed = charge(simulation, intent, method, cause, facts);
  const error = { ...facts, charge: failed.id, payment_method: method.object };
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.processing = null;
  intent.last_payment_error = { type: 'card_error', ...error };
  recordEvent(simulation, 'payment_intent.payment_failed', intent, cause);
  return error;
}

function askForAuthentication(simulation: Simulation, intent: PaymentIntent, returnUrl: string, call: Call): void {
  const token = newId('authn');
  simulation.state.authentications.set(token, { paymentIntent: intent.id, returnUrl });
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${call.address}/authenticate/${token}`, return_url: returnUrl },
  };
  recordEvent(simulation, 'payment_intent.requires_action', intent, call);
}

function succeed(simulation: Simulation, intent: PaymentIntent, method: StoredMethod, cause: Cause): void {
  charge(simulation, intent, method, cause);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  recordEvent(simulation, 'payment_intent.succeeded', intent, cause);
}

/** Authorised: captures now, or when settled if payments are held. */
function approve(simulation: Simulation, intent: PaymentIntent, method: StoredMethod, cause: Cause): void {
  intent.next_action = null;
  if (simulation.settings.holdPayments) {
    intent.status = 'processing';
    recordEvent(simulation, 'payment_intent.processing', intent, cause);
  } else {
    succeed(simulation, intent, method, cause);
  }
}

/** The payment method, once the intent can be confirmed; otherwise throws Stripe's error and changes nothing. */
export function prepareConfirmation(simulation: Simulation, intent: PaymentIntent, params: ConfirmParams): StoredMethod {
  requireConfirmable(intent);
  requireReturnUrl(intent, params);
  const method = methodOf(simulation, intent, params);
  if (method.behaviour === 'authenticate' && params.return_url === undefined) {
    throw invalidRequest('This card asks for authentication: you must provide a `return_url`.', { param: 'return_url' });
  }
  return method;
}

/** Confirms an intent. Throws Stripe's card error for a decline; an authentication leaves it in 'requires_action'. */
export function confirmIntent(
  simulation: Simulation,
  intent: PaymentIntent,
  params: ConfirmParams,
  method: StoredMethod,
  call: Call,
): void {
  const { behaviour } = method;
  intent.payment_method = method.object.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email;
  if (behaviour === 'succeed') {
    approve(simulation, intent, method, call);
  } else if (behaviour === 'authenticate') {
    askForAuthentication(simulation, intent, params.return_url ?? '', call);
  } else {
    const error = decline(simulation, intent, method, behaviour, call);
    throw cardError({ ...error, message: declineMessage(behaviour, call.language), payment_intent: structuredClone(intent) });
  }
}

/** Whether this is the visit that the intent waits for: another confirmation creates a new one. */
const waitsFor = ({ status, next_action: action }: PaymentIntent, token: string): boolean =>
  status === 'requires_action' && action?.redirect_to_url?.url?.endsWith(`/${token}`) === true;

function refuseAuthentication(simulation: Simulation, intent: PaymentIntent, { object: method }: StoredMethod): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: method,
  };
  recordEvent(simulation, 'payment_intent.payment_failed', intent, null);
}

/** The card holder's choice on the authentication page. Repeated or outdated visits have no effect. */
export function finishAuthentication(simulation: Simulation, intent: PaymentIntent, token: string, passed: boolean): void {
  if (!waitsFor(intent, token)) return;
  const method = findMethod(simulation.state, intent.payment_method ?? '');
  if (passed) approve(simulation, intent, method, null);
  else refuseAuthentication(simulation, intent, method);
}

/** Settles a payment held in 'processing'. */
export function settle(simulation: Simulation, intent: PaymentIntent, outcome: 'succeeded' | 'failed'): void {
  if (intent.status !== 'processing') throw unexpectedState(`This PaymentIntent has a status of ${intent.status}.`);
  const method = findMethod(simulation.state, intent.payment_method ?? '');
  if (outcome === 'succeeded') succeed(simulation, intent, method, null);
  else decline(simulation, intent, method, 'generic_decline', null);
}
