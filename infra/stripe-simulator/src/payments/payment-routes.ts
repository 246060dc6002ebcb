import { z } from 'zod';
import { ApiError, invalidRequest, resourceMissing } from '../http/api-error.ts';
import type { Call, Route } from '../http/call.ts';
import { expandable, integer, type Params, readParams, text } from '../http/params.ts';
import type { Simulation } from '../simulation.ts';
import type { PaymentIntent } from '../state/objects.ts';
import { confirmIntent, prepareConfirmation } from './confirmation.ts';
import { cancelParams, confirmParams, createParams, retrieveParams } from './intent-params.ts';
import { cancelIntent, newIntent, storeIntent } from './payment-intents.ts';
import { createRefund, refundParams } from './refunds.ts';

type Open = (intent: PaymentIntent, call: Call) => void;

/** Hidden from browsers, as in Stripe. */
const SERVER_ONLY: readonly (keyof PaymentIntent)[] = ['metadata', 'customer', 'latest_charge', 'amount_received'];

const asSeenBy = ({ caller }: Call, intent: PaymentIntent): object =>
  caller === 'secret'
    ? intent
    : Object.fromEntries(Object.entries(intent).filter(([field]) => !SERVER_ONLY.includes(field as keyof PaymentIntent)));

/** A browser proves with the client secret that the intent is its own. */
function requireClientSecret(intent: PaymentIntent, given: string | undefined): void {
  if (given === intent.client_secret) return;
  const param = 'client_secret';
  if (given === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const message = 'The client_secret provided does not match the client_secret associated with the PaymentIntent.';
  throw invalidRequest(message, { code: 'payment_intent_invalid_parameter', param });
}

/** The intent of the path, if the caller may see it. */
function intentOf({ state }: Simulation, { id, caller, params }: Call): PaymentIntent {
  const intent = state.paymentIntents.get(id);
  if (!intent) throw resourceMissing('payment_intent', id, 'intent');
  if (caller === 'publishable') requireClientSecret(intent, params.client_secret as string | undefined);
  return intent;
}

/** For browsers, a decline omits the fields hidden from them. */
function inViewOf<Answer>(call: Call, run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.payment_intent) throw error;
    const seen = asSeenBy(call, error.body.payment_intent) as PaymentIntent;
    throw new ApiError(error.status, { ...error.body, payment_intent: seen });
  }
}

const intentRoute = (simulation: Simulation, path: string, act: Open): Pick<Route, 'path' | 'handle'> => ({
  path: `/v1/payment_intents/:id${path}`,
  handle(call) {
    const intent = intentOf(simulation, call);
    inViewOf(call, () => act(intent, call));
    return asSeenBy(call, intent);
  },
});

function createIntent(simulation: Simulation, call: Call): PaymentIntent {
  const params = readParams(createParams, call.params);
  const intent = newIntent(simulation, params);
  // An intent that cannot be confirmed as requested is not created either.
  const method = params.confirm ? prepareConfirmation(simulation, intent, params) : undefined;
  storeIntent(simulation, intent, call);
  if (method) confirmIntent(simulation, intent, params, method, call);
  return intent;
}

const readRoute = ({ state }: Simulation, kind: 'refunds' | 'charges' | 'disputes'): Route => ({
  method: 'GET',
  path: `/v1/${kind}/:id`,
  access: 'secret',
  handle({ id, params }) {
    readParams(z.strictObject(expandable), params);
    const object = state[kind].get(id);
    if (!object) throw resourceMissing(kind.slice(0, -1), id);
    return object;
  },
});

const listParams = z.strictObject({
  payment_intent: text().optional(),
  charge: text().optional(),
  limit: integer.optional().default(10),
  ...expandable,
});

/** Newest first; never more than one page. */
function listOf({ state }: Simulation, kind: 'refunds' | 'disputes', given: Params): object {
  const { payment_intent: intent, charge, limit } = readParams(listParams, given);
  const data = [...state[kind].values()]
    .filter(
      (object) => (intent ?? object.payment_intent) === object.payment_intent && (charge ?? object.charge) === object.charge,
    )
    .reverse();
  return { object: 'list', url: `/v1/${kind}`, has_more: data.length > limit, data: data.slice(0, limit) };
}

export const paymentRoutes = (simulation: Simulation): Route[] => [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    access: 'secret',
    handle: (call) => createIntent(simulation, call),
  },
  {
    method: 'GET',
    access: 'browser',
    ...intentRoute(simulation, '', (_, { params }) => void readParams(retrieveParams, params)),
  },
  {
    method: 'POST',
    access: 'browser',
    ...intentRoute(simulation, '/confirm', (intent, call) => {
      const params = readParams(confirmParams, call.params);
      confirmIntent(simulation, intent, params, prepareConfirmation(simulation, intent, params), call);
    }),
  },
  {
    method: 'POST',
    access: 'secret',
    ...intentRoute(simulation, '/cancel', (intent, call) =>
      cancelIntent(simulation, intent, readParams(cancelParams, call.params), call),
    ),
  },
  {
    method: 'POST',
    path: '/v1/refunds',
    access: 'secret',
    handle: (call) => createRefund(simulation, readParams(refundParams, call.params), call),
  },
  ...(['refunds', 'disputes'] as const).map(
    (kind): Route => ({
      method: 'GET',
      path: `/v1/${kind}`,
      access: 'secret',
      handle: ({ params }) => listOf(simulation, kind, params),
    }),
  ),
  ...(['refunds', 'charges', 'disputes'] as const).map((kind): Route => readRoute(simulation, kind)),
];
