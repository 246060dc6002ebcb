import type { CheckoutReceipt, Language, SimulatedCheckout } from '@dealership/contracts';
import { toLatinDigits } from '@dealership/contracts';
import { billingDetailsOf } from '../form/billing-details.js';
import { CONFIRMED_BEFORE, type Confirmation, returnUrl } from './confirmation.js';

type Fields = { [name: string]: string | Fields };

/** The parts of Stripe's response that are read here. */
interface Answer {
  status?: string;
  next_action?: { redirect_to_url?: { url?: string } } | null;
  error?: { code?: string; message?: string };
}

/** Encodes `{ a: { b: 'c' } }` as `a[b]=c`, the format that Stripe's API requires. */
function inBrackets(fields: Fields, within = ''): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const name = within ? `${within}[${key}]` : key;
    return typeof value === 'string' ? [[name, value] as [string, string]] : inBrackets(value, name);
  });
}

function cardOf({ cardNumber, expiryDate, cvv }: SimulatedCheckout): Fields {
  const [month = '', year = ''] = toLatinDigits(expiryDate).split('/');
  return { number: toLatinDigits(cardNumber), exp_month: month, exp_year: year, cvc: toLatinDigits(cvv) };
}

function readAnswer({ status, next_action: action, error }: Answer): Confirmation {
  if (error) return error.code === CONFIRMED_BEFORE ? { outcome: 'sent' } : { outcome: 'failed', message: error.message };
  const url = action?.redirect_to_url?.url;
  if (status === 'requires_action' && url) return { outcome: 'redirect', url };
  if (status === 'succeeded') return { outcome: 'succeeded' };
  return status === 'processing' ? { outcome: 'sent' } : { outcome: 'failed' };
}

/**
 * Pays with the form's card at the simulator, as Stripe.js would; the card is sent nowhere else. A decline's message is
 * in `language`. Throws if the simulator does not respond.
 */
export async function payAtSimulator(
  receipt: CheckoutReceipt,
  values: SimulatedCheckout,
  language: Language,
): Promise<Confirmation> {
  const { simulatorUrl, stripePaymentId, clientSecret, publishableKey } = receipt;
  if (!simulatorUrl || !clientSecret) throw new Error('The order names no simulator to pay at');
  const billing = billingDetailsOf(values, values.cardholderName);
  const body = inBrackets({
    key: publishableKey,
    client_secret: clientSecret,
    return_url: returnUrl(),
    payment_method_data: { type: 'card', card: cardOf(values), billing_details: billing },
  });
  const response = await fetch(`${simulatorUrl}/v1/payment_intents/${encodeURIComponent(stripePaymentId)}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
    body: new URLSearchParams(body).toString(),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return readAnswer((await response.json()) as Answer);
}
