import { fuzz } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deliverAll, expectedMembership, expectedPayments, outcomeOf, paymentLifecycle } from '../support/payment-lifecycle.js';
import { type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

/** The dispute is won, and staff refund the fee, which the bank returns. */
async function longLifecycle() {
  const { bought, steps, decide, events } = await paymentLifecycle(payments);
  const after: typeof steps = [
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
  return { steps: [...steps, ...after], events };
}

const EXPECTED = {
  payments: expectedPayments({ refunded: false }),
  memberships: [expectedMembership('refunding')],
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
        const { steps, events } = await longLifecycle();
        for (const [number, step] of steps.entries()) {
          const before = await events();
          const repeated = (meanwhile[number] ?? []).flatMap((place) => before[place % before.length] ?? []);
          // Delivers the events while the next action happens.
          await Promise.all([deliverAll(payments, repeated), step()]);
        }
        const all = await events();
        const repeated = [...all, ...all, ...all].map((event, place) => ({ event, rank: ranks[place % ranks.length] ?? 0 }));
        await deliverAll(
          payments,
          repeated.toSorted((a, b) => a.rank - b.rank).map(({ event }) => event),
        );
        expect(await outcomeOf(payments)).toEqual(EXPECTED);
      },
    ),
    fuzz(6),
  ));
