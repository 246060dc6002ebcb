import type { PaymentState } from '@dealership/contracts';
import { fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../locales/en.json';
import { storeOrder } from '../../shared/order/orders.js';
import { plans } from '../../testing/fake-payments.js';
import { Checkout } from './checkout.js';
import texts from './locales/en.json';
import { isPaidElsewhere } from './order/paid-orders.js';

const payments = fakeService('payments');
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const PART = { namespace: 'auction-checkout', texts, otherTexts: { services } };

function open(state?: PaymentState) {
  if (state) storeOrder('1', KEY);
  payments.answers = { '/api/payments/': { status: 200, body: { clientRef: KEY, plan: '1', state } } };
  const [plan] = plans;
  if (!plan) throw new Error('There is no plan');
  renderWithProviders(<Checkout plan={plan} />, PART);
}

it.each(['succeeded', 'processing'] as const)(
  'shows that this tab has paid for the plan when its payment is %s',
  async (state) => {
    open(state);
    const title = await screen.findByText('You have this plan already');
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(screen.getByRole('link', { name: 'Show the payment' }).getAttribute('href')).toBe('/payment-success?plan=1');
    await userEvent.click(screen.getByRole('button', { name: 'Buy again' }));
    screen.getByRole('form', { name: 'Secure checkout' });
    expect(sessionStorage.getItem('auction-order-1')).toBeNull();
  },
);

/** Another tab pays for a plan: only its storage and the event are seen here. */
function payElsewhere(plan: string) {
  localStorage.setItem(`auction-paid-${plan}`, KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `auction-paid-${plan}` })));
}

it('shows at once that another tab has paid for the plan, and sells it again on purpose', async () => {
  open();
  payments.answers = { '/api/payments/': { status: 200, body: { state: 'succeeded', paidAt: new Date().toISOString() } } };
  screen.getByRole('form', { name: 'Secure checkout' });
  payElsewhere('1');
  await screen.findByText('You have this plan already');
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Buy again' }));
  screen.getByRole('form', { name: 'Secure checkout' });
  cleanup();
  open();
  payments.answers = { '/api/payments/': { status: 200, body: { state: 'succeeded', paidAt: new Date().toISOString() } } };
  await waitFor(() => expect(payments.at('/api/payment-settings').length).toBeGreaterThan(0));
  screen.getByRole('form', { name: 'Secure checkout' });
});

it('sells a plan that another tab has paid for more than a day ago, and another plan', async () => {
  open();
  payments.answers = { '/api/payments/': { status: 200, body: { state: 'succeeded', paidAt: '2020-01-21T08:00:00Z' } } };
  payElsewhere('2');
  expect(payments.at(`/api/payments/${KEY}`)).toEqual([]);
  payElsewhere('1');
  await waitFor(() => expect(payments.at(`/api/payments/${KEY}`)).toHaveLength(1));
  expect(await isPaidElsewhere('1')).toBe(false);
  screen.getByRole('form', { name: 'Secure checkout' });
});

it.each(['pending', 'failed', 'cancelled', 'refunded', 'charged-back'] as const)(
  "shows the form when this tab's payment is %s",
  async (state) => {
    open(state);
    await waitFor(() => expect(payments.at(`/api/payments/${KEY}`)).toHaveLength(1));
    screen.getByRole('form', { name: 'Secure checkout' });
  },
);

it('warns of an active membership bought in another tab, also when bought meanwhile', async () => {
  const member = { clientRef: KEY, plan: '1', state: 'succeeded', endDate: '2999-01-21T08:00:00Z' };
  open();
  payments.answers = { '/api/payments/': { status: 200, body: member } };
  screen.getByRole('form', { name: 'Secure checkout' });
  expect(screen.queryByText(/begins when it ends/)).toBeNull();
  localStorage.setItem('auction-member', KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'auction-member' }));
  await screen.findByText('Your access runs until 21 January 2999. A plan that you buy now begins when it ends.');
  screen.getByRole('form', { name: 'Secure checkout' });
});

it('sells a named plan, with cents', async () => {
  const [plan] = plans;
  if (!plan) throw new Error('There is no plan');
  renderWithProviders(<Checkout plan={{ ...plan, key: 'gold', name: { en: 'Gold', ar: '', ja: '' }, price: 62.5 }} />, PART);
  screen.getByText('Gold (1 Month)');
  screen.getByText('$62.50', { selector: 'p *' });
  screen.getByRole('button', { name: /\$62\.50$/ });
  await waitFor(() => expect(payments.at('/api/payment-settings')).toHaveLength(1));
});

it('makes no payment call if this tab has started none', async () => {
  open();
  await waitFor(() => expect(payments.at('/api/payment-settings')).toHaveLength(1));
  expect(payments.at('/api/payments/')).toEqual([]);
});
