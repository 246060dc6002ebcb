import { dealerEnv, defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { databaseEnv } from '@dealership/service-kit';
import { eventRetentionEnv, recordRetentionEnv } from '@dealership/service-kit/background';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { z } from 'zod';

/** What the HTTP process reads. */
export const serviceEnv = defineEnv({
  ...processEnv,
  ...databaseEnv,
  ...queueEnv,
  ...tokenKeyEnv,
  ...eventRetentionEnv,
  ...recordRetentionEnv,
  SITE_NAME: dealerEnv.SITE_NAME.describe(
    'What authenticator apps and passkeys call the site; no password may be made of its words. Whatever the desk publishes, so that they stay.',
  ),
  PUBLIC_URL: webAddress.describe('Passkeys are good at this address alone; no password may be made of its name.'),
  SECOND_FACTOR_KEY: z
    .string()
    .min(32)
    .describe('Encrypts the secrets of authenticator apps. With another one nobody signs in by an app or a recovery code.'),
});

export type ServiceEnv = EnvOf<typeof serviceEnv>;
