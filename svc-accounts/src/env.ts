import { dealerEnv, defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { eventRetentionEnv, recordRetentionEnv } from '@dealership/service-kit/background';
import { databaseEnv } from '@dealership/service-kit/database';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { z } from 'zod';

/** Environment of the HTTP process. */
export const serviceEnv = defineEnv({
  ...processEnv,
  ...databaseEnv,
  ...queueEnv,
  ...tokenKeyEnv,
  ...eventRetentionEnv,
  ...recordRetentionEnv,
  SITE_NAME: dealerEnv.SITE_NAME.describe(
    'Name of the site in authenticator apps and passkeys; passwords based on its words are rejected. The name published under ' +
      'Settings and texts has no effect here.',
  ),
  PUBLIC_URL: webAddress.describe(
    'Public address of the site. Passkeys are valid at this address only; passwords based on its host name are rejected.',
  ),
  SECOND_FACTOR_KEY: z
    .string()
    .min(32)
    .describe(
      'Key that encrypts the secrets of authenticator apps. If it changes, authenticator apps and recovery codes stop working.',
    ),
});

export type ServiceEnv = EnvOf<typeof serviceEnv>;
