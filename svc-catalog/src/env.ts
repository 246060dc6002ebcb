import { defineEnv, type EnvOf, processEnv } from '@dealership/server-kit';
import { databaseEnv } from '@dealership/service-kit';
import { recordRetentionEnv } from '@dealership/service-kit/background';
import { demoDataEnv, mediaEnv, mediaRule } from '@dealership/service-kit/media';
import { tokenKeyEnv } from '@dealership/service-kit/staff';
import { financeEnv } from './finance/finance-env.js';

/** What the HTTP process reads. */
export const serviceEnv = defineEnv(
  { ...processEnv, ...databaseEnv, ...tokenKeyEnv, ...recordRetentionEnv, ...mediaEnv, ...financeEnv },
  mediaRule,
);

export type ServiceEnv = EnvOf<typeof serviceEnv>;

/** What the demo data's script reads. */
export const seedEnv = defineEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, ...demoDataEnv, ...mediaEnv }, mediaRule);
