import { fuzz } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { type Payments, startPayments } from '../support/payments.js';

const AT_ONCE = 16;

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

/** An abandoned order, and one that is paid, disputed, won, refunded by staff, and whose refund the bank returns. */
async function paymentLifecycle() {
  await payments.empty();
  payments.simulator.set({ holdPayments: true });
  const abandoned = (await payments.checkOut()).body.stripePaymentId as string;
  const bought = (await payments.checkOut()).body.stripePaymentId as string;
  let decide: Awaited<ReturnType<Payments['dispute']>>;
  const events = async () => [...(await payments.eventsOf(abandoned)), ...(await payments.eventsOf(bought))];
  const steps: (() => Promise<unknown>)[] = [
    () => payments.stripe.paymentIntents.cancel(abandoned),
    () => payments.confirm(bought, 'pm_card_chargeDeclined').catch(() => undefined),
    () => payments.confirm(bought),
    () => payments.control(`/payment_intents/${bought}/settle`, { outcome: 'succeeded' }),
    async () => {
      decide = await payments.dispute(bought);
    },
    () => decide('review'),
    () => decide('review'),
    () => decide('won'),
    // The buyer's page polls whether or not an event arrived, so the membership exists for staff.
    () => payments.post('/api/auction-subscription', { stripePaymentId: bought }).expect(200),
    async () => {
      const [{ id } = { id: 0 }] = await payments.sql<{ id: number }>('SELECT id FROM payments.subscription');
      await payments.asStaff('post', `/api/auction-subscriptions/${id}/refund`).expect(200);
    },
    async () => {
      const made = (await events()).find(({ type }) => type === 'refund.created');
      const { id } = (made?.data.object ?? {}) as { id?: string };
      await payments.control(`/refunds/${id}/fail`);
    },
  ];
  return { steps, events };
}

async function deliverAll(events: Stripe.Event[]): Promise<void> {
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const answers = await Promise.all(events.slice(from, from + AT_ONCE).map((event) => payments.deliver(event)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
}

/** Everything that the order of events could affect; of our own times only whether they are set. */
const OUTCOME = `
  SELECT (SELECT json_agg(p ORDER BY id) FROM (
      SELECT state, failure_code, failed_at IS NOT NULL AS failed, succeeded_at IS NOT NULL AS succeeded,
        cancelled_at IS NOT NULL AS cancelled, refunded_at IS NOT NULL AS refunded, disputed_at IS NOT NULL AS disputed, dispute,
        dispute_closed_at IS NOT NULL AS "disputeClosed", id FROM payments.payment) p) AS payments,
    (SELECT json_agg(payment_status) FROM payments.subscription) AS memberships,
    (SELECT json_agg(type ORDER BY type) FROM payments.stripe_event) AS events,
    (SELECT json_agg(event || ' ' || (payload ->> 'paymentId') ORDER BY event) FROM payments.outbox) AS outbox`;

const NOTHING = { failure_code: null, failed: false, refunded: false, disputed: false, dispute: null, disputeClosed: false };

const EXPECTED = {
  payments: [
    { ...NOTHING, id: 1, state: 'cancelled', succeeded: false, cancelled: true },
    {
      id: 2,
      state: 'succeeded',
      failure_code: 'generic_decline',
      failed: true,
      succeeded: true,
      cancelled: false,
      refunded: false,
      disputed: true,
      dispute: 'won',
      disputeClosed: true,
    },
  ],
  memberships: ['refunding'],
  events: [
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.updated',
    'charge.refunded',
    'payment_intent.canceled',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.succeeded',
    'refund.failed',
  ],
  outbox: [
    'membership.paid 2',
    'payment.cancelled 1',
    'payment.dispute-closed 2',
    'payment.disputed 2',
    'payment.failed 2',
    'payment.refund-failed 2',
    'payment.refunded 2',
    'payment.succeeded 2',
  ],
};

/** Numbers that select events, however many there are. */
const choice = fc.array(fc.nat(), { maxLength: 8 });

it('events of two payments, in any order, repeated and sixteen at once, converge to one state', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(choice, { minLength: 11, maxLength: 11 }),
      fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
      async (meanwhile, ranks) => {
        const { steps, events } = await paymentLifecycle();
        for (const [number, step] of steps.entries()) {
          const before = await events();
          const repeated = (meanwhile[number] ?? []).flatMap((place) => before[place % before.length] ?? []);
          // Delivers the events while the next action happens.
          await Promise.all([deliverAll(repeated), step()]);
        }
        const all = await events();
        const repeated = [...all, ...all, ...all].map((event, place) => ({ event, rank: ranks[place % ranks.length] ?? 0 }));
        await deliverAll(repeated.toSorted((a, b) => a.rank - b.rank).map(({ event }) => event));
        expect((await payments.sql(OUTCOME))[0]).toEqual(EXPECTED);
      },
    ),
    fuzz(6),
  ));
