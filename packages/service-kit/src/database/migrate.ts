import { DataSource } from 'typeorm';
import { type DatabaseOptions, dataSourceOptions } from './database.module.js';
import { migrationEnv } from './database-env.js';

// One number for the whole house: two services that migrate at once wait for each other.
const MIGRATION_LOCK = 7_242_001;

/** Brings a service's schema up to date, alone under an advisory lock. Returns the names of the migrations that ran. */
export async function migrate(options: DatabaseOptions): Promise<string[]> {
  const dataSource = await new DataSource({ ...dataSourceOptions({ ...options, poolSize: 2 }), extra: {} }).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Even with IF NOT EXISTS the statement wants the right to create schemas, which a service's own role need not have.
    const [found] = await dataSource.query<object[]>('SELECT 1 FROM pg_namespace WHERE nspname = $1', [options.schema]);
    if (!found) await dataSource.query(`CREATE SCHEMA "${options.schema}"`);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map(({ name }) => name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await dataSource.destroy();
  }
}

/** All of a service's `migrate.ts`: reads DATABASE_URL, migrates, and prints what ran. */
export async function migrateDatabase(databaseOptions: (url: string) => DatabaseOptions): Promise<void> {
  const options = databaseOptions(migrationEnv.read().DATABASE_URL);
  const ran = await migrate(options);
  process.stdout.write(`${options.schema}: ${ran.length ? `ran ${ran.join(', ')}` : 'up to date'}\n`);
}
