import { Toaster } from '@dealership/ui-kit';
import { renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../../locales/en.json';
import { buyAgain, storePaidOrder } from '../../../shared/order/orders.js';
import { FakePayments, plans } from '../../../testing/fake-payments.js';
import { StripeSimulator } from '../../../testing/stripe-simulator.js';
import texts from '../locales/en.json';
import { CheckoutForm } from './checkout-form.js';

const simulator = new StripeSimulator();
let payments: FakePayments;
let left: string[];
let chargedBefore: number;

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const AUTHENTICATED = '4000002500003155';

beforeAll(() => simulator.start());
afterAll(() => simulator.stop());
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/auction-checkout');
  payments = new FakePayments(simulator);
  await payments.start('payments');
  left = [];
  chargedBefore = await simulator.charges();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  cleanup();
  await payments.stop();
});

const charges = async () => (await simulator.charges()) - chargedBefore;

function open({ plan = '1', amount = 62, onAmount = (_amount: number) => {}, onPaid = () => {} } = {}) {
  renderWithProviders(
    <>
      <CheckoutForm plan={plan} amount={amount} onAmount={onAmount} onPaid={onPaid} leave={(url) => left.push(url)} />
      <Toaster />
    </>,
    { namespace: 'auction-checkout', texts, otherTexts: { services } },
  );
}

// By label, because a role query computes the name of every element on the page.
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Complete|Processing|Continue/ });
const press = () => userEvent.click(button());

/** Sets the value without typing: this is about what happens afterwards. */
function fill(name: RegExp, text: string) {
  fireEvent.change(field(name), { target: { value: text } });
}

async function fillInDetails(email = 'sara@visitor.example') {
  fill(/First Name/, 'Sara');
  fill(/Last Name/, 'Nasser');
  fill(/^Email/, email);
  fill(/Confirm Email/, email);
  fill(/Phone/, '+971501234567');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'AE');
  fill(/City/, 'Ajman');
  fill(/Billing Address/, 'Al Jerf 2');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

async function fillInCard(number: string) {
  await screen.findByRole('textbox', { name: /Card Number/ });
  fill(/Card Number/, number);
  fill(/Expiry Date/, '12/34');
  fill(/CVV/, '987');
  fill(/Cardholder Name/, 'SARA NASSER');
}

async function pay(number: string) {
  await fillInDetails();
  await fillInCard(number);
  await press();
}

const arrived = () => waitFor(() => expect(window.location.pathname).toBe('/payment-success'));
const orders = () => [...new Set(payments.at('/api/auction-checkout').map(({ key }) => key))];

it("charges once, makes the server check, and opens the payment's page", async () => {
  open();
  await pay(GOOD);
  await arrived();
  screen.getByText('Payment Successful!');
  screen.getByText('Welcome to USS Ninja! Check your email for login credentials and next steps.');
  expect(await charges()).toBe(1);
  const [claim] = payments.at('/api/auction-subscription');
  const intent = payments.intentOf(orders()[0] ?? '');
  expect(claim?.body).toEqual({ stripePaymentId: intent });
});

it('sends everything but the card to our own origin, and the tab stores no card data', async () => {
  open();
  await pay(GOOD);
  await arrived();
  expect(payments.at('/api/auction-checkout')[0]?.body).toEqual({
    firstName: 'Sara',
    lastName: 'Nasser',
    email: 'sara@visitor.example',
    confirmEmail: 'sara@visitor.example',
    phone: '+971501234567',
    country: 'AE',
    city: 'Ajman',
    billingAddress: 'Al Jerf 2',
    zipCode: '',
    agreeTerms: true,
    website: '',
    plan: '1',
    price: 62,
  });
  const sent = payments.received.map(({ path, text }) => path + text).join();
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
  // Keys are random, so that three digits of the card can occur within one, but not on their own.
  for (const secret of [/4242 ?4242/, /12\/34/, /\b987\b/, /SARA NASSER/]) {
    expect(sent).not.toMatch(secret);
    expect(kept).not.toMatch(secret);
  }
});

