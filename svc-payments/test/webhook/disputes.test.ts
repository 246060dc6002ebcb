import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Payments, startPayments } from '../support/payments.js';

const LIST = '/api/auction-subscriptions';

let payments: Payments;
let stripePaymentId: string;
let decide: Awaited<ReturnType<Payments['dispute']>>;

const look = () => payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
const membership = async () => (await payments.asStaff('get', LIST)).body.items[0];
const refund = () => payments.asStaff('post', `${LIST}/1/refund`).then((answer) => answer);
const status = async () => (await membership()).paymentStatus;

/** Delivers every event so far, each twice, newest first: the order must not matter. */
async function deliverAll(): Promise<void> {
  const events = (await payments.eventsOf(stripePaymentId)).reverse();
  for (const event of [...events, ...events]) await payments.deliver(event);
}

const notifications = async () =>
  (await payments.outbox()).filter((event) => event.startsWith('payment.dispute')).map((event) => event.replace('payment.', ''));

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(async () => {
  await payments.empty();
  ({ stripePaymentId } = await payments.pay());
  await look();
  decide = await payments.dispute(stripePaymentId);
  await deliverAll();
});
afterAll(() => payments.stop());

describe('a second dispute', () => {
  beforeEach(async () => {
    await decide('won');
    await deliverAll();
    await payments.sql(`UPDATE payments.payment SET disputed_at = '2026-03-01'`);
    decide = await payments.dispute(stripePaymentId);
    await deliverAll();
  });

  it('is notified once and shown with its own date', async () => {
    expect(await notifications()).toEqual(['disputed', 'dispute-closed', 'disputed']);
    const { disputedAt } = await membership();
    expect(Date.parse(disputedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await payments.payments()).toMatchObject([{ dispute_closed_at: null }]);
  });

  it('differs from the first in the payload of its event', async () => {
    const events = await payments.sql<{ occurrence: number }>(
      `SELECT payload -> 'occurrence' AS occurrence FROM payments.outbox WHERE event = 'payment.disputed'`,
    );
    expect(new Set(events.map(({ occurrence }) => occurrence)).size).toBe(2);
    expect(events.every(({ occurrence }) => occurrence > 0)).toBe(true);
  });

  it('a second dispute that is lost ends the membership and is published once', async () => {
    await decide('lost');
    await deliverAll();
    expect(await notifications()).toEqual(['disputed', 'dispute-closed', 'disputed', 'dispute-closed']);
    expect(await membership()).toMatchObject({ paymentStatus: 'charged-back', active: false, disputedAt: null });
  });
});

describe('a lost dispute', () => {
  beforeEach(async () => {
    await decide('lost');
    await deliverAll();
  });

  it('leaves the membership charged back during an appeal', async () => {
    await decide('appeal');
    await deliverAll();
    expect(await payments.payments()).toMatchObject([{ dispute: 'open' }]);
    expect(await membership()).toMatchObject({ paymentStatus: 'charged-back', active: false });
    expect(await notifications()).toEqual(['disputed', 'dispute-closed']);
  });

  it('won on appeal restores the membership, and is published once', async () => {
    await decide('appeal');
    await look();
    await decide('won');
    await deliverAll();
    expect(await membership()).toMatchObject({ paymentStatus: 'completed', active: true });
    expect(await notifications()).toEqual(['disputed', 'dispute-closed', 'dispute-closed']);
  });

  it('lost on appeal leaves it charged back', async () => {
    await decide('appeal');
    await look();
    await decide('lost');
    await deliverAll();
    expect(await status()).toBe('charged-back');
  });
});

it('won on appeal resumes a refund that staff had started', async () => {
  await decide('won');
  await deliverAll();
  decide = await payments.dispute(stripePaymentId);
  // The new dispute is not known yet, and Stripe refuses.
  await refund();
  expect(await status()).toBe('refunding');
  await decide('lost');
  await deliverAll();
  expect(await status()).toBe('charged-back');
  await decide('appeal');
  await decide('won');
  await deliverAll();
  expect(await status()).toBe('refunding');
  await refund();
  expect(await status()).toBe('refunded');
});
