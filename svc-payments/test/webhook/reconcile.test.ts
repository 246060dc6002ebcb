import { metricsOf } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReconcileService } from '../../src/reconcile/reconcile.service.js';
import { type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
const reconcile = () => payments.app.get(ReconcileService, { strict: false }).reconcile(new AbortController().signal);

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

it('finds a payment without a webhook', async () => {
  await payments.pay();
  await reconcile();
  expect(await payments.memberships()).toMatchObject([{ payment_status: 'completed' }]);
  expect(await payments.outbox()).toEqual(['payment.succeeded']);
});

it('finds a refund, a dispute and a failure without a webhook', async () => {
  const { stripePaymentId } = await payments.pay();
  await reconcile();
  await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
  await payments.control('/disputes', { payment_intent: stripePaymentId });
  const { body } = await payments.checkOut();
  await expect(payments.confirm(body.stripePaymentId, 'pm_card_chargeDeclined')).rejects.toThrow();
  await reconcile();
  expect(await payments.payments()).toMatchObject([{ disputed_at: expect.any(Date) }, { state: 'failed' }]);
  expect(await payments.memberships()).toMatchObject([{ payment_status: 'refunded' }]);
  expect((await payments.outbox()).sort()).toEqual([
    'payment.disputed',
    'payment.failed',
    'payment.refunded',
    'payment.succeeded',
  ]);
});

it('finds a payment whose events Stripe no longer keeps', async () => {
  await payments.pay();
  await payments.sql(`INSERT INTO payments.reconciliation (id, events_until) VALUES (1, now() + interval '2 hours')`);
  await reconcile();
  expect(await payments.sql('SELECT * FROM payments.stripe_event')).toEqual([]);
  expect(await payments.memberships()).toHaveLength(1);
});

it("finds events beyond one page of Stripe's list", async () => {
  const { stripePaymentId } = await payments.pay();
  await reconcile();
  await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
  for (let count = 0; count < 105; count++) {
    const { id } = await payments.stripe.paymentIntents.create({ amount: 1000, currency: 'aed' });
    await payments.stripe.paymentIntents.cancel(id);
  }
  await reconcile();
  expect(await payments.memberships()).toMatchObject([{ payment_status: 'refunded' }]);
});

it('resumes an interrupted refund', async () => {
  await payments.pay();
  await reconcile();
  await payments.sql(`UPDATE payments.subscription SET payment_status = 'refunding'`);
  await reconcile();
  expect(await payments.memberships()).toMatchObject([{ payment_status: 'refunded' }]);
  expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded']);
});

it('changes nothing the second time, and runs once when started concurrently', async () => {
  const { stripePaymentId } = await payments.pay();
  await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
  await Promise.all([reconcile(), reconcile()]);
  await reconcile();
  expect(await payments.memberships()).toMatchObject([{ payment_status: 'refunded' }]);
  expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded']);
});

it('reports a payment whose order was lost, and no payment of somebody else', async () => {
  const reported = async () => Number((await metricsOf(payments.app, 'payments_without_order_total'))[0]?.split(' ')[1]);
  await payments.pay();
  await payments.sql('DELETE FROM payments.payment');
  const other = await payments.stripe.paymentIntents.create({ amount: 1000, currency: 'aed' });
  await payments.confirm(other.id, 'pm_card_visa');
  const before = await reported();
  await reconcile();
  expect((await reported()) - before).toBe(1);
});

describe('a payment that cannot be synced is logged, and blocks no other', () => {
  const failures = async () => Number((await metricsOf(payments.app, 'payments_reconcile_failures_total'))[0]?.split(' ')[1]);
  const loseAtStripe = (id: string) =>
    payments.sql('UPDATE payments.payment SET stripe_payment_id = $1 WHERE stripe_payment_id = $2', [`${id}_lost`, id]);

  it('because Stripe does not know it: neither unsettled ones nor refunds', async () => {
    const [first] = [await payments.pay(), await payments.pay()];
    await reconcile();
    await payments.sql(`UPDATE payments.subscription SET payment_status = 'refunding'`);
    await loseAtStripe(first.stripePaymentId);
    const unsettled = await payments.checkOut();
    await loseAtStripe(unsettled.body.stripePaymentId);
    await payments.pay();
    // Only the state of the payments reveals the last one.
    await payments.sql(`UPDATE payments.reconciliation SET events_until = now() + interval '2 hours'`);
    const before = await failures();
    await reconcile();
    expect((await failures()) - before).toBe(2);
    const states = (await payments.memberships()).map(({ payment_id: id, payment_status: status }) => [id, status]);
    expect(states).toEqual([
      [1, 'refunding'],
      [2, 'refunded'],
      [4, 'completed'],
    ]);
  });

  it('because its event has no effect: the next round starts with that event again', async () => {
    const [first] = [await payments.pay(), await payments.pay()];
    const event = (await payments.eventsOf(first.stripePaymentId)).find(({ type }) => type === 'payment_intent.succeeded');
    await payments.sql(`
      CREATE FUNCTION payments.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`);
    await payments.sql(`
      CREATE TRIGGER refuse BEFORE INSERT ON payments.subscription FOR EACH ROW WHEN (new.payment_id = 1)
      EXECUTE FUNCTION payments.refuse()`);
    try {
      await expect(reconcile()).rejects.toThrow('refused');
    } finally {
      await payments.sql('DROP FUNCTION payments.refuse CASCADE');
    }
    expect(await payments.memberships()).toMatchObject([{ payment_id: 2 }]);
    expect(await payments.sql('SELECT extract(epoch FROM events_until)::int AS until FROM payments.reconciliation')).toEqual([
      { until: event?.created },
    ]);
    await reconcile();
    expect(await payments.memberships()).toHaveLength(2);
  });
});
