import { stripeKey, stripeUrl } from '../site.ts';

const authorization = `Bearer ${stripeKey}`;

interface Charge {
  billing_details: { email: string | null };
}

interface Delivery {
  status: 'waiting' | 'held' | 'delivered';
}

/** The number of successful charges of this buyer's cards. */
export async function chargesOf(address: string): Promise<number> {
  const response = await fetch(`${stripeUrl}/v1/events?type=charge.succeeded&limit=100`, { headers: { authorization } });
  const { data } = (await response.json()) as { data: { data: { object: Charge } }[] };
  return data.filter(({ data: { object } }) => object.billing_details.email === address).length;
}

/** Sends a POST request to the simulator's control API. */
export async function control<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${stripeUrl}/_simulator${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The simulator answered ${response.status} to ${path}`);
  return (await response.json()) as Answer;
}

/** Confirms a payment with one of Stripe's named test cards; a decline is not an error here. */
export async function confirm(stripePaymentId: string, method: string): Promise<void> {
  const body = new URLSearchParams({ payment_method: method, return_url: 'http://localhost/payment-success' });
  await fetch(`${stripeUrl}/v1/payment_intents/${stripePaymentId}/confirm`, { method: 'POST', headers: { authorization }, body });
}

/** The number of undelivered webhooks. */
export async function webhooksInFlight(): Promise<number> {
  const { data } = (await (await fetch(`${stripeUrl}/_simulator/deliveries`)).json()) as { data: Delivery[] };
  return data.filter(({ status }) => status !== 'delivered').length;
}
