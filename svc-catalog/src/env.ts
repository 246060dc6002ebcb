import { databaseEnv, processEnv, readEnv, serviceTokenEnv } from '@dealership/service-kit';
import { mediaEnv, mediaRule } from '@dealership/service-kit/media';
import { z } from 'zod';

/** What the HTTP process reads. */
export const serviceEnv = () => readEnv({ ...processEnv, ...databaseEnv, ...serviceTokenEnv, ...mediaEnv }, mediaRule);

/** What the migration reads. */
export const migrationEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL });

/** What the demo data's script reads. */
export const seedEnv = () =>
  readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, DEMO_DATA_DIR: z.string().min(1), ...mediaEnv }, mediaRule);
