import { databaseEnv, processEnv, readEnv } from '@dealership/service-kit';
import { z } from 'zod';

/** What the HTTP process reads. */
export const serviceEnv = () => readEnv({ ...processEnv, ...databaseEnv });

/** What the migration reads. */
export const migrationEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL });

/** What the demo data's script reads. `MEDIA_DIR`: the folder of the media store. */
export const seedEnv = () =>
  readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, DEMO_DATA_DIR: z.string().min(1), MEDIA_DIR: z.string().min(1) });
