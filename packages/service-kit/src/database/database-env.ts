import { defineEnv } from '@dealership/server-kit';
import { z } from 'zod';

const DATABASE_URL = z
  .url({ protocol: /^postgres(ql)?$/ })
  .describe("Connection string of the PostgreSQL database, with the role that owns the service's schema.");

/** Extra variables of a service with its own schema. */
export const databaseEnv = {
  DATABASE_URL,
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Maximum number of PostgreSQL connections per process.'),
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
      'Milliseconds that a migration waits for a lock on a table in use; later requests to the table wait behind it. It then ' +
        'gives up and tries again 3 seconds later, up to 20 times in all.',
    ),
  MIGRATION_STATEMENT_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(600_000)
    .describe(
      'Maximum duration of one migration statement in milliseconds, such as building an index of a large table. 0 disables the ' +
        'limit.',
    ),
});
