import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCheckout, type Payments, startPayments } from '../support/payments.js';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

describe('GET /api/auction-plans', () => {
  it('answers the three plans with their contents', async () => {
    const { body } = await payments.get('/api/auction-plans').expect(200);
    expect(body).toMatchObject([
      { key: '1', name: { en: '1 Month' }, durationMonths: 1, price: 62, popular: false, savings: null },
      { key: '2', name: { en: '2 Months' }, durationMonths: 2, price: 110, popular: true, savings: 14 },
      { key: '4', name: { en: '4 Months' }, durationMonths: 4, price: 200, popular: false, savings: 48 },
    ]);
    expect(body[0].features).toContainEqual(expect.objectContaining({ en: 'Detailed auction sheets' }));
  });
});

describe('GET /api/payment-settings', () => {
  it('names the payment provider, without secrets', async () => {
    const { body } = await payments.get('/api/payment-settings').expect(200);
    expect(body).toEqual({ publishableKey: 'pk_test_simulator', mode: 'simulator', simulatorUrl: payments.simulatorUrl });
  });
});

describe('POST /api/auction-checkout', () => {
  it('stores the payment, creates its PaymentIntent and answers what the browser needs to confirm it', async () => {
    const key = randomUUID();
    const { status, body } = await payments.checkOut(aCheckout({ plan: '2' }), key, {
      'x-request-id': 'request-0001',
      cookie: 'lang=ar',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      clientRef: key,
      stripePaymentId: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringContaining(body.stripePaymentId),
      publishableKey: 'pk_test_simulator',
      mode: 'simulator',
      simulatorUrl: payments.simulatorUrl,
      state: 'pending',
      plan: '2',
      planName: { en: '2 Months', ar: 'شهران', ja: '2か月' },
      amount: 110,
      currency: 'USD',
    });
    expect(await payments.payments()).toMatchObject([
      {
        id: 1,
        state: 'pending',
        plan: '2',
        duration_months: 2,
        amount: '110.00',
        email: 'Layla@customers.example',
        zip_code: null,
        language: 'ar',
        request_id: 'request-0001',
        terms_accepted_at: expect.any(Date),
        stripe_payment_id: body.stripePaymentId,
      },
    ]);
    const intent = await payments.stripe.paymentIntents.retrieve(body.stripePaymentId);
    expect(intent).toMatchObject({
      amount: 11_000,
      currency: 'usd',
      description: 'USS Ninja Auction Access, 2 Months',
      metadata: { paymentId: '1', clientRef: key, plan: '2' },
    });
    expect(JSON.stringify(intent)).not.toMatch(/Layla|Haddad|Ajman/);
  });

  it('creates no order if the honeypot is filled in, says so, and accepts a retry', async () => {
    const key = randomUUID();
    const { status, body } = await payments.checkOut(aCheckout({ website: 'https://spam.example' }), key);
    expect([status, body.code]).toEqual([409, 'CHECKOUT_FLAGGED']);
    expect(await payments.payments()).toEqual([]);
    expect((await payments.stripe.events.list({ type: 'payment_intent.created' })).data).toEqual([]);
    expect((await payments.checkOut(aCheckout({ website: '' }), key)).status).toBe(201);
  });

  it('sells the 1-month plan by default', async () => {
    const { body } = await payments.checkOut();
    expect(body).toMatchObject({ plan: '1', amount: 62 });
  });

  it('answers the messages of the specification, for all fields at once', async () => {
    const { status, body } = await payments.checkOut({
      firstName: 'L',
      lastName: '',
      email: 'layla',
      confirmEmail: 'other@customers.example',
      phone: '12345',
      country: '',
      city: 'A',
      billingAddress: 'Al',
      zipCode: '12',
      agreeTerms: false,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'firstName', message: 'First name must be at least 2 characters' },
      { path: 'lastName', message: 'Last name must be at least 2 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'phone', message: 'Please enter a valid phone number' },
      { path: 'country', message: 'Please select your country' },
      { path: 'city', message: 'Please enter your city' },
      { path: 'billingAddress', message: 'Please enter billing address' },
      { path: 'agreeTerms', message: 'You must agree to the terms and conditions' },
      { path: 'confirmEmail', message: 'Email addresses must match' },
      { path: 'zipCode', message: 'Please enter valid postal/ZIP code' },
    ]);
    expect(await payments.payments()).toEqual([]);
  });

  it.each(['AE', 'QA', 'OM', 'KW', 'BH', 'SA'])('accepts no postcode from %s', async (country) => {
    expect((await payments.checkOut(aCheckout({ country }))).status).toBe(201);
  });

  it.each(['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'JP', 'OTHER'])(
    'requires a postcode of three characters from %s',
    async (country) => {
      const { body } = await payments.checkOut(aCheckout({ country, zipCode: ' ' }));
      expect(body.errors).toEqual([{ path: 'zipCode', message: 'Please enter valid postal/ZIP code' }]);
      expect((await payments.checkOut(aCheckout({ country, zipCode: 'AB1' }))).status).toBe(201);
    },
  );

  it.each([
    ['a card number', { cardNumber: '4242424242424242' }, 'cardNumber'],
    ['an amount', { amount: 1 }, 'amount'],
  ])('refuses %s', async (_, more, path) => {
    const { status, body } = await payments.checkOut({ ...aCheckout(), ...more });
    expect([status, body.errors]).toEqual([400, [{ path, message: 'This field is not known' }]]);
    expect(JSON.stringify(body)).not.toContain('4242');
  });

  it('refuses a plan that is not offered', async () => {
    const { status, body } = await payments.checkOut(aCheckout({ plan: '12' }));
    expect([status, body.errors]).toEqual([400, [{ path: 'plan', message: 'This plan is not offered' }]]);
  });

  it.each([[''], ['x'.repeat(256)]])('refuses the key %j: a second click would be a second charge', async (key) => {
    const { body } = await payments.checkOut(aCheckout(), key);
    expect(body).toMatchObject({ statusCode: 400, code: 'IDEMPOTENCY_KEY_INVALID' });
  });

  it('accepts any printable key, with one payment per key', async () => {
    const first = await payments.checkOut(aCheckout(), 'order 7 of Layla');
    const again = await payments.checkOut(aCheckout(), 'order 7 of Layla');
    expect([first.status, again.body.stripePaymentId]).toEqual([201, first.body.stripePaymentId]);
    expect(await payments.payments()).toMatchObject([{ client_ref: first.body.clientRef }]);
  });

  it('answers 503 and keeps the row while Stripe is unavailable, and continues with the same key', async () => {
    const key = randomUUID();
    await payments.simulator.close();
    const { body } = await payments.checkOut(aCheckout(), key);
    expect(body).toMatchObject({ statusCode: 503, code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
    expect(await payments.payments()).toMatchObject([{ client_ref: key, stripe_payment_id: null }]);
    await payments.stop();
    payments = await startPayments();
  });
});

describe('the same key again', () => {
  it('is one payment and one PaymentIntent in ten concurrent calls', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payments.checkOut(aCheckout(), key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await payments.payments()).toHaveLength(1);
    const created = await payments.stripe.events.list({ type: 'payment_intent.created' });
    expect(created.data).toHaveLength(1);
  });

  it("updates the buyer's details", async () => {
    const key = randomUUID();
    const first = await payments.checkOut(aCheckout(), key);
    const again = await payments.checkOut(aCheckout({ firstName: 'Leila', city: 'Dubai' }), key.toUpperCase());
    expect(again.body).toEqual(first.body);
    expect(await payments.payments()).toMatchObject([{ first_name: 'Leila', city: 'Dubai' }]);
  });

  it('is refused with 409 for another plan', async () => {
    const key = randomUUID();
    await payments.checkOut(aCheckout(), key);
    const { body } = await payments.checkOut(aCheckout({ plan: '4' }), key);
    expect(body).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('the key of a declined card gets the same PaymentIntent, for another card', async () => {
    const key = randomUUID();
    const first = await payments.checkOut(aCheckout(), key);
    const { stripePaymentId } = first.body;
    await expect(payments.confirm(stripePaymentId, 'pm_card_chargeDeclined')).rejects.toThrow('Your card was declined.');
    const again = await payments.checkOut(aCheckout(), key);
    expect(again.body).toMatchObject({ stripePaymentId, clientSecret: first.body.clientSecret });
  });

  it('the key of a paid order, even before a webhook, does not charge again', async () => {
    const { clientRef, stripePaymentId } = await payments.pay();
    const again = await payments.checkOut(aCheckout({ email: 'x@y.example', confirmEmail: 'x@y.example' }), clientRef);
    expect(again.body).toMatchObject({ stripePaymentId, clientSecret: null, state: 'succeeded' });
    expect(await payments.memberships()).toHaveLength(1);
    const charges = (await payments.eventsOf(stripePaymentId)).filter(({ type }) => type === 'charge.succeeded');
    expect(charges).toHaveLength(1);
  });
});
