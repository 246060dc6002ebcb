import type { PaymentState, PaymentStatus } from '@dealership/contracts';
import { fakeService, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../locales/en.json';
import { storeBuyer, storeOrder, storePaidOrder } from '../../shared/order/orders.js';
import texts from './locales/en.json';
import { PaymentSuccessPage } from './payment-success-page.js';

const payments = fakeService('payments');
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

const answer = (state: PaymentState, changes: Partial<PaymentStatus> = {}) => {
  const dates = { startDate: '2026-11-21T08:00:00Z', endDate: '2027-01-21T08:00:00Z' };
  const facts = {
    clientRef: KEY,
    reference: 'AM-2026-00073',
    plan: '2',
    durationMonths: 2,
    amount: 110,
    currency: 'USD',
    failureMessage: null,
    paidAt: '2026-11-20T21:30:00Z',
  } as const;
  return { status: 200, body: { ...facts, state, ...dates, ...changes } };
};

beforeEach(() => {
  sessionStorage.clear();
  storeOrder('2', KEY);
  storeBuyer({
    clientRef: KEY,
    firstName: 'Sara',
    lastName: 'Nasser',
    email: 'sara@visitor.example',
    billingAddress: 'Al Jerf 2',
    city: 'Ajman',
    zipCode: '',
    country: 'AE',
  });
  localStorage.clear();
  document.documentElement.dataset.siteName = 'Test Motors';
  payments.answers = {};
});

const open = (at = '/payment-success') =>
  renderWithProviders(<PaymentSuccessPage />, { namespace: 'payment-success', texts, otherTexts: { services }, at });

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the next steps once the server confirms the payment', async () => {
  payments.answer = answer('succeeded');
  open();
  screen.getByText('Checking your payment');
  await screen.findByRole('heading', { name: 'Payment Successful!', level: 1 });
  expect(payments.received.map(({ path }) => path)).toEqual([`/api/payments/${KEY}`]);
  const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'A confirmation email',
    'A message from our team',
    'Immediate access with your login',
    'Your own representative',
  ]);
  screen.getByText(/assigned within 24 hours/);
  const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
  expect(receipt.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'USS Ninja Auction Access, 2 Months',
    '$110.00',
    '21 November 2026',
    'Online, through Stripe',
    '21 November 2026',
    '21 January 2027',
    'AM-2026-00073',
    'Test Motors',
    'Sara Nasser\nAl Jerf 2\nAjman\nUnited Arab Emirates',
    'sara@visitor.example',
  ]);
  expect(receipt.getByText(/^sara@/).innerHTML).toBe('sara@<wbr>visitor.<wbr>example');
  receipt.getByText('One-time payment, no auto-renew.');
  expect([link('View Available Auctions'), link('Contact Support')]).toEqual(['/auction-access', '/contact']);
  expect(screen.getByRole('link', { name: 'View Available Auctions' }).className).toContain('primary');
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Print the receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it("makes the server check the payment in the provider's redirect", async () => {
  sessionStorage.clear();
  payments.answer = answer('succeeded');
  open('/payment-success?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed');
  await screen.findByText('Payment Successful!');
  expect(payments.received).toMatchObject([{ path: '/api/auction-subscription', body: { stripePaymentId: 'pi_1' } }]);
});

it('names no buyer in a tab that has not placed the order', async () => {
  storeOrder('1', '7c9e6679-7425-40de-944b-e07fc1f90ae7');
  payments.answer = { ...answer('succeeded'), body: { ...answer('succeeded').body, clientRef: 'another' } };
  open('/payment-success?payment_intent=pi_1');
  await screen.findByText('Payment Successful!');
  screen.getByText('AM-2026-00073');
  expect(screen.queryByText(/Sara|Al Jerf|@visitor/)).toBeNull();
});

it('shows the payment of the plan in the URL, also if another tab has made it', async () => {
  sessionStorage.clear();
  storePaidOrder('2', KEY);
  payments.answer = answer('succeeded');
  open('/payment-success?plan=2');
  await screen.findByText('Payment Successful!');
  expect(payments.received.map(({ path }) => path)).toEqual([`/api/payments/${KEY}`]);
});

it('shows the payment of the plan in the URL, not that of the last order', async () => {
  storeOrder('1', '7c9e6679-7425-40de-944b-e07fc1f90ae7');
  payments.answer = answer('succeeded');
  open('/payment-success?plan=2');
  await screen.findByText('Payment Successful!');
  expect(payments.received.map(({ path }) => path)).toEqual([`/api/payments/${KEY}`]);
});

it('polls while the bank is processing', async () => {
  let looks = 0;
  payments.answers['/api/payments/'] = () => answer(++looks > 2 ? 'succeeded' : 'processing');
  open();
  await screen.findByText('Your payment is being processed');
  await screen.findByText('Payment Successful!');
  expect(looks).toBe(3);
});

it('keeps polling when one call fails', async () => {
  let looks = 0;
  payments.answers['/api/payments/'] = () => (++looks === 2 ? unavailable : answer(looks > 2 ? 'succeeded' : 'processing'));
  open();
  await screen.findByText('Payment Successful!');
});

it.each(['pending', 'failed', 'cancelled'] as const)('links back to the checkout for a payment that is %s', async (state) => {
  payments.answer = answer(state, { failureMessage: state === 'failed' ? 'Your card was declined.' : null });
  open();
  await screen.findByRole('heading', { name: 'The payment did not go through', level: 1 });
  expect(link('Back to the checkout')).toBe('/auction-checkout?plan=2');
  expect(screen.queryByText(/Your card was declined\. Nothing has been charged\./) !== null).toBe(state === 'failed');
});

it.each(['refunding', 'refunded', 'charged-back'] as const)(
  'shows that a payment that is %s has been refunded',
  async (state) => {
    payments.answer = answer(state);
    open();
    await screen.findByText('This payment has been refunded');
    expect(link('See the plans')).toBe('/auction-access');
  },
);

it.each([
  ['this tab has begun none', () => sessionStorage.clear()],
  ['the server knows none', () => undefined],
])('claims no success when %s', async (_, prepare) => {
  prepare();
  payments.answer = { status: 404, body: { statusCode: 404, code: 'PAYMENT_NOT_FOUND', message: 'None' } };
  open();
  await screen.findByText('There is no payment to show');
  expect(screen.queryByText('Payment Successful!')).toBeNull();
});

it('shows no payment for an invalid id', async () => {
  sessionStorage.clear();
  payments.answer = { status: 400, body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check' } };
  open('/payment-success?payment_intent=%00');
  await screen.findByText('There is no payment to show');
});

it('offers a retry when the status cannot be read', async () => {
  payments.answer = unavailable;
  open();
  await screen.findByText('We cannot show your payment right now');
  payments.answer = answer('succeeded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Payment Successful!');
});