it('cannot be submitted twice meanwhile', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const checkOut = payments.answers['/api/auction-checkout'];
  payments.answers['/api/auction-checkout'] = async (call) => {
    await held;
    return typeof checkOut === 'function' ? checkOut(call) : unavailable;
  };
  open();
  await pay(GOOD);
  await waitFor(() => expect(button().textContent).toBe('Processing Payment...'));
  expect(button().disabled).toBe(true);
  answer();
  await arrived();
  expect(await charges()).toBe(1);
});

it("shows the provider's reason for a declined card, keeps the input, and accepts another card for the same order", async () => {
  open();
  await pay(DECLINED);
  expect(await screen.findAllByText('Your card was declined.')).toHaveLength(2);
  screen.getByText('Payment Failed');
  expect(window.location.pathname).toBe('/auction-checkout');
  expect([field(/First Name/).value, field(/Card Number/).value]).toEqual(['Sara', DECLINED]);
  fill(/Card Number/, GOOD);
  await press();
  await arrived();
  expect(orders()).toHaveLength(1);
  expect(await charges()).toBe(1);
});

it('shows its own error text when the server does not answer', async () => {
  payments.answers['/api/auction-checkout'] = unavailable;
  open();
  await pay(GOOD);
  const text = 'There was an error processing your payment. Please try again or contact support.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(field(/Cardholder Name/).value).toBe('SARA NASSER');
  expect(await charges()).toBe(0);
});

it('does not claim that a payment without an answer in time has failed, and tries the same order again', async () => {
  const checkOut = payments.answers['/api/auction-checkout'];
  payments.answers['/api/auction-checkout'] = { status: 504, body: { statusCode: 504, code: 'UPSTREAM_TIMEOUT', message: 'x' } };
  open();
  await pay(GOOD);
  await screen.findByText('We could not confirm that the payment was made. Trying again is safe: you will not be charged twice.');
  payments.answers['/api/auction-checkout'] = checkOut ?? unavailable;
  await press();
  await arrived();
  expect(orders()).toHaveLength(1);
  expect(await charges()).toBe(1);
});

it('shows its own text for too many attempts', async () => {
  payments.answers['/api/auction-checkout'] = { status: 429, body: { statusCode: 429, code: 'RATE_LIMITED', message: 'Wait' } };
  open();
  await pay(GOOD);
  expect(await screen.findAllByText(texts.failed.limited)).toHaveLength(2);
  expect(field(/Cardholder Name/).value).toBe('SARA NASSER');
});

it('shows a changed price, and keeps the input', async () => {
  payments.answers['/api/auction-checkout'] = {
    status: 409,
    body: { statusCode: 409, code: 'PLAN_PRICE_CHANGED', message: 'x' },
  };
  payments.answers['/api/auction-plans'] = { status: 200, body: plans.map((plan) => ({ ...plan, price: plan.price + 3 })) };
  const amounts: number[] = [];
  open({ onAmount: (amount) => amounts.push(amount) });
  await pay(GOOD);
  await screen.findByText(texts.priceChanged.title);
  expect(amounts).toEqual([65]);
  expect(field(/Cardholder Name/).value).toBe('SARA NASSER');
  expect(payments.at('/api/auction-checkout').map(({ body }) => (body as { price: number }).price)).toEqual([62]);
  expect(await charges()).toBe(0);
});

it("sends the honeypot's content, and clears it for the next attempt", async () => {
  const checkOut = payments.answers['/api/auction-checkout'];
  payments.answers['/api/auction-checkout'] = {
    status: 409,
    body: { statusCode: 409, code: 'CHECKOUT_FLAGGED', message: 'Held' },
  };
  open();
  const trap = document.querySelector<HTMLInputElement>('input[name="annotation"]');
  expect(trap?.tabIndex).toBe(-1);
  if (trap) fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await pay(GOOD);
  await screen.findByText('Payment Failed');
  screen.getByText('There was an error processing your payment. Please try again or contact support.');
  screen.getByText(/^Your browser filled in a hidden field/);
  // Gone, so that a password manager cannot fill it in again.
  expect(trap?.isConnected).toBe(false);
  payments.answers['/api/auction-checkout'] = checkOut ?? unavailable;
  await press();
  await arrived();
  const sent = payments.at('/api/auction-checkout').map(({ body }) => (body as { website: string }).website);
  expect(sent).toEqual(['https://spam.example', '']);
});

