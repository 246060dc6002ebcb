import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import Stripe from 'stripe';
import { type RunningService, refusedService, runService } from './child-process.js';
import { type Payments, serviceEnvironment, startPayments, WEBHOOK_SECRET } from './payments.js';
import { until } from './until.js';

let payments: Payments;
let observer: pg.Client;
let service: RunningService | undefined;

const environment = () => serviceEnvironment(payments.databaseUrl, payments.simulatorUrl);

async function send({ url }: RunningService, event: object): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await fetch(`${url}/api/stripe/webhook`, { method: 'POST', headers, body: payload })).status;
}

async function theSuccess(): Promise<Stripe.Event> {
  const { stripePaymentId } = await payments.pay();
  const event = (await payments.eventsOf(stripePaymentId)).find(({ type }) => type === 'payment_intent.succeeded');
  if (!event) throw new Error('Stripe has no such event');
  return event;
}

beforeAll(async () => {
  payments = await startPayments();
  observer = new pg.Client({ connectionString: payments.databaseUrl });
  await observer.connect();
});
beforeEach(() => payments.empty());
afterAll(async () => {
  await service?.kill();
  await observer.end();
  await payments.stop();
});

it('loses nothing and repeats nothing when it is killed between the commit and its answer', async () => {
  service = await runService(environment());
  const event = await theSuccess();
  await observer.query('LISTEN outbox_payments');
  const committed = new Promise((resolve) => observer.once('notification', resolve));
  const answered = send(service, event).catch(() => 'none');
  await committed;
  await service.kill();
  await answered;
  expect(await payments.subscriptions()).toHaveLength(1);

  service = await runService(environment());
  expect([await send(service, event), await send(service, event)]).toEqual([200, 200]);
  expect(await payments.subscriptions()).toHaveLength(1);
  expect(await payments.outbox()).toEqual(['payment.succeeded']);
  await service.kill();
});

it('has written nothing when it is killed before the commit, and does all of it at the next delivery', async () => {
  service = await runService(environment());
  const event = await theSuccess();
  await observer.query('BEGIN');
  // Its last step before the commit has to wait.
  await observer.query('LOCK TABLE payments.outbox IN SHARE MODE');
  const answered = send(service, event).catch(() => 'none');
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "payments"."outbox"%'`;
  await until('the service is in the middle of it', async () => (await payments.sql(waiting)).length > 0);
  await service.kill();
  expect(await answered).toBe('none');
  await observer.query('ROLLBACK');
  await until('the broken transaction is gone', async () => (await payments.sql(waiting)).length === 0);
  expect(await payments.sql('SELECT * FROM payments.stripe_event')).toEqual([]);
  expect(await payments.subscriptions()).toEqual([]);
  expect(await payments.outbox()).toEqual([]);

  service = await runService(environment());
  expect(await send(service, event)).toBe(200);
  expect(await payments.subscriptions()).toHaveLength(1);
  expect(await payments.outbox()).toEqual(['payment.succeeded']);
  await service.kill();
});

it.each([
  ['the simulator in production', { NODE_ENV: 'production' }, 'STRIPE_API_URL: is for the simulator'],
  ['half of the keys', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET: must be set together'],
  ['plans that are no JSON', { AUCTION_PLANS: '[{' }, 'AUCTION_PLANS: is not JSON'],
])('refuses to start with %s, and says why', async (_, more, reason) => {
  const { code, said } = await refusedService({ ...environment(), ...more });
  expect([code, said]).toEqual([78, expect.stringContaining(reason)]);
});
