import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { openQueue, queueOptions } from '@dealership/service-kit/queue';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { deliverAll, expectedMembership, expectedPayments, outcomeOf, paymentLifecycle } from '../support/payment-lifecycle.js';
import { type Payments, startPayments } from '../support/payments.js';

/** Each has a distinct effect. */
const TYPES = [
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.refunded',
];

let payments: Payments;

/** One event of each of TYPES, in chronological order; none has been delivered. */
async function recordedEvents(): Promise<Stripe.Event[]> {
  const { bought, steps, decide, events } = await paymentLifecycle(payments);
  const refund = () => payments.stripe.refunds.create({ payment_intent: bought });
  for (const step of [...steps, () => decide('won'), refund]) await step();
  return (await events()).filter(({ type }) => TYPES.includes(type));
}

const TABLES = ['payment', 'subscription', 'stripe_event', 'outbox'];

/** All rows of the service, to be restored later. */
const rows = async (): Promise<unknown[]> => {
  const lists = TABLES.map((table) => `(SELECT coalesce(json_agg(t), '[]') FROM payments.${table} t) AS ${table}`);
  const [found] = await payments.sql<Record<string, unknown>>(`SELECT ${lists.join()}`);
  return TABLES.map((table) => JSON.stringify(found?.[table]));
};

async function putBack(kept: unknown[]): Promise<void> {
  for (const table of TABLES.toReversed()) await payments.sql(`DELETE FROM payments.${table}`);
  for (const [at, table] of TABLES.entries()) {
    // Restoring the membership emitted its events again.
    if (table === 'outbox') await payments.sql('DELETE FROM payments.outbox');
    await payments.sql(
      `INSERT INTO payments.${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::payments.${table}, $1)`,
      [kept[at]],
    );
  }
}

const namesOf = (events: Stripe.Event[]): string =>
  events
    .map(({ type }) => type)
    .sort()
    .join();

/** Every subset, including none and all. */
const choices = <T>(things: T[]): T[][] =>
  things.reduce<T[][]>((chosen, thing) => chosen.flatMap((others) => [others, [...others, thing]]), [[]]);

beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const EXPECTED = {
  payments: expectedPayments({ refunded: true }),
  memberships: [expectedMembership('refunded')],
  events: [...TYPES].sort(),
  outbox: [
    'membership.paid 2',
    'payment.cancelled 1',
    'payment.dispute-closed 2',
    'payment.disputed 2',
    'payment.failed 2',
    'payment.refunded 2',
    'payment.succeeded 2',
  ],
};

// If the state after a set of events does not depend on which came last, then by induction it is the same for all 720
// orders. Every set comes after its subsets, so the rows of `before` are known.
it('leads to a state independent of event order, each event arriving twice concurrently', async () => {
  const events = await recordedEvents();
  expect(events.map(({ type }) => type)).toEqual(TYPES);
  const outcomes = new Map<string, unknown>();
  const after = new Map([['', await rows()]]);
  for (const before of choices(events))
    for (const last of events.filter((event) => !before.includes(event))) {
      await putBack(after.get(namesOf(before)) as unknown[]);
      await deliverAll(payments, [last, last]);
      const came = namesOf([...before, last]);
      const expected = outcomes.get(came) ?? (await outcomeOf(payments));
      expect([last.type, await outcomeOf(payments)]).toEqual([last.type, expected]);
      outcomes.set(came, expected);
      after.set(came, await rows());
    }
  expect(outcomes.size).toBe(63);
  expect(outcomes.get(namesOf(events))).toEqual(EXPECTED);
}, 120_000);

it('publishes each kind of event once', async () => {
  const waiting = 'SELECT 1 FROM payments.outbox WHERE handed_at IS NULL';
  const handedOver = () => until('everything is handed over', async () => (await payments.sql(waiting)).length === 0);
  const queue = openQueue(NOTIFICATIONS_QUEUE, queueOptions(payments.env));
  // Events of the test before may still be on their way.
  await handedOver();
  await queue.obliterate({ force: true });
  const events = await recordedEvents();
  for (let times = 0; times < 3; times += 1) await deliverAll(payments, [...events, ...events]);
  await handedOver();
  const jobs = await queue.getJobs();
  await queue.close();
  expect(jobs.map(({ name, data }) => `${name} ${data.paymentId}`).sort()).toEqual(EXPECTED.outbox);
});
