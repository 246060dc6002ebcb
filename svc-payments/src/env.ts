import { addressOf, defineEnv, type EnvOf, type EnvRule, processEnv, webAddress } from '@dealership/server-kit';
import { databaseEnv } from '@dealership/service-kit';
import { eventRetentionEnv, recordRetentionEnv, recordRetentionRule, retentionEnv } from '@dealership/service-kit/background';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { z } from 'zod';

const wholeNumber = (min: number, max: number, standard: number) => z.coerce.number().int().min(min).max(max).default(standard);

const exchangeRateEnv = {
  EXCHANGE_RATE_URL: webAddress
    .optional()
    .describe(
      'Where the rate is asked for, in the shape of ExchangeRate-API v6 (`https://…/v6/latest/USD`). Without it nobody is asked.',
    ),
  EXCHANGE_RATE_KEY: z.string().min(1).optional().describe('Sent as a bearer token, so that it appears in no address.'),
  EXCHANGE_RATE_INTERVAL_MINUTES: wholeNumber(1, 10_080, 360).describe('How often the provider is asked.'),
  EXCHANGE_RATE_MAX_AGE_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .default(72)
    .describe('An older rate is still answered, as an indicative one.'),
};

const stripeEnv = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional()
    .describe('Key of the Stripe account. All three of Stripe, or none: then everything works but payments.'),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional().describe('Goes with `STRIPE_SECRET_KEY`; browsers get it.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_')
    .optional()
    .describe('Goes with `STRIPE_SECRET_KEY`; checks the webhook `/api/stripe/webhook`.'),
  STRIPE_API_URL: webAddress
    .optional()
    .describe('Address of the Stripe simulator; without it payments go to Stripe. Refused with `NODE_ENV=production`.'),
  STRIPE_SIMULATOR_PUBLIC_URL: webAddress
    .optional()
    .describe('Address of the simulator as browsers reach it, where that is another one.'),
  STRIPE_RECONCILE_MINUTES: wholeNumber(1, 1440, 60).describe(
    'How often payments are compared with Stripe, in case a webhook was lost.',
  ),
};

const reminderDays = z
  .string()
  .regex(/^(?:\d{1,3}(?:,\d{1,3})*)?$/, 'must be numbers of days, such as 30,7')
  .default('30,7')
  .transform((text) => (text ? text.split(',').map(Number) : []))
  .refine((days) => days.every((day) => day >= 1 && day <= 365), 'must be from 1 to 365 days')
  .describe('How many days before the end of a membership its member is reminded, once for each; empty: never.');

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The three keys go together; without them everything works but payments. */
const stripeRule: EnvRule<typeof shape> = (env, wrong) => {
  const missing = STRIPE_KEYS.filter((key) => !env[key]);
  if (env.STRIPE_API_URL && env.NODE_ENV === 'production')
    wrong('STRIPE_API_URL', 'is for the simulator; with NODE_ENV=production payments go to Stripe alone');
  if (missing.length === STRIPE_KEYS.length && !env.STRIPE_API_URL) return;
  for (const key of missing) wrong(key, 'must be set together with the other variables of Stripe');
};

const shape = {
  ...processEnv,
  ...databaseEnv,
  ...queueEnv,
  ...tokenKeyEnv,
  ...exchangeRateEnv,
  ...stripeEnv,
  ...retentionEnv,
  ...eventRetentionEnv,
  ...recordRetentionEnv,
  MEMBERSHIP_REMINDER_DAYS: reminderDays,
  SVC_CONTENT_URL: addressOf('svc-content'),
};

/** What the HTTP process reads. */
export const serviceEnv = defineEnv(shape, (env, wrong) => {
  stripeRule(env, wrong);
  recordRetentionRule(env, wrong);
});

export type ServiceEnv = EnvOf<typeof serviceEnv>;
