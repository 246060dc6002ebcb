import Stripe from 'stripe';
import { STANDARD_SECRET_KEY } from '../src/index.ts';

/** The client that services use, talking to the simulator. */
export function stripeClient(address: string, key = STANDARD_SECRET_KEY): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** The error that Stripe's client throws; fails when it throws none. */
export async function stripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => 'no error',
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('Expected an error of Stripe', { cause: outcome });
}

/** What svc-payments asks for when somebody buys a month. */
export const PLAN: Stripe.PaymentIntentCreateParams = {
  amount: 6200,
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
  description: 'USS Ninja Auction Access',
  receipt_email: 'layla@customers.example',
  metadata: { plan: '1', checkout: '42' },
};

/** The types of all events so far, the oldest first. */
export const eventTypes = async (stripe: Stripe): Promise<string[]> =>
  (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();
