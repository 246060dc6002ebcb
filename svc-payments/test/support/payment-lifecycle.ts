import { expect } from '@jest/globals';
import type Stripe from 'stripe';
import type { Payments } from './payments.js';

const AT_ONCE = 16;

/**
 * An abandoned order, and one that is declined, paid and disputed: the steps at Stripe, and the events so far, oldest
 * first. A paid intent cannot be cancelled, so it takes two.
 */
export async function paymentLifecycle(payments: Payments) {
  await payments.empty();
  payments.simulator.set({ holdPayments: true });
  const abandoned = (await payments.checkOut()).body.stripePaymentId as string;
  const bought = (await payments.checkOut()).body.stripePaymentId as string;
  let decideDispute: Awaited<ReturnType<Payments['dispute']>>;
  const steps: (() => Promise<unknown>)[] = [
    () => payments.stripe.paymentIntents.cancel(abandoned),
    () => payments.confirm(bought, 'pm_card_chargeDeclined').catch(() => undefined),
    () => payments.confirm(bought),
    () => payments.control(`/payment_intents/${bought}/settle`, { outcome: 'succeeded' }),
    async () => {
      decideDispute = await payments.dispute(bought);
    },
  ];
  const decide: typeof decideDispute = (decision) => decideDispute(decision);
  const events = async () => [...(await payments.eventsOf(abandoned)), ...(await payments.eventsOf(bought))];
  return { bought, steps, decide, events };
}

/** Sixteen events at once. */
export async function deliverAll(payments: Payments, events: Stripe.Event[]): Promise<void> {
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const answers = await Promise.all(events.slice(from, from + AT_ONCE).map((event) => payments.deliver(event)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
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

export const outcomeOf = async (payments: Payments): Promise<unknown> => (await payments.sql(OUTCOME))[0];

const NOTHING = { failure_code: null, succeeded_at: null, failed_at: null, refunded: false, disputed: false, dispute: null };

/** Both payments at the end, if the dispute was won. */
export const expectedPayments = ({ refunded }: { refunded: boolean }) => [
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
    refunded,
    disputed: true,
    dispute: 'won',
    dispute_closed: true,
  },
];

export const expectedMembership = (status: string) =>
  expect.objectContaining({ payment_id: 2, member_email: 'layla@customers.example', payment_status: status });
