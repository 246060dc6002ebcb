import { databaseEnv, processEnv, readEnv, serviceTokenEnv } from '@dealership/service-kit';
import { retentionEnv } from '@dealership/service-kit/background';
import { type QueueOptions, queueEnv } from '@dealership/service-kit/queue';
import { z } from 'zod';
import { auctionPlansVariable } from './plans/auction-plans.js';

const exchangeRateEnv = {
  /** Where the rate is asked for, in the shape of ExchangeRate-API v6 (`https://…/v6/latest/USD`). Without it nobody is asked. */
  EXCHANGE_RATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sent as a bearer token, so that it appears in no address. */
  EXCHANGE_RATE_KEY: z.string().min(1).optional(),
  EXCHANGE_RATE_INTERVAL_MINUTES: z.coerce.number().int().min(1).max(10_080).default(360),
  /** An older rate is still answered, as an indicative one. */
  EXCHANGE_RATE_MAX_AGE_HOURS: z.coerce.number().int().min(1).default(72),
};

/** The three keys go together; without them everything works but payments. */
const stripeEnv = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** Address of the simulator; refused with NODE_ENV=production. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The same as browsers reach it, where that is another address. */
  STRIPE_SIMULATOR_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_RECONCILE_MINUTES: z.coerce.number().int().min(1).max(1440).default(60),
};

/** What the HTTP process reads. */
export const httpEnv = {
  ...processEnv,
  ...databaseEnv,
  ...queueEnv,
  ...serviceTokenEnv,
  ...exchangeRateEnv,
  ...stripeEnv,
  ...retentionEnv,
  AUCTION_PLANS: auctionPlansVariable,
};

export type HttpEnv = z.infer<z.ZodObject<typeof httpEnv>>;

export const readHttpEnv = (): HttpEnv => readEnv(httpEnv);

/** What the migration reads. */
export const readMigrationEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL });

export const queueOptions = (env: Pick<HttpEnv, 'REDIS_URL' | 'QUEUE_DATABASE_URL'>): QueueOptions => ({
  redisUrl: env.REDIS_URL,
  databaseUrl: env.QUEUE_DATABASE_URL,
});
