import { STANDARD_PUBLISHABLE_KEY } from '../src/index.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a browser reads whatever JSON comes
  body: any;
}

export const ORIGIN = 'http://localhost:8080';

/** A call as Stripe.js makes it: form-encoded, from a page of the site, with the publishable key. */
export async function browserCall(
  address: string,
  path: string,
  fields?: Record<string, string>,
  headers?: Record<string, string>,
): Promise<Answer> {
  const authorization = `Bearer ${STANDARD_PUBLISHABLE_KEY}`;
  const answer = await fetch(address + path, {
    method: fields ? 'POST' : 'GET',
    headers: { authorization, origin: ORIGIN, ...headers },
    ...(fields && { body: new URLSearchParams(fields) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

export const card = (number: string, changes: Record<string, string> = {}): Record<string, string> => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '34',
  'payment_method_data[card][cvc]': '123',
  ...changes,
});

/** Pays an intent in the browser. */
export const pay = (
  address: string,
  intent: { id: string; client_secret: string | null },
  fields: Record<string, string>,
  headers?: Record<string, string>,
) =>
  browserCall(
    address,
    `/v1/payment_intents/${intent.id}/confirm`,
    { client_secret: intent.client_secret ?? '', return_url: `${ORIGIN}/payment-success?plan=1`, ...fields },
    headers,
  );

/** A call of the control API. */
export async function control(address: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${address}/_simulator${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
