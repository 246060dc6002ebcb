import { resolve } from 'node:path';
import { type RunningProcess, serviceProcesses, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import Stripe from 'stripe';
import { type Payments, serviceEnvironment, startPayments, WEBHOOK_SECRET } from '../support/payments.js';

const services = serviceProcesses(resolve(__dirname, '../..'));

let payments: Payments;
let observer: pg.Client;
let service: RunningProcess | undefined;

const environment = () => serviceEnvironment(payments.databaseUrl, payments.simulatorUrl);

async function send({ url }: RunningProcess, event: object): Promise<number> {
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

const COMMITTING = `
  SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "payments"."subscription"%'`;

/** Sends the event and blocks the service right before its commit, until the observer rolls back. */
async function beforeItsCommit(running: RunningProcess, event: object): Promise<{ answer: Promise<number | 'none'> }> {
  await observer.query('BEGIN');
  await observer.query('LOCK TABLE payments.outbox IN SHARE MODE');
  const answer = send(running, event).catch(() => 'none' as const);
  await until('the service is in the middle of it', async () => (await payments.sql(COMMITTING)).length > 0);
  return { answer };
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: payments.databaseUrl });
  await client.connect();
  return client;
}

beforeAll(async () => {
  payments = await startPayments();
  observer = await connect();
});
beforeEach(() => payments.empty());
afterAll(async () => {
  await service?.kill();
  await observer.end();
  await payments.stop();
});

it('loses and repeats nothing when killed between the commit and its answer', async () => {
  service = await services.run('main.ts', environment());
  const event = await theSuccess();
  const blocked = await beforeItsCommit(service, event);
  const second = await connect();
  await second.query('BEGIN');
  // Waits for the commit; the service then waits for this lock before it can read its response.
  const committed = second.query('LOCK TABLE payments.payment');
  const queued = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query = 'LOCK TABLE payments.payment'`;
  await until('the lock is the next', async () => (await payments.sql(queued)).length > 0);
  await observer.query('ROLLBACK');
  await committed;
  await service.kill();
  expect(await blocked.answer).toBe('none');
  await second.end();
  expect(await payments.memberships()).toHaveLength(1);

  service = await services.run('main.ts', environment());
  expect([await send(service, event), await send(service, event)]).toEqual([200, 200]);
  expect(await payments.memberships()).toHaveLength(1);
  expect(await payments.outbox()).toEqual(['payment.succeeded']);
  await service.kill();
});

it('writes nothing when killed before the commit, and completes at the next delivery', async () => {
  service = await services.run('main.ts', environment());
  const event = await theSuccess();
  const { answer } = await beforeItsCommit(service, event);
  await service.kill();
  expect(await answer).toBe('none');
  await observer.query('ROLLBACK');
  await until('the broken transaction is gone', async () => (await payments.sql(COMMITTING)).length === 0);
  expect(await payments.sql('SELECT * FROM payments.stripe_event')).toEqual([]);
  expect(await payments.memberships()).toEqual([]);
  expect(await payments.outbox()).toEqual([]);

  service = await services.run('main.ts', environment());
  expect(await send(service, event)).toBe(200);
  expect(await payments.memberships()).toHaveLength(1);
  expect(await payments.outbox()).toEqual(['payment.succeeded']);
  await service.kill();
});

it.each([
  ['the simulator in production', { NODE_ENV: 'production' }, 'STRIPE_API_URL: is for the simulator'],
  ['half of the keys', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET: must be set together'],
  ['no place to read the prices at', { SVC_CONTENT_URL: '' }, 'SVC_CONTENT_URL'],
])('refuses to start with %s, and says why', async (_, more, reason) => {
  const { code, errors } = await services.refused('main.ts', { ...environment(), ...more });
  expect([code, errors]).toEqual([78, expect.stringContaining(reason)]);
});