it("shows the server's field errors at the fields, and that the payment failed", async () => {
  const errors = [{ path: 'city', message: 'This city does not exist' }];
  const body = { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check', errors };
  payments.answers['/api/auction-checkout'] = { status: 400, body };
  open();
  await pay(GOOD);
  expect((await screen.findByText('This city does not exist')).id).toBe('checkout-city-error');
  screen.getByText('Payment Failed');
  expect(document.activeElement).toBe(field(/City/));
});

it("redirects to the bank for 3-D Secure, which returns to the payment's page", async () => {
  open();
  await pay(AUTHENTICATED);
  await waitFor(() => expect(left).toHaveLength(1));
  const page = await (await fetch(left[0] ?? '')).text();
  expect(page).toContain('$62.00');
  const body = new URLSearchParams({ outcome: 'complete' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const back = await fetch(left[0] ?? '', { method: 'POST', redirect: 'manual', headers, body });
  const address = new URL(back.headers.get('location') ?? '');
  expect([address.origin, address.pathname]).toEqual([window.location.origin, '/payment-success']);
  expect(address.searchParams.get('payment_intent')).toBe(payments.intentOf(orders()[0] ?? ''));
  expect(await charges()).toBe(1);
});

it('continues the same order after a reload, with the details but without card and consent', async () => {
  open();
  await pay(DECLINED);
  await screen.findByText('Payment Failed');
  cleanup();
  open();
  await fillInCard(GOOD);
  expect([field(/First Name/).value, field(/City/).value]).toEqual(['Sara', 'Ajman']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ }).checked).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await press();
  await arrived();
  expect(orders()).toHaveLength(1);
  expect(await charges()).toBe(1);
});

it('does not charge again after going back and paying once more', async () => {
  open();
  await pay(GOOD);
  await arrived();
  cleanup();
  window.history.replaceState(null, '', '/auction-checkout');
  open();
  await pay(GOOD);
  await arrived();
  expect(orders()).toHaveLength(1);
  expect(await charges()).toBe(1);
});

it('does not charge for a plan that another tab has paid for meanwhile', async () => {
  open();
  await pay(GOOD);
  await arrived();
  cleanup();
  // A tab of its own, which shares only the device's storage.
  sessionStorage.clear();
  window.history.replaceState(null, '', '/auction-checkout');
  const paid: string[] = [];
  open({ onPaid: () => paid.push('here') });
  await pay(GOOD);
  await waitFor(() => expect(paid).toEqual(['here']));
  expect(orders()).toHaveLength(1);
  expect(await charges()).toBe(1);
  buyAgain('1');
  await press();
  await arrived();
  expect(await charges()).toBe(2);
});

it('sells a plan although the server no longer knows the order that paid for it', async () => {
  storePaidOrder('1', '0f8fad5b-d9cb-469f-a165-70867728950e');
  open();
  await pay(GOOD);
  await arrived();
  expect(await charges()).toBe(1);
});

it('creates another order for another plan', async () => {
  open();
  await pay(DECLINED);
  await screen.findByText('Payment Failed');
  cleanup();
  open({ plan: '2', amount: 110 });
  await pay(GOOD);
  await arrived();
  expect(orders()).toHaveLength(2);
});

it('shows a changed price before charging', async () => {
  const prices: number[] = [];
  open({ amount: 60, onAmount: (amount) => prices.push(amount) });
  await pay(GOOD);
  await screen.findByText('Please check the price');
  expect(prices).toEqual([62]);
  expect(await charges()).toBe(0);
});

it('asks for the card after the details if the provider is known only then', async () => {
  payments.hasSettings = false;
  open();
  await screen.findByText('The card fields open as soon as we have your details.');
  expect(button().textContent).toBe('Continue to the card');
  await fillInDetails();
  await press();
  await screen.findByText('Please enter your card. Nothing has been charged yet.');
  await fillInCard(GOOD);
  await press();
  await arrived();
  expect(orders()).toHaveLength(1);
  expect(await charges()).toBe(1);
});
