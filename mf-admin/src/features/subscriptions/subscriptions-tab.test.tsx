import type { AuctionSubscription } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../testing/clear-toasts.js';
import { FakeSite, refusal } from '../../testing/fake-site.js';
import { answerEmpty, openDesk } from '../../testing/open-desk.js';

const site = new FakeSite();
const REFUND = 'POST /api/auction-subscriptions/4/refund';

const member = (more: Partial<AuctionSubscription> = {}): AuctionSubscription => ({
  id: 4,
  firstName: 'Omar',
  lastName: 'Khan',
  email: 'omar@example.com',
  phone: '+971501234567',
  country: 'AE',
  planType: '2',
  amount: 110,
  startDate: '2026-03-01T00:00:00.000Z',
  endDate: '2026-05-01T00:00:00.000Z',
  paymentStatus: 'completed',
  active: true,
  disputedAt: null,
  stripePaymentId: 'pi_1',
  createdAt: '2026-03-01T00:00:00.000Z',
  ...more,
});

const list = (...items: AuctionSubscription[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20, active: 1 } });

beforeAll(() => site.start());
afterAll(() => site.stop());

beforeEach(() => {
  site.clear();
  clearToasts();
  answerEmpty(site);
  site.on('GET /api/auction-subscriptions', list(member()));
  openDesk('?tab=auction');
});

const row = async () => (await screen.findByText('Omar Khan')).closest('tr') as HTMLElement;

async function ask(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund the membership of Omar Khan' }));
  await screen.findByText('$110 goes back to the card that paid, and the access ends. This action cannot be undone.');
}

describe('the memberships', () => {
  it('show member, plan, amount and whether they are active', async () => {
    for (const words of ['omar@example.com', '2 months', '$110', 'Completed', 'Active'])
      expect(within(await row()).getByText(words)).toBeTruthy();
  });

  it('are asked for by their status', async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Active');
    await waitFor(() => expect(site.calls('GET', '/api/auction-subscriptions').at(-1)?.query.get('status')).toBe('active'));
  });
});

describe('a refund', () => {
  it('is asked for once more, started, and leaves nothing to refund', async () => {
    site.on(REFUND, { body: member({ paymentStatus: 'refunding', active: false }) });
    await ask();
    site.on('GET /api/auction-subscriptions', list(member({ paymentStatus: 'refunding', active: false })));
    await userEvent.click(screen.getByRole('button', { name: 'Refund $110' }));
    expect(await screen.findByText('Refund started')).toBeTruthy();
    expect(await within(await row()).findByText('Being refunded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund the membership of Omar Khan' })).toBeNull();
  });

  it('that is cancelled moves no money', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(site.calls('POST', '/api/auction-subscriptions/4/refund')).toEqual([]);
  });

  it('that is refused says why', async () => {
    site.on(REFUND, refusal('PAYMENT_DISPUTED'));
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Refund $110' }));
    expect(await screen.findByText('Failed to refund')).toBeTruthy();
    expect(screen.getByText("The customer's bank holds this money until it has decided.")).toBeTruthy();
  });
});
