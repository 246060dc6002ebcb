import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Payments, startPayments } from '../support/payments.js';

let payments: Payments;
beforeAll(async () => {
  payments = await startPayments();
});
afterAll(() => payments.stop());

const status = async () => (await payments.memberships()).map(({ payment_status }) => payment_status);

async function returnRefund(stripePaymentId: string): Promise<void> {
  const made = (await payments.eventsOf(stripePaymentId)).find(({ type }) => type === 'refund.created');
  const { id } = (made?.data.object ?? {}) as { id?: string };
  await payments.control(`/refunds/${id}/fail`);
}

it('a refund returned by the bank is due again, and the staff are notified once', async () => {
  const { stripePaymentId } = await payments.pay();
  await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
  await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(200);
  expect(await status()).toEqual(['refunded']);
  await returnRefund(stripePaymentId);
  const events = await payments.eventsOf(stripePaymentId);
  for (const event of [...events, ...events]) await payments.deliver(event);
  expect(await status()).toEqual(['refunding']);
  expect(await payments.outbox()).toEqual(['payment.succeeded', 'payment.refunded', 'payment.refund-failed']);
});

it('a refund returned by the bank can be repeated at once', async () => {
  await payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(200);
  expect(await status()).toEqual(['refunded']);
  const events = await payments.sql<{ event: string; payload: { occurrence?: number } }>(
    `SELECT event, payload FROM payments.outbox WHERE event LIKE 'payment.refund%' ORDER BY id`,
  );
  expect(events.map(({ event }) => event)).toEqual(['payment.refunded', 'payment.refund-failed', 'payment.refunded']);
  expect(new Set(events.map(({ payload }) => payload.occurrence)).size).toBe(3);
});

it('a repeated refund leaves the periods of the renewals, which moved up when it was refunded first', async () => {
  await payments.empty();
  const paid: string[] = [];
  for (const plan of ['1', '2', '1']) {
    const { stripePaymentId } = await payments.pay({ plan });
    await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
    paid.push(stripePaymentId);
  }
  const [first = ''] = paid;
  const refund = () => payments.asStaff('post', '/api/auction-subscriptions/1/refund').expect(200);
  const renewals = async () =>
    (await payments.memberships()).slice(1).map(({ start_date, end_date }) => [start_date, end_date] as [Date, Date]);
  const bought = await renewals();
  await refund();
  const movedUp = await renewals();
  expect(movedUp[0]?.[0].getTime()).toBeLessThan(bought[0]?.[0].getTime() ?? 0);
  expect(movedUp[1]?.[0]).toEqual(movedUp[0]?.[1]);
  await returnRefund(first);
  for (const event of await payments.eventsOf(first)) await payments.deliver(event);
  expect((await status())[0]).toBe('refunding');
  await refund();
  expect((await status())[0]).toBe('refunded');
  expect(await renewals()).toEqual(movedUp);
});
