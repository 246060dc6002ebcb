import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { openQueue, queueOptions } from '@dealership/service-kit/queue';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
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

/** Two orders with their events at Stripe, step by step: a paid intent cannot be cancelled, so it takes two. */
async function paymentLifecycle() {
  const abandoned = (await payments.checkOut()).body.stripePaymentId as string;
  const bought = (await payments.checkOut()).body.stripePaymentId as string;
  let decide: Awaited<ReturnType<Payments['dispute']>>;
  const steps: (() => Promise<unknown>)[] = [
    () => payments.stripe.paymentIntents.cancel(abandoned),
    () => payments.confirm(bought, 'pm_card_chargeDeclined').catch(() => undefined),
    () => payments.confirm(bought),
    () => payments.control(`/payment_intents/${bought}/settle`, { outcome: 'succeeded' }),
    async () => {
      decide = await payments.dispute(bought);
    },
    () => decide('won'),
    () => payments.stripe.refunds.create({ payment_intent: bought }),
  ];
  /** The events of TYPES so far, oldest first. */
  const events = async () =>
    [...(await payments.eventsOf(abandoned)), ...(await payments.eventsOf(bought))].filter(({ type }) => TYPES.includes(type));
  return { steps, events };
}

/** One event of each of TYPES, in chronological order; none has been delivered. */
async function recordedEvents(): Promise<Stripe.Event[]> {
  await payments.empty();
  payments.simulator.set({ holdPayments: true });
  const { steps, events } = await paymentLifecycle();
  for (const step of steps) await step();
  return events();
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

/** Everything that the order of events could affect; of our own times only whether they are set. */
const OUTCOME = `
  SELECT (SELECT json_agg(p ORDER BY id) FROM (
      SELECT id, state, plan, duration_months, amount, failure_code, failure_message, succeeded_at, failed_at, cancelled_at,
        refunded_at IS NOT NULL AS refunded, disputed_at IS NOT NULL AS disputed, dispute,
        dispute_closed_at IS NOT NULL AS dispute_closed FROM payments.payment) p) AS payments,
    (SELECT json_agg(s) FROM (
      SELECT payment_id, member_email, plan_type, start_date, end_date, payment_status FROM payments.subscription) s) AS memberships,
    (SELECT json_agg(type ORDER BY type) FROM payments.stripe_event) AS events,
    (SELECT json_agg(event || ' ' || (payload ->> 'paymentId') ORDER BY event) FROM payments.outbox) AS outbox`;

const outcome = async () => (await payments.sql(OUTCOME))[0];

const namesOf = (events: Stripe.Event[]): string =>
  events
    .map(({ type }) => type)
    .sort()
    .join();

/** Every subset, including none and all. */
const choices = <T>(things: T[]): T[][] =>
  things.reduce<T[][]>((chosen, thing) => chosen.flatMap((others) => [others, [...others, thing]]), [[]]);

async function deliverAll(...deliveries: Stripe.Event[]): Promise<void> {
  const answers = await Promise.all(deliveries.map((event) => payments.deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
}

beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const NOTHING = { failure_code: null, succeeded_at: null, failed_at: null, refunded: false, disputed: false, dispute: null };

const EXPECTED = {
  payments: [
    expect.objectContaining({ ...NOTHING, state: 'cancelled', cancelled_at: expect.any(String) }),
    {
      id: 2,
      state: 'succeeded',
      plan: '1',
      duration_months: 1,
      amount: 62,
      failure_code: 'generic_decline',
      failure_message: 'Your card was declined.',
      succeeded_at: expect.any(String),
      failed_at: expect.any(String),
      cancelled_at: null,
      refunded: true,
      disputed: true,
      dispute: 'won',
      dispute_closed: true,
    },
  ],
  memberships: [expect.objectContaining({ payment_id: 2, member_email: 'layla@customers.example', payment_status: 'refunded' })],
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
      await deliverAll(last, last);
      const came = namesOf([...before, last]);
      const expected = outcomes.get(came) ?? (await outcome());
      expect([last.type, await outcome()]).toEqual([last.type, expected]);
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
  for (let times = 0; times < 3; times += 1) await deliverAll(...events, ...events);
  await handedOver();
  const jobs = await queue.getJobs();
  await queue.close();
  expect(jobs.map(({ name, data }) => `${name} ${data.paymentId}`).sort()).toEqual(EXPECTED.outbox);
});
