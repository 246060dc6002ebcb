import { defineEnv } from '@dealership/server-kit';
import { z } from 'zod';

const DATABASE_URL = z
  .url({ protocol: /^postgres(ql)?$/ })
  .describe('PostgreSQL, with the role that owns the schema of the service.');

/** Extra variables of a service with its own schema. */
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

/** Variables of a service's migration. */
export const migrationEnv = defineEnv({
  DATABASE_URL,
  MIGRATION_LOCK_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(3000)
    .describe(
      'Milliseconds that a migration waits for a table which others use; requests that come after it wait as long. Then it lets go and ' +
        'tries again, 20 times with 3 s between.',
    ),
  MIGRATION_STATEMENT_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(600_000)
    .describe('Milliseconds that a statement of a migration may take, building an index of a big table say; 0 is without end.'),
});
