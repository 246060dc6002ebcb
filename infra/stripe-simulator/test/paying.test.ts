import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { card, ORIGIN, pay } from './browser.ts';
import { startedSimulator } from './started-simulator.ts';
import { eventTypes, PLAN, stripeError } from './stripe-client.ts';

const simulator = startedSimulator();

describe('paying in the browser', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
  ])('succeeds with %s and stores brand and last digits only', async (number, brand, last4) => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const answer = await pay(
      simulator.address,
      intent,
      card(number, { 'payment_method_data[billing_details][name]': 'Layla Haddad' }),
    );
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded', last_payment_error: null } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const paid = await simulator.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 6200,
      latest_charge: {
        paid: true,
        status: 'succeeded',
        billing_details: { name: 'Layla Haddad' },
        payment_method_details: { card: { brand, last4 } },
      },
    });
    expect(await eventTypes(simulator.stripe)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4111111111111111',
      'card_declined',
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test (live) card.',
    ],
  ])('is declined with %s as %s (%s), and another card may follow', async (number, code, declineCode, message) => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const { status, body } = await pay(simulator.address, intent, card(number));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message, payment_intent: { id: intent.id } });
    expect(body.error.decline_code).toBe(declineCode);
    expect(body.error.payment_intent).not.toHaveProperty('metadata');
    expect(await simulator.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, message },
    });
    expect(await eventTypes(simulator.stripe)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
    expect((await pay(simulator.address, intent, card('4242424242424242'))).body.status).toBe('succeeded');
  });

  it.each([
    ['ar', 'رُفضت بطاقتك.'],
    ['ja,en;q=0.5', 'カードが拒否されました。'],
    ['fr', 'Your card was declined.'],
  ])('explains a decline to the payer in the language asked for (%s)', async (language, message) => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const { body } = await pay(simulator.address, intent, card('4000000000000002'), { 'accept-language': language });
    expect(body.error).toMatchObject({ decline_code: 'generic_decline', message });
    const kept = await simulator.stripe.paymentIntents.retrieve(intent.id);
    expect(kept.last_payment_error?.message).toBe('Your card was declined.');
  });

  it.each([
    ['number', '4242424242424241', 'incorrect_number'],
    ['number', '42', 'incorrect_number'],
    ['number', 'card', 'incorrect_number'],
    ['exp_month', '13', 'invalid_expiry_month'],
    ['exp_year', '20', 'invalid_expiry_year'],
    ['cvc', '12', 'invalid_cvc'],
  ])('rejects the %s %s before any payment', async (field, value, code) => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const { status, body } = await pay(
      simulator.address,
      intent,
      card('4242424242424242', { [`payment_method_data[card][${field}]`]: value }),
    );
    expect([status, body.error.code, body.error.param]).toEqual([402, code, `card[${field}]`]);
    expect(await eventTypes(simulator.stripe)).toEqual(['payment_intent.created']);
  });

  it('rejects an invalid return URL', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const { body } = await pay(simulator.address, intent, { ...card('4242424242424242'), return_url: 'javascript:alert(1)' });
    expect(body.error).toMatchObject({ code: 'url_invalid', param: 'return_url' });
  });

  it('is rejected for an intent that is paid, canceled or unknown', async () => {
    const paid = await simulator.stripe.paymentIntents.create(PLAN);
    await pay(simulator.address, paid, card('4242424242424242'));
    expect((await pay(simulator.address, paid, card('4242424242424242'))).body.error.code).toBe(
      'payment_intent_unexpected_state',
    );
    const canceled = await simulator.stripe.paymentIntents.create(PLAN);
    await simulator.stripe.paymentIntents.cancel(canceled.id);
    expect((await pay(simulator.address, canceled, card('4242424242424242'))).body.error.code).toBe(
      'payment_intent_unexpected_state',
    );
    expect((await pay(simulator.address, { ...paid, id: 'pi_1' }, card('4242424242424242'))).status).toBe(404);
  });

  it('never returns or stores a full card number', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const paid = await pay(simulator.address, intent, card('4242424242424242', { 'payment_method_data[card][cvc]': '987' }));
    const all = [
      paid.body,
      await simulator.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] }),
      await simulator.stripe.events.list(),
    ];
    expect(JSON.stringify(all)).not.toMatch(/424242424242|987"/);
  });
});

describe('a payment on a server', () => {
  it('throws Stripe’s card error for a declined card', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    const error = await stripeError(
      simulator.stripe.paymentIntents.confirm(intent.id, {
        payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
        return_url: ORIGIN,
      }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { metadata: { plan: '1' } },
    });
  });

  it('names the fields missing for a confirmation', async () => {
    const intent = await simulator.stripe.paymentIntents.create(PLAN);
    expect(await stripeError(simulator.stripe.paymentIntents.confirm(intent.id, { return_url: ORIGIN }))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });
});
