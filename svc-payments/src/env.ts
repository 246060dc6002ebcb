import { addressOf, defineEnv, type EnvOf, type EnvRule, processEnv, webAddress } from '@dealership/server-kit';
import { eventRetentionEnv, recordRetentionEnv, recordRetentionRule, retentionEnv } from '@dealership/service-kit/background';
import { databaseEnv } from '@dealership/service-kit/database';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { z } from 'zod';

const wholeNumber = (min: number, max: number, fallback: number) => z.coerce.number().int().min(min).max(max).default(fallback);

const exchangeRateEnv = {
  EXCHANGE_RATE_URL: webAddress
    .optional()
    .describe(
      'Address of the exchange rate provider, which must respond in the format of ExchangeRate-API v6 ' +
        '(`https://…/v6/latest/USD`). If not set, no rate is fetched.',
    ),
  EXCHANGE_RATE_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('API key of the exchange rate provider, sent as a bearer token and never as part of the address.'),
  EXCHANGE_RATE_INTERVAL_MINUTES: wholeNumber(1, 10_080, 360).describe(
    'Minutes between two requests to the exchange rate provider.',
  ),
  EXCHANGE_RATE_MAX_AGE_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .default(72)
    .describe('Age in hours beyond which an exchange rate is marked as indicative. It is still served.'),
};

const stripeEnv = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional()
    .describe('Secret key of the Stripe account. Set all three Stripe keys or none; without them everything but payments works.'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_')
    .optional()
    .describe('Publishable key of the Stripe account, sent to browsers. Required with `STRIPE_SECRET_KEY`.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_')
    .optional()
    .describe('Signing secret that verifies calls to the webhook `/api/stripe/webhook`. Required with `STRIPE_SECRET_KEY`.'),
  STRIPE_API_URL: webAddress
    .optional()
    .describe('Address of the Stripe simulator. If not set, payments go to Stripe. Rejected with `NODE_ENV=production`.'),
  STRIPE_SIMULATOR_PUBLIC_URL: webAddress
    .optional()
    .describe('Address at which browsers reach the Stripe simulator. Defaults to `STRIPE_API_URL`.'),
  STRIPE_RECONCILE_MINUTES: wholeNumber(1, 1440, 60).describe(
    'Minutes between two comparisons of the payments with Stripe, which recover from lost webhooks.',
  ),
};

const reminderDays = z
  .string()
  .regex(/^(?:\d{1,3}(?:,\d{1,3})*)?$/, 'must be numbers of days, such as 30,7')
  .default('30,7')
  .transform((text) => (text ? text.split(',').map(Number) : []))
  .refine((days) => days.every((day) => day >= 1 && day <= 365), 'must be from 1 to 365 days')
  .describe(
    'Comma-separated numbers of days before the end of a membership, from 1 to 365; its member is sent one reminder for each. ' +
      'By default, 30 and 7 days before.',
  );

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** The three keys must be set together; without them everything but payments works. */
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

/** Environment of the HTTP process. */
export const serviceEnv = defineEnv(shape, (env, wrong) => {
  stripeRule(env, wrong);
  recordRetentionRule(env, wrong);
});

export type ServiceEnv = EnvOf<typeof serviceEnv>;
