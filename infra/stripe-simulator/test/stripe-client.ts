import Stripe from 'stripe';
import { STANDARD_SECRET_KEY } from '../src/index.ts';

/** The services' client, connected to the simulator. */
export function stripeClient(address: string, key = STANDARD_SECRET_KEY): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** The error thrown by Stripe's client; fails if there is none. */
export async function stripeError(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => 'no error',
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('Expected an error of Stripe', { cause: outcome });
}

/** svc-payments' request for a one-month membership. */
export const PLAN: Stripe.PaymentIntentCreateParams = {
  amount: 6200,
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
  description: 'USS Ninja Auction Access',
  receipt_email: 'layla@customers.example',
  metadata: { plan: '1', checkout: '42' },
};

/** Types of all events so far, oldest first. */
export const eventTypes = async (stripe: Stripe): Promise<string[]> =>
  (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();
