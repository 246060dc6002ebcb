import { defineEnv } from '@dealership/server-kit';
import { z } from 'zod';

const DATABASE_URL = z
  .url({ protocol: /^postgres(ql)?$/ })
  .describe('PostgreSQL, with the role that owns the schema of the service.');

/** What a service with a schema of its own reads besides. */
export const databaseEnv = {
  DATABASE_URL,
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Connections to PostgreSQL that a process holds at most.'),
};

/** What the migration of a service reads. */
export const migrationEnv = defineEnv({ DATABASE_URL });
