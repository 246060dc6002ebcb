import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { type Payments, startPayments } from './payments.js';

const TYPES = [
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
];

let payments: Payments;
let stripePaymentId: string;
/** One of each of TYPES, of one payment, in the order in which they happened. */
let events: Stripe.Event[];

/** A card that is declined, another that is taken after a while, the money given back, and a dispute all the same. */
async function live(): Promise<void> {
  const { body } = await payments.checkOut();
  stripePaymentId = body.stripePaymentId;
  await expect(payments.confirm(stripePaymentId, 'pm_card_chargeDeclined')).rejects.toThrow();
  payments.simulator.set({ holdPayments: true });
  await payments.confirm(stripePaymentId);
  await payments.control(`/payment_intents/${stripePaymentId}/settle`, { outcome: 'succeeded' });
  await payments.stripe.refunds.create({ payment_intent: stripePaymentId });
  await payments.control('/disputes', { payment_intent: stripePaymentId });
  events = (await payments.eventsOf(stripePaymentId)).filter(({ type }) => TYPES.includes(type));
}

/** The service as it was before any event came. */
const forget = () =>
  payments.sql(`
    WITH s AS (DELETE FROM payments.subscription), e AS (DELETE FROM payments.stripe_event), o AS (DELETE FROM payments.outbox)
    UPDATE payments.payment SET state = 'pending', failure_code = NULL, failure_message = NULL, succeeded_at = NULL,
      failed_at = NULL, cancelled_at = NULL, refunded_at = NULL, disputed_at = NULL, version = 0, synced_at = NULL`);

/** Everything that an order of events could make differ; the times of ours only as far as they are there. */
const OUTCOME = `
  SELECT (SELECT json_agg(p) FROM (
      SELECT state, plan, duration_months, amount, failure_code, failure_message, succeeded_at, failed_at, cancelled_at,
        refunded_at IS NOT NULL AS refunded, disputed_at IS NOT NULL AS disputed FROM payments.payment) p) AS payments,
    (SELECT json_agg(s) FROM (
      SELECT member_email, plan_type, start_date, end_date, payment_status FROM payments.subscription) s) AS subscriptions,
    (SELECT json_agg(type ORDER BY type) FROM payments.stripe_event) AS events,
    (SELECT json_agg(event ORDER BY event) FROM payments.outbox) AS outbox`;

const outcome = async () => (await payments.sql(OUTCOME))[0];

const permutations = <T>(things: T[]): T[][] =>
  things.length < 2
    ? [things]
    : things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((others) => [thing, ...others]));

/** Repeatable: the same seed is the same order. */
function shuffled<T>(things: T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return things
    .map((thing) => ({ thing, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}

async function deliverAll(...deliveries: Stripe.Event[]): Promise<void> {
  const answers = await Promise.all(deliveries.map((event) => payments.deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 200));
}

async function deliverInOrder(...deliveries: Stripe.Event[]): Promise<void> {
  for (const event of deliveries) await deliverAll(event);
}

beforeAll(async () => {
  payments = await startPayments();
  await live();
});
afterAll(() => payments.stop());

const EXPECTED = {
  payments: [
    {
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
    },
  ],
  subscriptions: [expect.objectContaining({ member_email: 'layla@customers.example', payment_status: 'refunded' })],
  events: ['charge.dispute.created', 'charge.refunded', ...TYPES.slice(1, 4).sort()],
  outbox: ['payment.disputed', 'payment.failed', 'payment.refunded', 'payment.succeeded'],
};

it('ends in the same state for every order of six events', async () => {
  expect(events.map(({ type }) => type)).toEqual(TYPES);
  // What was read from Stripe while the events came about has times of its own.
  await forget();
  await deliverInOrder(...events);
  const expected = await outcome();
  expect(expected).toEqual(EXPECTED);
  const orders = permutations(events);
  expect(orders).toHaveLength(720);
  for (const order of orders) {
    await forget();
    await deliverInOrder(...order);
    expect(await outcome()).toEqual(expected);
  }
}, 240_000);

it('ends in the same state when every event comes three times, all at once, in any order', async () => {
  await forget();
  await deliverInOrder(...events);
  const expected = await outcome();
  for (let seed = 1; seed <= 60; seed += 1) {
    await forget();
    await deliverAll(...shuffled([...events, ...events, ...events], seed));
    expect(await outcome()).toEqual(expected);
  }
}, 240_000);

it('ends in the same state when events come late, twice and mixed with what still happens', async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    await payments.empty();
    payments.simulator.set({ holdPayments: true });
    const { body } = await payments.checkOut();
    stripePaymentId = body.stripePaymentId;
    const steps = [
      () => payments.confirm(stripePaymentId, 'pm_card_chargeDeclined').catch(() => undefined),
      () => payments.confirm(stripePaymentId),
      () => payments.control(`/payment_intents/${stripePaymentId}/settle`, { outcome: 'succeeded' }),
      () => payments.stripe.refunds.create({ payment_intent: stripePaymentId }),
      () => payments.control('/disputes', { payment_intent: stripePaymentId }),
    ];
    const late: Promise<void>[] = [];
    for (const step of steps) {
      await step();
      const sofar = (await payments.eventsOf(stripePaymentId)).filter(({ type }) => TYPES.includes(type));
      late.push(deliverAll(...shuffled(sofar, seed).slice(0, 2)));
    }
    await Promise.all(late);
    events = (await payments.eventsOf(stripePaymentId)).filter(({ type }) => TYPES.includes(type));
    await deliverAll(...shuffled([...events, ...events], seed));
    expect(await outcome()).toMatchObject(EXPECTED);
    expect(await payments.subscriptions()).toHaveLength(1);
  }
}, 120_000);
