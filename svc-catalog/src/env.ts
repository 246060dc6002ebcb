import { databaseEnv, processEnv, readEnv, serviceTokenEnv } from '@dealership/service-kit';
import { z } from 'zod';

/** The folder of the media store. */
const mediaEnv = { MEDIA_DIR: z.string().min(1) };

/** What the HTTP process reads. */
export const serviceEnv = () => readEnv({ ...processEnv, ...databaseEnv, ...serviceTokenEnv, ...mediaEnv });

/** What the migration reads. */
export const migrationEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL });

/** What the demo data's script reads. */
export const seedEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, DEMO_DATA_DIR: z.string().min(1), ...mediaEnv });
