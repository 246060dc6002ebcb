import { type APIRequestContext, expect } from '@playwright/test';
import { mailsAbout, mailsTo } from '../../src/mailbox.ts';
import { type Staff, test } from '../../src/pages/staff.ts';
import { orderMembership } from '../../src/payments/purchase.ts';
import { confirm, control, webhooksInFlight } from '../../src/payments/stripe.ts';

const STAFF = 'staff@aureva-motors.example';

const order = async (request: APIRequestContext, email: string): Promise<string> =>
  (await orderMembership(request, { email })).stripePaymentId;

async function refund({ api }: Staff, stripePaymentId: string): Promise<void> {
  const list = await api.get(`/api/auction-subscriptions?q=${stripePaymentId}`);
  const [membership] = ((await list.json()) as { items: { id: number }[] }).items;
  await expect(await api.post(`/api/auction-subscriptions/${membership?.id}/refund`)).toBeOK();
}

/** What the e-mails to staff about a payment are about: their subjects without the buyer and the reference. */
const staffMails = async (stripePaymentId: string): Promise<string[]> =>
  (await mailsAbout(stripePaymentId))
    .filter(({ to }) => to.some(({ address }) => address === STAFF))
    .map(({ subject }) => subject.replace(/^\S+ |:.*/g, ''))
    .sort();

const notified = (stripePaymentId: string, subject: string) =>
  expect.poll(() => staffMails(stripePaymentId), { timeout: 30_000 }).toContain(subject);

test.afterEach(() => control('/settings', { deliveriesPerEvent: 1 }));

test('each payment event is mailed once, however often Stripe sends it', async ({ staff, request }) => {
  await control('/settings', { deliveriesPerEvent: 3 });
  const bought = await order(request, staff.email);
  await confirm(bought, 'pm_card_chargeDeclined');
  await notified(bought, 'Payment failed');
  await confirm(bought, 'pm_card_visa');
  await notified(bought, 'Auction access bought');
  const dispute = await control<{ id: string }>('/disputes', { payment_intent: bought });
  await notified(bought, 'Payment disputed by the bank');
  await control(`/disputes/${dispute.id}/close`, { status: 'won' });
  await notified(bought, 'Payment dispute won');
  await refund(staff, bought);
  await notified(bought, 'Membership fee refunded');
  await expect.poll(webhooksInFlight, { timeout: 30_000 }).toBe(0);
  // E-mails about a later payment are sent after all remaining ones about this payment.
  const later = await order(request, staff.email);
  await confirm(later, 'pm_card_visa');
  await notified(later, 'Auction access bought');
  expect(await staffMails(bought)).toEqual([
    'Auction access bought',
    'Membership fee refunded',
    'Payment dispute won',
    'Payment disputed by the bank',
    'Payment failed',
  ]);
  // First payment: a receipt and a refund, because a successful attempt followed the failed one. Second payment: a
  // receipt.
  await expect.poll(async () => (await mailsTo(staff.email)).length, { timeout: 30_000 }).toBe(3);
});
