import { randomUUID } from 'node:crypto';
import { bodyOf, type Call, type RetryingClient } from '../retrying-client.ts';
import { addressOf, type Plan, submit, takeTurns, type Visits } from '../visitors.ts';
import { hasOneNumber, type Notice, READ_SETTINGS } from './notices.ts';
import { importFiles, publishNotices } from './staff-work.ts';
import type { Trade } from './trade.ts';

interface Receipt {
  clientRef: string;
  clientSecret: string | null;
  stripePaymentId: string;
  publishableKey: string;
  simulatorUrl: string;
}

const POLL_INTERVAL_MS = 300;

const orderOf = (name: string) => ({
  plan: '1',
  firstName: 'Chaos',
  lastName: name,
  email: addressOf(name),
  confirmEmail: addressOf(name),
  phone: '+971501234567',
  country: 'AE',
  city: 'Ajman',
  billingAddress: 'Al Jerf Industrial Area 2',
  zipCode: '',
  agreeTerms: true,
});

/** From the browser to the external provider, which is not killed. */
async function payByCard({ simulatorUrl, stripePaymentId, publishableKey, clientSecret }: Receipt): Promise<void> {
  const response = await fetch(`${simulatorUrl}/v1/payment_intents/${stripePaymentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret ?? '',
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost/payment-success',
    }),
  });
  if (!response.ok) throw new Error(`The card was answered ${response.status}: ${await response.text()}`);
}

/** Orders a membership, pays, and polls the page until it confirms. */
async function buy(client: RetryingClient, name: string): Promise<void> {
  const call: Call = { path: '/api/auction-checkout', headers: { 'idempotency-key': randomUUID() }, body: orderOf(name) };
  const receipt = bodyOf<Receipt>(call, await client.send(call), 201);
  await payByCard(receipt);
  const status: Call = { method: 'GET', path: `/api/payments/${receipt.clientRef}` };
  while (bodyOf<{ state: string }>(status, await client.send(status), 200).state !== 'succeeded')
    await client.rest(POLL_INTERVAL_MS);
}

async function readNotice(client: RetryingClient, made: Trade): Promise<void> {
  const { announcement } = bodyOf<{ announcement: Notice }>(READ_SETTINGS, await client.send(READ_SETTINGS), 200);
  if (!hasOneNumber(announcement)) made.torn.push(JSON.stringify(announcement.text));
}

/**
 * Several visitors inquire and buy concurrently, while staff publish notices and import stock files until they are
 * done.
 */
export async function runOrders(plan: Plan, password: string, visits: Visits, made: Trade): Promise<void> {
  const sold = new AbortController();
  const buying = takeTurns(plan, visits, async (number, client, rest) => {
    const name = `Visitor ${number}`;
    await rest(plan.paceMs);
    await readNotice(client, made);
    await submit(client, name, visits);
    await rest(plan.paceMs);
    await buy(client, name);
    made.paid += 1;
  });
  const staff = { password, visits, seed: plan.seed, signal: plan.signal, until: sold.signal };
  await Promise.all([buying.finally(() => sold.abort()), publishNotices(staff, made), importFiles(staff, made)]);
}
