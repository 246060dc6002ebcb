import type { HttpEnv } from '../env.js';

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of a simulator, for us and for browsers. */
  apiUrl?: string | undefined;
  simulatorUrl?: string | undefined;
}

export type StripeEnv = Pick<
  HttpEnv,
  | 'NODE_ENV'
  | 'STRIPE_SIMULATOR_PUBLIC_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
>;

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/**
 * What the environment says about Stripe; undefined without any of its variables: the rest of the service works, payments do not.
 * @throws naming the variables, when some are missing, or when a simulator is to be used in production.
 */
export function stripeOptions(env: StripeEnv): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env;
  const missing = KEYS.filter((key) => !env[key]);
  if (STRIPE_API_URL && env.NODE_ENV === 'production')
    throw new Error('STRIPE_API_URL: is for the simulator; with NODE_ENV=production payments go to Stripe alone');
  if (missing.length === KEYS.length && !STRIPE_API_URL) return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new Error(`${missing.join(', ')}: must be set together with the other variables of Stripe`);
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL,
    simulatorUrl: STRIPE_API_URL && (env.STRIPE_SIMULATOR_PUBLIC_URL ?? STRIPE_API_URL),
  };
}

/** `stripeOptions` of this process; ends it with exit code 78 (EX_CONFIG) when they are not complete. */
export function readStripeOptions(env: StripeEnv): StripeOptions | undefined {
  try {
    return stripeOptions(env);
  } catch (error) {
    process.stderr.write(`The environment is not complete:\n  ${(error as Error).message}\n`);
    process.exit(78);
  }
}
