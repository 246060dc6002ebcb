import type { ServiceEnv } from '../env.js';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** URL of a simulator, for this service and for browsers. */
  apiUrl?: string | undefined;
  simulatorUrl?: string | undefined;
}

type StripeEnv = Pick<
  ServiceEnv,
  'STRIPE_SIMULATOR_PUBLIC_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>;

/** Stripe's configuration; undefined without keys: the rest of the service works, payments do not. */
export function stripeOptions(env: StripeEnv): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
    simulatorUrl: STRIPE_API_URL && (env.STRIPE_SIMULATOR_PUBLIC_URL ?? STRIPE_API_URL),
  };
}
