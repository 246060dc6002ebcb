import { resolve } from 'node:path';
import { databaseEnv, processEnv, readEnv } from '@dealership/service-kit';
import { z } from 'zod';

/** The folder of the media store that svc-catalog and the demo data write. */
const MEDIA_DIR = z
  .string()
  .min(1)
  .transform((folder) => resolve(folder));

/** What the HTTP process reads. */
export const serviceEnv = () => readEnv({ ...processEnv, ...databaseEnv, MEDIA_DIR });

/** What the migration reads. */
export const migrationEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL });

/** What the demo data's script reads. */
export const seedEnv = () => readEnv({ DATABASE_URL: databaseEnv.DATABASE_URL, DEMO_DATA_DIR: z.string().min(1), MEDIA_DIR });
