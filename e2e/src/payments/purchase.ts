import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

const CARD = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '34',
  'payment_method_data[card][cvc]': '123',
};

/** The fields that differ from a standard buyer. */
type Buyer = { email: string } & Record<string, string>;

interface Checkout {
  simulatorUrl: string;
  stripePaymentId: string;
  clientSecret: string;
  publishableKey: string;
}

/** Starts a membership order without paying. */
export async function orderMembership(api: APIRequestContext, buyer: Buyer): Promise<Checkout> {
  const plain = { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567', country: 'AE', city: 'Ajman' };
  const data = { ...plain, billingAddress: 'Al Jurf 2', zipCode: '', agreeTerms: true, confirmEmail: buyer.email, ...buyer };
  const answer = await api.post('/api/auction-checkout', { data, headers: { 'idempotency-key': randomUUID() } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/**
 * Buys a membership as the checkout page does, and waits until it is active. Returns the path to which the buyer is
 * redirected.
 */
export async function buyMembership(api: APIRequestContext, buyer: Buyer): Promise<string> {
  const { simulatorUrl, stripePaymentId, clientSecret, publishableKey } = await orderMembership(api, buyer);
  const form = { key: publishableKey, client_secret: clientSecret, return_url: 'http://localhost/', ...CARD };
  const body = new URLSearchParams(form);
  const paid = await fetch(`${simulatorUrl}/v1/payment_intents/${stripePaymentId}/confirm`, { method: 'POST', body });
  expect(paid.status).toBe(200);
  const claim = await api.post('/api/auction-subscription', { data: { stripePaymentId } });
  expect(await claim.json()).toMatchObject({ state: 'succeeded' });
  return `/payment-success?payment_intent=${stripePaymentId}`;
}

/** Refunds and erases every membership of an address. */
export async function endMemberships(api: APIRequestContext, email: string): Promise<void> {
  const { items } = await (await api.get('/api/auction-subscriptions', { params: { q: email } })).json();
  for (const { id } of items) {
    const refund = await api.post(`/api/auction-subscriptions/${id}/refund`);
    if (!refund.ok()) expect(await refund.json()).toMatchObject({ code: 'ALREADY_REFUNDED' });
  }
  await expect(await api.post('/api/privacy/payments/erase', { data: { email } })).toBeOK();
}
