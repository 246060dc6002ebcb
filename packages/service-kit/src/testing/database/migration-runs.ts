import { DataSource } from 'typeorm';
import { type DatabaseOptions, dataSourceOptions } from '../../database/database.module.js';
import { migrate } from '../../database/migrate.js';
import { refusedToOldCode } from './refused-to-old-code.js';
import { createTestDatabase } from './test-database.js';

interface MigrationRuns {
  /** What the migrations break for the previous release. */
  refused: string[];
  /** Those that ran again although they had run. */
  repeated: string[];
  /** Tables, functions and types that remain after all were reverted. */
  left: string[];
  /** Those that ran after that, on the same database. */
  ran: string[];
}

const OBJECTS = `
  SELECT relname AS name FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname <> 'migration'
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = $1::regnamespace
  UNION ALL SELECT typname FROM pg_type WHERE typnamespace = $1::regnamespace AND typname NOT IN ('migration', '_migration')`;

/** Runs a service's migrations one by one on an empty database, reverts them all, and runs them again. */
export async function migrationRuns(databaseOptions: (url: string) => DatabaseOptions): Promise<MigrationRuns> {
  const database = await createTestDatabase();
  const options = databaseOptions(database.url);
  try {
    const refused = await refusedToOldCode(options);
    const repeated = await migrate(options);
    const dataSource = await new DataSource(dataSourceOptions({ ...options, poolSize: 1 })).initialize();
    for (const _ of options.migrations) await dataSource.undoLastMigration();
    const objects = await dataSource.query<{ name: string }[]>(OBJECTS, [options.schema]);
    await dataSource.destroy();
    return { refused, repeated, left: objects.map(({ name }) => name), ran: await migrate(options) };
  } finally {
    await database.drop();
  }
}
