import { Toaster } from '@dealership/ui-kit';
import { fakeService, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../../locales/en.json';
import { plans } from '../../../testing/fake-payments.js';
import { AuctionCheckoutPage } from '../auction-checkout-page.js';
import texts from '../locales/en.json';

const payments = fakeService('payments');
const settings = { mode: 'simulator', publishableKey: 'pk_test_simulator', simulatorUrl: 'http://127.0.0.1:9' };

beforeEach(() => {
  sessionStorage.clear();
  payments.answer = unavailable;
  payments.answers = {
    '/api/auction-plans': { status: 200, body: plans },
    '/api/payment-settings': { status: 200, body: settings },
  };
});

async function open(at = '/auction-checkout') {
  renderWithProviders(
    <>
      <AuctionCheckoutPage />
      <Toaster />
    </>,
    { namespace: 'auction-checkout', texts, otherTexts: { services }, at },
  );
  await screen.findByRole('textbox', { name: /Card Number/ });
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /Complete Secure Purchase/ });

describe.each([
  ['/auction-checkout', 'Monthly Subscription', '$62', '$62.00'],
  ['/auction-checkout?plan=1', 'Monthly Subscription', '$62', '$62.00'],
  ['/auction-checkout?plan=2', '2 Months', '$110', '$110.00'],
  ['/auction-checkout?plan=4', '4 Months', '$200', '$200.00'],
  ['/auction-checkout?plan=70', 'Monthly Subscription', '$62', '$62.00'],
])('%s', (at, name, price, total) => {
  it(`sells ${name} for ${price}, once`, async () => {
    await open(at);
    const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
    summary.getByText('USS Ninja Auction Access');
    summary.getByText(name);
    summary.getByText(price);
    const sums = summary.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual([total, '$0.00', total]);
    summary.getByText('One-time payment, no auto-renew.');
    summary.getByText('Your login opens USS Ninja, the portal with the auction listings.');
    expect(Boolean(summary.queryByText('1 month, paid once, does not renew'))).toBe(name === 'Monthly Subscription');
    summary.getByText('Your membership fee is refunded if you buy a vehicle through us.');
    expect(submit().textContent).toBe(`Complete Secure Purchase - ${price}`);
    expect(screen.getByRole('link', { name: 'Back to the plans' }).getAttribute('href')).toBe('/auction-access');
  });
});

it('names the six benefits of the membership', async () => {
  await open();
  const summary = within(screen.getByRole('complementary', { name: 'Order summary' }));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Full access to auction listings',
    'Detailed auction sheets',
    'Filtering by make, model, year and grade',
    'Starting bid prices',
    'Bookmarking of vehicles',
    'Auction dates and schedules',
  ]);
});

const COUNTRIES = [
  'AE: United Arab Emirates',
  'SA: Saudi Arabia',
  'KW: Kuwait',
  'QA: Qatar',
  'BH: Bahrain',
  'OM: Oman',
  'US: United States',
  'CA: Canada',
  'GB: United Kingdom',
  'AU: Australia',
  'DE: Germany',
  'FR: France',
  'JP: Japan',
  'OTHER: Other',
];

it('offers the fourteen countries', async () => {
  await open();
  const options = within(screen.getByRole('combobox', { name: /Country/ })).getAllByRole<HTMLOptionElement>('option');
  expect(options.slice(1).map(({ value, textContent }) => [value, textContent])).toEqual(
    COUNTRIES.map((country) => country.split(': ')),
  );
});

describe("the payment provider's fields", () => {
  const { IntersectionObserver } = globalThis;
  let becomeVisible: () => void;

  const waiting = () => within(screen.getByRole('group', { name: 'Card payment' })).queryByRole('status');

  beforeEach(async () => {
    globalThis.IntersectionObserver = class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        becomeVisible = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    } as never;
    payments.answers['/api/payment-settings'] = {
      status: 200,
      body: { mode: 'live', publishableKey: 'pk_live_1', simulatorUrl: null },
    };
    renderWithProviders(<AuctionCheckoutPage />, { namespace: 'auction-checkout', texts, otherTexts: { services } });
    await screen.findByRole('button', { name: /Complete Secure Purchase/ });
    await waitFor(() => expect(payments.at('/api/payment-settings')).toHaveLength(1));
    expect(waiting()?.textContent).toBe('Loading…');
  });
  afterEach(() => {
    globalThis.IntersectionObserver = IntersectionObserver;
  });

  it.each<[string, () => unknown]>([
    ['they are near', () => act(() => becomeVisible())],
    ['the form is in use', () => userEvent.type(field(/First Name/), 'L')],
    ['the form is sent without them', () => userEvent.click(submit())],
  ])('are loaded when %s', async (_when, act) => {
    await act();
    await waitFor(() => expect(waiting()).toBeNull());
  });
});

