import type { CheckoutReceipt } from '@dealership/contracts';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import type { CheckoutDetails } from '../form/checkout-values.js';
import texts from '../locales/en.json';
import { LiveCard, type LiveCardHandle } from './live-card.js';

const UNAVAILABLE = 'The card form could not be loaded. Please check your connection and try again.';

/** The error that Stripe's frames report about the input; undefined if it is valid. */
let complaint: { message: string } | undefined;
let asked: { key: string; options: object; confirmed: unknown[] };

const card = createRef<LiveCardHandle>();
const details = { firstName: 'Sara', lastName: 'Nasser', email: 'sara@visitor.example' } as CheckoutDetails;
const receipt = { clientSecret: 'pi_1_secret_2' } as CheckoutReceipt;

/** A fake of the parts of Stripe.js that the form uses: the real script is only served by Stripe. */
function stripeOf(key: string) {
  asked.key = key;
  const payment = { mount: () => {}, destroy: () => {}, update: () => {}, on: () => payment, off: () => payment };
  const elements = {
    create: () => payment,
    getElement: () => payment,
    update: () => {},
    submit: async () => ({ error: complaint }),
  };
  return {
    elements: (options: object) => {
      asked.options = options;
      return elements;
    },
    createToken: () => {},
    createPaymentMethod: () => {},
    confirmCardPayment: () => {},
    confirmPayment: async (options: { clientSecret: string }) => {
      asked.confirmed.push(options.clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    },
  };
}

const ended = new Set<Element>();

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="https://js.stripe.com/"]')];

/** Ends the latest attempt to load Stripe's script; each attempt adds a new script element. */
async function script(outcome: 'load' | 'error') {
  const element = await waitFor(() => {
    const last = scripts().at(-1);
    if (!last || ended.has(last)) throw new Error('Nobody has asked for the script');
    return last;
  });
  ended.add(element);
  if (outcome === 'load') Object.assign(window, { Stripe: stripeOf });
  await act(async () => element.dispatchEvent(new Event(outcome)));
}

const open = () =>
  renderWithProviders(<LiveCard publishableKey="pk_live_1" amount={62.5} ref={card} />, { namespace: 'auction-checkout', texts });

beforeEach(() => {
  complaint = undefined;
  asked = { key: '', options: {}, confirmed: [] };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('shows that Stripe cannot be loaded, blocks submission, and retries', async () => {
  open();
  await waitFor(() => expect(card.current).not.toBeNull());
  await expect(card.current?.check()).rejects.toThrow('The payment form is not there yet');
  await expect(card.current?.pay(receipt, details)).rejects.toThrow('The payment form is not there yet');
  // The loader retries once by itself.
  await script('error');
  await script('error');
  expect((await screen.findByRole('alert')).textContent).toContain(UNAVAILABLE);
  expect(card.current).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await script('load');
  await waitFor(async () => expect(await card.current?.check()).toBeUndefined());
  expect(screen.queryByRole('alert')).toBeNull();
});

// Once loaded, the script stays for the lifetime of the page.
it("mounts Stripe's fields for this amount, shows their errors, and pays", async () => {
  open();
  await waitFor(() => expect(asked.options).toMatchObject({ mode: 'payment', amount: 6250, currency: 'usd', locale: 'en' }));
  expect(asked.key).toBe('pk_live_1');
  complaint = { message: 'Your card number is incomplete.' };
  await waitFor(async () => expect(await card.current?.check()).toBe('Your card number is incomplete.'));
  expect(await card.current?.pay(receipt, details)).toEqual({ outcome: 'succeeded' });
  expect(asked.confirmed).toEqual(['pi_1_secret_2']);
});
