import { expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { STANDARD_SECRET_KEY } from '../src/index.ts';
import { card, ORIGIN } from './browser.ts';
import { startedSimulator } from './started-simulator.ts';
import { eventTypes, PLAN, stripeError } from './stripe-client.ts';

const simulator = startedSimulator();

const key = { idempotencyKey: 'checkout-42' };

async function post(path: string, fields: Record<string, string>) {
  const headers = { authorization: `Bearer ${STANDARD_SECRET_KEY}`, 'idempotency-key': 'checkout-42' };
  const answer = await fetch(simulator.address + path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it('creates one intent per key, and replays the response with a header', async () => {
  const [first, second] = [
    await simulator.stripe.paymentIntents.create(PLAN, key),
    await simulator.stripe.paymentIntents.create(PLAN, key),
  ];
  expect(second).toEqual(first);
  expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
    'idempotency-key': 'checkout-42',
  });
  expect(await eventTypes(simulator.stripe)).toEqual(['payment_intent.created']);
});

it('ignores the order of the parameters', async () => {
  const { amount, ...rest } = PLAN;
  const first = await simulator.stripe.paymentIntents.create(PLAN, key);
  expect((await simulator.stripe.paymentIntents.create({ ...rest, amount }, key)).id).toBe(first.id);
});

it('rejects a key used with other parameters', async () => {
  await simulator.stripe.paymentIntents.create(PLAN, key);
  const error = await stripeError(simulator.stripe.paymentIntents.create({ ...PLAN, amount: 11_000 }, key));
  expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(error).toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      "Try using a key other than 'checkout-42' if you meant to execute a different request.",
  });
});

it('rejects a key used for another endpoint', async () => {
  const intent = await simulator.stripe.paymentIntents.create(PLAN, key);
  const error = await stripeError(simulator.stripe.paymentIntents.cancel(intent.id, {}, key));
  expect(error.message).toContain("they were first used for ('/v1/payment_intents').");
  expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
});

it('stores no answer for a rejected call, so that the corrected call can use its key', async () => {
  expect((await post('/v1/payment_intents', { currency: 'usd' })).status).toBe(400);
  expect((await post('/v1/payment_intents', { currency: 'usd', amount: '6200' })).status).toBe(200);
});

it('replays a decline without another attempt', async () => {
  const { id } = await simulator.stripe.paymentIntents.create(PLAN);
  const fields = { ...card('4000000000000002'), return_url: ORIGIN };
  const [first, second] = [
    await post(`/v1/payment_intents/${id}/confirm`, fields),
    await post(`/v1/payment_intents/${id}/confirm`, fields),
  ];
  expect([first.status, second.status, second.text]).toEqual([402, 402, first.text]);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(await eventTypes(simulator.stripe)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ]);
});

it('replays the state at the time of the first call', async () => {
  const intent = await simulator.stripe.paymentIntents.create(PLAN, key);
  await simulator.stripe.paymentIntents.cancel(intent.id);
  expect((await simulator.stripe.paymentIntents.create(PLAN, key)).status).toBe('requires_payment_method');
});

it('rejects a key of more than 255 characters', async () => {
  const error = await stripeError(simulator.stripe.paymentIntents.create(PLAN, { idempotencyKey: 'k'.repeat(256) }));
  expect(error).toMatchObject({ statusCode: 400, code: 'idempotency_key_too_long' });
});
