import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { type Payments, startPayments, WEBHOOK_SECRET } from '../support/payments.js';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

const events = () => payments.sql('SELECT type FROM payments.stripe_event ORDER BY type');

async function theEvent(id: string, type: string): Promise<Stripe.Event> {
  const event = (await payments.eventsOf(id)).find((candidate) => candidate.type === type);
  if (!event) throw new Error(`Stripe has no event ${type} of ${id}`);
  return event;
}

const now = () => Math.floor(Date.now() / 1000);
const signed = (payload: string, { secret = WEBHOOK_SECRET, timestamp = now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** POST of exactly these bytes. */
async function send(payload: string | Buffer, header: Record<string, string>) {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...header };
  const body = Uint8Array.from(Buffer.from(payload));
  const answer = await fetch(`${await payments.app.getUrl()}/api/stripe/webhook`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

describe('events of Stripe', () => {
  it('a successful payment creates the membership and a notification', async () => {
    const { stripePaymentId } = await payments.pay({ plan: '4' });
    const { status, body } = await payments.deliver(await theEvent(stripePaymentId, 'payment_intent.succeeded'));
    expect([status, body]).toEqual([200, { received: true }]);
    expect(await payments.payments()).toMatchObject([{ state: 'succeeded', succeeded_at: expect.any(Date) }]);
    expect(await payments.memberships()).toMatchObject([{ plan_type: '4', payment_status: 'completed' }]);
    expect(await payments.sql('SELECT event, payload FROM payments.outbox ORDER BY id')).toEqual([
      { event: 'membership.paid', payload: { paymentId: 1 } },
      { event: 'payment.succeeded', payload: { paymentId: 1 } },
    ]);
  });

  it('a declined card stores the reason, and the next card still pays', async () => {
    const { body } = await payments.checkOut();
    await expect(payments.confirm(body.stripePaymentId, 'pm_card_chargeDeclined')).rejects.toThrow();
    await payments.deliver(await theEvent(body.stripePaymentId, 'payment_intent.payment_failed'));
    expect(await payments.payments()).toMatchObject([
      { state: 'failed', failure_code: 'generic_decline', failure_message: 'Your card was declined.' },
    ]);
    await payments.confirm(body.stripePaymentId);
    await payments.deliver(await theEvent(body.stripePaymentId, 'payment_intent.succeeded'));
    expect(await payments.payments()).toMatchObject([{ state: 'succeeded' }]);
    expect(await payments.outbox()).toEqual(['payment.failed', 'payment.succeeded']);
  });

  it('a cancellation at Stripe ends the payment', async () => {
    const { body } = await payments.checkOut();
    await payments.stripe.paymentIntents.cancel(body.stripePaymentId);
    await payments.deliver(await theEvent(body.stripePaymentId, 'payment_intent.canceled'));
    expect(await payments.payments()).toMatchObject([{ state: 'cancelled', cancelled_at: expect.any(Date) }]);
    expect(await payments.outbox()).toEqual(['payment.cancelled']);
    expect(await payments.memberships()).toEqual([]);
  });

  it('a refund made at Stripe ends the membership, even if it arrives first', async () => {
    const { stripePaymentId } = await payments.pay();
    await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
    await payments.deliver(await theEvent(stripePaymentId, 'charge.refunded'));
    expect(await payments.memberships()).toMatchObject([{ payment_status: 'refunded' }]);
    expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded']);
  });

  it('a partial refund changes nothing', async () => {
    const { stripePaymentId } = await payments.pay();
    await payments.stripe.refunds.create({ payment_intent: stripePaymentId, amount: 1000 });
    await payments.deliver(await theEvent(stripePaymentId, 'charge.refunded'));
    expect(await payments.memberships()).toMatchObject([{ payment_status: 'completed' }]);
  });

  it.each([
    ['won', 'completed'],
    ['lost', 'charged-back'],
  ] as const)('a dispute that is %s leaves the membership %s, even if it arrives alone', async (decision, status) => {
    const { stripePaymentId } = await payments.pay();
    await (await payments.dispute(stripePaymentId))(decision);
    await payments.deliver(await theEvent(stripePaymentId, 'charge.dispute.closed'));
    expect(await payments.payments()).toMatchObject([{ dispute: decision, dispute_closed_at: expect.any(Date) }]);
    expect(await payments.memberships()).toMatchObject([{ payment_status: status }]);
    expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.disputed', 'payment.dispute-closed']);
  });

  it('an event that is unknown or about an unrelated payment is accepted and ignored', async () => {
    const other = await payments.stripe.paymentIntents.create({
      amount: 6200,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    const unknown = { id: 'evt_1', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } };
    for (const event of [...(await payments.eventsOf(other.id)), unknown])
      expect((await payments.deliver(event)).status).toBe(200);
    expect(await events()).toEqual([]);
    expect(await payments.outbox()).toEqual([]);
  });

  it('writes nothing while Stripe is unavailable, and has its effect on redelivery', async () => {
    const { stripePaymentId } = await payments.pay();
    const event = await theEvent(stripePaymentId, 'payment_intent.succeeded');
    await payments.simulator.close();
    const { status, body } = await payments.deliver(event);
    expect([status, body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    expect(await events()).toEqual([]);
    await payments.stop();
    payments = await startPayments();
  });
});

describe('a call that is not from Stripe', () => {
  const forgeries: [string, (payload: string) => [string | Buffer, Record<string, string>]][] = [
    ['no signature', (payload) => [payload, {}]],
    ['an empty signature', (payload) => [payload, { 'stripe-signature': '' }]],
    ['another secret', (payload) => [payload, { 'stripe-signature': signed(payload, { secret: 'whsec_other' }) }]],
    ['a time of six minutes ago', (payload) => [payload, { 'stripe-signature': signed(payload, { timestamp: now() - 360 }) }]],
    [
      'a newer time than was signed',
      (payload) => [payload, { 'stripe-signature': signed(payload).replace(/t=\d+/, `t=${now() + 9}`) }],
    ],
    ['the signature of another scheme', (payload) => [payload, { 'stripe-signature': signed(payload).replace('v1=', 'v0=') }]],
    ['a body that is no JSON', () => ['{"id":', { 'stripe-signature': signed('something else') }]],
    [
      'the body of a form',
      (payload) => [payload, { 'content-type': 'application/x-www-form-urlencoded', 'stripe-signature': signed(payload) }],
    ],
    ['an empty body', () => ['', { 'stripe-signature': signed(' ') }]],
  ];

  it.each(forgeries)('a call with %s is refused with 400, and nothing is written', async (_, forge) => {
    const { stripePaymentId } = await payments.pay();
    const payload = JSON.stringify(await theEvent(stripePaymentId, 'payment_intent.succeeded'));
    const { status, body } = await send(...forge(payload));
    expect([status, body.code]).toEqual([400, 'WEBHOOK_SIGNATURE_INVALID']);
    expect(await events()).toEqual([]);
    expect(await payments.memberships()).toEqual([]);
    expect(await payments.payments()).toMatchObject([{ state: 'pending', version: 0 }]);
  });

  it('a body with any one bit flipped is refused with 400', async () => {
    const { stripePaymentId } = await payments.pay();
    const payload = Buffer.from(JSON.stringify(await theEvent(stripePaymentId, 'payment_intent.succeeded')));
    const header = { 'stripe-signature': signed(payload.toString()) };
    for (let place = 0; place < payload.length; place += 37) {
      const flipped = Buffer.from(payload);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect((await send(flipped, header)).status).toBe(400);
    }
    expect(await events()).toEqual([]);
    expect((await send(payload, header)).status).toBe(200);
  });

  it('a body with reordered lines is refused: the signature covers the bytes', async () => {
    const { stripePaymentId } = await payments.pay();
    const event = await theEvent(stripePaymentId, 'payment_intent.succeeded');
    const header = { 'stripe-signature': signed(JSON.stringify(event)) };
    expect((await send(JSON.stringify(event, null, 1), header)).status).toBe(400);
  });

  it('is refused if the signed body is not JSON', async () => {
    const payload = '{"id": "evt_1",';
    const { status, body } = await send(payload, { 'stripe-signature': signed(payload) });
    expect([status, body.code]).toEqual([400, 'MALFORMED_BODY']);
  });
});
