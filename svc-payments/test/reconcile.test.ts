import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ReconcileService } from '../src/reconcile/reconcile.service.js';
import { type Payments, startPayments } from './payments.js';

let payments: Payments;
const reconcile = () => payments.app.get(ReconcileService, { strict: false }).reconcile(new AbortController().signal);

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

it('finds a payment of which no webhook came', async () => {
  await payments.pay();
  await reconcile();
  expect(await payments.subscriptions()).toMatchObject([{ payment_status: 'completed' }]);
  expect(await payments.outbox()).toEqual(['payment.succeeded']);
});

it('finds a refund, a dispute and a failure of which no webhook came', async () => {
  const { stripePaymentId } = await payments.pay();
  await reconcile();
  await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
  await payments.control('/disputes', { payment_intent: stripePaymentId });
  const { body } = await payments.checkOut();
  await expect(payments.confirm(body.stripePaymentId, 'pm_card_chargeDeclined')).rejects.toThrow();
  await reconcile();
  expect(await payments.payments()).toMatchObject([{ disputed_at: expect.any(Date) }, { state: 'failed' }]);
  expect(await payments.subscriptions()).toMatchObject([{ payment_status: 'refunded' }]);
  expect((await payments.outbox()).sort()).toEqual([
    'payment.disputed',
    'payment.failed',
    'payment.refunded',
    'payment.succeeded',
  ]);
});

it('finds a payment whose events Stripe no longer has', async () => {
  await payments.pay();
  await payments.sql(`INSERT INTO payments.reconciliation (id, events_until) VALUES (1, now() + interval '2 hours')`);
  await reconcile();
  expect(await payments.sql('SELECT * FROM payments.stripe_event')).toEqual([]);
  expect(await payments.subscriptions()).toHaveLength(1);
});

it('goes on with a refund that was broken off', async () => {
  await payments.pay();
  await reconcile();
  await payments.sql(`UPDATE payments.subscription SET payment_status = 'refunding'`);
  await reconcile();
  expect(await payments.subscriptions()).toMatchObject([{ payment_status: 'refunded' }]);
  expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded']);
});

it('changes nothing the second time, and does its work once when two do it together', async () => {
  const { stripePaymentId } = await payments.pay();
  await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
  await Promise.all([reconcile(), reconcile()]);
  await reconcile();
  expect(await payments.subscriptions()).toMatchObject([{ payment_status: 'refunded' }]);
  expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded']);
});
