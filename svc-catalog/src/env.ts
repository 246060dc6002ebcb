import { addressOf, dealerEnv, defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { eventRetentionEnv, recordRetentionEnv } from '@dealership/service-kit/background';
import { databaseEnv } from '@dealership/service-kit/database';
import { trustedOrigins } from '@dealership/service-kit/guarded-fetch';
import { demoDataEnv, mediaEnv, mediaRule } from '@dealership/service-kit/media';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { z } from 'zod';
import { financeEnv } from './finance/finance-env.js';

const feedEnv = {
  PUBLIC_URL: webAddress.describe('Public address of the site, the base of addresses in feeds.'),
  SVC_CONTENT_URL: addressOf('svc-content'),
  ...dealerEnv,
  CONTACT_CITY: z.string().default('Ajman').describe("City of the dealer's address, for feeds."),
  CONTACT_REGION: z.string().default('Ajman').describe("Emirate or region of the dealer's address, for feeds."),
  CONTACT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('AE')
    .describe("Country of the dealer's address as a two-letter code in upper case, for feeds."),
};

const importEnv = {
  PICTURE_TRUSTED_ORIGINS: trustedOrigins.describe(
    'Comma-separated origins from which pictures of stock files may be downloaded over http or from a private network. List ' +
      'only servers of your own.',
  ),
};

/** Environment of the HTTP process. */
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

/** Environment of the demo data script. */
export const seedEnv = defineEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, ...demoDataEnv, ...mediaEnv }, mediaRule);