it('shows the test card', async () => {
  await open();
  expect(screen.getByRole('note').textContent?.replaceAll('\u00a0', ' ')).toContain('Pay with the card 4242 4242 4242 4242');
});

it('groups the card number, and keeps the caret among its digits', async () => {
  await open();
  const field = screen.getByLabelText<HTMLInputElement>(/Card Number/);
  await userEvent.type(field, '42424242');
  expect(field.value).toBe('4242 4242');
  await userEvent.type(field, '555', { initialSelectionStart: 2 });
  expect([field.value, field.selectionStart]).toEqual(['4255 5424 242', 6]);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('4242424242424242');
  expect(field.value).toBe('4242 4242 4242 4242');
});

it("shows every invalid field's error and sends nothing", async () => {
  await open();
  payments.received = [];
  await userEvent.click(submit());
  await screen.findByText('First name must be at least 2 characters');
  for (const message of [
    'Last name must be at least 2 characters',
    'Please enter a valid phone number',
    'Please select your country',
    'Please enter your city',
    'Please enter a valid card number',
    'Please enter valid expiry date (MM/YY)',
    'Please enter valid CVV',
    'Please enter cardholder name',
    'Please enter billing address',
    'Please enter valid postal/ZIP code',
    'You must agree to the terms and conditions',
  ])
    expect(screen.getByText(message).className).toContain('error');
  expect(screen.getAllByText('Please enter a valid email address')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText(/^First Name/));
  expect(payments.received).toEqual([]);
});

it.each([
  [/First Name/, 'L', 'Li', 'First name must be at least 2 characters'],
  [/Phone/, '050123456', '0501234567', 'Please enter a valid phone number'],
  [/City/, 'A', 'Al', 'Please enter your city'],
  [/Card Number/, '424242424242424', '4242424242424242', 'Please enter a valid card number'],
  [/Expiry Date/, '13/30', '12/30', 'Please enter valid expiry date (MM/YY)'],
  [/Expiry Date/, '1/30', '01/30', 'Please enter valid expiry date (MM/YY)'],
  [/CVV/, '12', '123', 'Please enter valid CVV'],
  [/Cardholder Name/, 'L', 'Li', 'Please enter cardholder name'],
  [/Billing Address/, 'Road', 'Road 1', 'Please enter billing address'],
  [/ZIP/, '12', '123', 'Please enter valid postal/ZIP code'],
])('refuses in %s "%s" and accepts "%s"', async (name, wrong, right, message) => {
  await open();
  await userEvent.type(field(name), wrong);
  await userEvent.tab();
  await screen.findByText(message);
  await userEvent.clear(field(name));
  await userEvent.type(field(name), right);
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('accepts an expiry date without a slash and in Arabic digits', async () => {
  await open();
  await userEvent.type(field(/Expiry Date/), '١٢٣٠');
  expect(field(/Expiry Date/).value).toBe('12/30');
  await userEvent.type(field(/Expiry Date/), '{Backspace}{Backspace}{Backspace}');
  expect(field(/Expiry Date/).value).toBe('12');
});

it('requires matching e-mail addresses, whichever is changed', async () => {
  await open();
  await userEvent.type(field(/^Email/), 'sara@visitor.example');
  await userEvent.type(field(/Confirm Email/), 'sarah@visitor.example');
  await userEvent.tab();
  await screen.findByText('Email addresses must match');
  await userEvent.clear(field(/^Email/));
  await userEvent.type(field(/^Email/), 'sarah@visitor.example');
  await waitFor(() => expect(screen.queryByText('Email addresses must match')).toBeNull());
});

it('requires a postcode only in countries that have them', async () => {
  await open();
  const country = screen.getByRole('combobox', { name: /Country/ });
  await userEvent.selectOptions(country, 'DE');
  await userEvent.click(field(/ZIP/));
  await userEvent.tab();
  await screen.findByText('Please enter valid postal/ZIP code');
  await userEvent.selectOptions(country, 'AE');
  await waitFor(() => expect(screen.queryByText('Please enter valid postal/ZIP code')).toBeNull());
});

it('offers a retry and the contact page if the plans cannot be loaded', async () => {
  payments.answers = {};
  renderWithProviders(<AuctionCheckoutPage />, { namespace: 'auction-checkout', texts, otherTexts: { services } });
  await screen.findByText('The checkout cannot be shown right now');
  payments.answers = { '/api/auction-plans': { status: 200, body: plans } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Order summary');
});
