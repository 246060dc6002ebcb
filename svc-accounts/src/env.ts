import { dealerEnv, defineEnv, type EnvOf, processEnv, webAddress } from '@dealership/server-kit';
import { databaseEnv } from '@dealership/service-kit';
import { eventRetentionEnv, recordRetentionEnv } from '@dealership/service-kit/background';
import { queueEnv } from '@dealership/service-kit/queue';
import { tokenKeyEnv } from '@dealership/service-kit/staff';

/** What the HTTP process reads. */
export const serviceEnv = defineEnv({
  ...processEnv,
  ...databaseEnv,
  ...queueEnv,
  ...tokenKeyEnv,
  ...eventRetentionEnv,
  ...recordRetentionEnv,
  SITE_NAME: dealerEnv.SITE_NAME,
  PUBLIC_URL: webAddress.describe('No password may be made of its name.'),
});

export type ServiceEnv = EnvOf<typeof serviceEnv>;
