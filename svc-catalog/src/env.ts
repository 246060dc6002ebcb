import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { databaseEnv } from '@dealership/service-kit';
import { eventRetentionEnv, recordRetentionEnv } from '@dealership/service-kit/background';
import { trustedOrigins } from '@dealership/service-kit/guarded-fetch';
import { demoDataEnv, mediaEnv, mediaRule } from '@dealership/service-kit/media';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { z } from 'zod';
import { financeEnv } from './finance/finance-env.js';

const feedEnv = {
  PUBLIC_URL: webAddress.describe('Begins the addresses that feeds give.'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  ...dealerEnv,
  CONTACT_CITY: z.string().default('Ajman').describe('The city of the address, for feeds that want it apart.'),
  CONTACT_REGION: z.string().default('Ajman').describe('The emirate or region of the address, for feeds.'),
  CONTACT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('AE')
    .describe('The country of the address, two letters, for feeds.'),
};

const importEnv = {
  PICTURE_TRUSTED_ORIGINS: trustedOrigins.describe(
    "Origins of the operator's own from which pictures of stock files may come on http or out of a private network, with commas.",
  ),
};

/** What the HTTP process reads. */
export const serviceEnv = defineEnv(
  {
    ...processEnv,
    ...databaseEnv,
    ...queueEnv,
    ...tokenKeyEnv,
    ...eventRetentionEnv,
    ...recordRetentionEnv,
    ...mediaEnv,
    ...financeEnv,
    ...feedEnv,
    ...importEnv,
  },
  mediaRule,
);

export type ServiceEnv = EnvOf<typeof serviceEnv>;

/** What the demo data's script reads. */
export const seedEnv = defineEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, ...demoDataEnv, ...mediaEnv }, mediaRule);
