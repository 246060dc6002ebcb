import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { browserCall, ORIGIN } from './browser.ts';
import { startedSimulator } from './started-simulator.ts';
import { PLAN, stripeClient, stripeError } from './stripe-client.ts';

const simulator = startedSimulator();

describe('the keys', () => {
  it('answer 401 for a missing or unknown one', async () => {
    const answer = await fetch(`${simulator.address}/v1/events`);
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: { type: 'invalid_request_error' } }]);
    const other = stripeClient(simulator.address, 'sk_test_somebody_else');
    expect(await stripeError(other.events.list())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('answer 403 when a browser makes a server-only call', async () => {
    expect(await browserCall(simulator.address, '/v1/events')).toMatchObject({
      status: 403,
      body: { error: { code: 'secret_key_required' } },
    });
  });

  it('answer 404 for unknown objects', async () => {
    const missing = await stripeError(simulator.stripe.paymentIntents.retrieve('pi_1'));
    expect(missing).toMatchObject({ statusCode: 404, code: 'resource_missing', message: "No such payment_intent: 'pi_1'" });
    expect((await browserCall(simulator.address, '/v1/customers')).status).toBe(404);
  });

  it('show a browser the intent whose client secret it has, without server-only fields', async () => {
    const { id, client_secret: secret } = await simulator.stripe.paymentIntents.create(PLAN);
    const { body } = await browserCall(simulator.address, `/v1/payment_intents/${id}?client_secret=${secret}`);
    expect(body).toMatchObject({ id, status: 'requires_payment_method', amount: 6200 });
    expect(body).not.toHaveProperty('metadata');
  });

  it('show a browser no intent without its client secret', async () => {
    const { id } = await simulator.stripe.paymentIntents.create(PLAN);
    const [wrong, none] = [
      await browserCall(simulator.address, `/v1/payment_intents/${id}?client_secret=${id}_secret_x`),
      await browserCall(simulator.address, `/v1/payment_intents/${id}`),
    ];
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter', param: 'client_secret' } },
    });
    expect(none).toMatchObject({ status: 400, body: { error: { code: 'parameter_missing', param: 'client_secret' } } });
  });
});

describe('calls from pages', () => {
  const preflight = (origin: string, path = '/v1/payment_intents/pi_1/confirm') =>
    fetch(simulator.address + path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  it.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'https://cars.localhost'])(
    'are allowed from %s',
    async (origin) => {
      const answer = await preflight(origin);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    },
  );

  it.each(['https://cars.example', 'http://localhost.evil.example', 'null'])('are not allowed from %s', async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are never allowed to the control API', async () => {
    expect((await preflight(ORIGIN, '/_simulator/reset')).headers.get('access-control-allow-origin')).toBeNull();
    const form = await fetch(`${simulator.address}/_simulator/reset`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    expect(form.status).toBe(400);
  });
});
