import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { card, control, ORIGIN, pay } from './browser.ts';
import { startedSimulator } from './started-simulator.ts';
import { eventTypes, PLAN, stripeError } from './stripe-client.ts';

const simulator = startedSimulator();

describe('creating a payment intent', () => {
  it('returns it with a client secret, waiting for a payment method', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 6200,
      currency: 'usd',
      status: 'requires_payment_method',
      description: 'USS Ninja Auction Access',
      receipt_email: 'layla@customers.example',
      metadata: { plan: '1', checkout: '42' },
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
    expect(await eventTypes(simulator.stripe)).toEqual(['payment_intent.created']);
  });

  it.each([
    ['no amount', { amount: undefined }, 'parameter_missing', 'amount'],
    ['an amount below the least', { amount: 49 }, 'amount_too_small', 'amount'],
    ['an amount above the most', { amount: 100_000_000 }, 'amount_too_large', 'amount'],
    ['an amount in fractions', { amount: 62.5 }, 'parameter_invalid_integer', 'amount'],
    ['no currency', { currency: undefined }, 'parameter_missing', 'currency'],
    ['an unknown parameter', { prize: 1 }, 'parameter_unknown', 'prize'],
    [
      'an unknown parameter inside',
      { automatic_payment_methods: { enabled: true, on: true } },
      'parameter_unknown',
      'automatic_payment_methods[on]',
    ],
    ['an unknown payment method', { payment_method: 'pm_1' }, 'resource_missing', 'payment_method'],
  ])('rejects %s, naming it', async (_, changes, code, param) => {
    const params = { ...PLAN, ...changes } as Stripe.PaymentIntentCreateParams;
    expect(await stripeError(simulator.stripe.paymentIntents.create(params))).toMatchObject({
      rawType: 'invalid_request_error',
      code,
      param,
    });
    expect(await eventTypes(simulator.stripe)).toEqual([]);
  });

  it('creates nothing if it cannot be confirmed as requested', async () => {
    const params: Stripe.PaymentIntentCreateParams = { ...PLAN, confirm: true, payment_method: 'pm_card_visa' };
    expect(await stripeError(simulator.stripe.paymentIntents.create(params))).toMatchObject({
      statusCode: 400,
      param: 'return_url',
    });
    expect(await eventTypes(simulator.stripe)).toEqual([]);
  });

  it('can pay immediately', async () => {
    const intent = await simulator.stripe.paymentIntents.create({
      ...PLAN,
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: ORIGIN,
      expand: ['latest_charge', 'payment_method'],
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      latest_charge: { object: 'charge', paid: true, amount: 6200 },
      payment_method: { object: 'payment_method', card: { brand: 'visa', last4: '4242' } },
    });
  });
});

describe('canceling', () => {
  it('ends an unpaid intent with its reason', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const canceled = await simulator.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned', canceled_at: expect.any(Number) });
    expect(await eventTypes(simulator.stripe)).toEqual(['payment_intent.created', 'payment_intent.canceled']);
  });

  it('is rejected for a paid one', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    await pay(simulator.address, intent, card('4242424242424242'));
    expect(await stripeError(simulator.stripe.paymentIntents.cancel(intent.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });
});
describe('a held payment', () => {
  it.each([
    ['succeeded', 'succeeded', ['charge.succeeded', 'payment_intent.succeeded']],
    ['failed', 'requires_payment_method', ['charge.failed', 'payment_intent.payment_failed']],
  ])('stays in processing until it is settled as %s', async (outcome, status, followers) => {
    await control(simulator.address, '/settings', { holdPayments: true });
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    expect((await pay(simulator.address, intent, card('4242424242424242'))).body.status).toBe('processing');
    await control(simulator.address, `/payment_intents/${intent.id}/settle`, { outcome });
    expect((await simulator.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
    expect(await eventTypes(simulator.stripe)).toEqual(['payment_intent.created', 'payment_intent.processing', ...followers]);
  });
});
