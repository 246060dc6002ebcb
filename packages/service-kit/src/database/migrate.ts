import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, QueryFailedError } from 'typeorm';
import { type DatabaseOptions, dataSourceOptions } from './database.module.js';
import { migrationEnv } from './database-env.js';
import { missingMigrations } from './open-data-source.js';

// One lock for all services: concurrent migrations wait for each other.
const MIGRATION_LOCK = 7_242_001;
const LOCK_NOT_AVAILABLE = '55P03';

export interface MigrationLimits {
  /** A migration waiting for a table blocks everybody after it: give up after this many milliseconds, and retry. */
  lockTimeoutMs: number;
  lockTries: number;
  /** Pause between attempts. */
  pauseMs: number;
  /** 0: none. */
  statementTimeoutMs: number;
}

const TRIES = { lockTries: 20, pauseMs: 3000 };

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;

/** Each migration is a transaction: finished ones stay, and the next attempt resumes. */
async function runMigrations(dataSource: DataSource, { lockTries, pauseMs }: MigrationLimits): Promise<void> {
  for (let left = lockTries - 1; ; left--) {
    try {
      await dataSource.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (!isLockTimeout(error) || left === 0) throw error;
      await pause(pauseMs);
    }
  }
}

/** Migrates a service's schema under an advisory lock. Returns the names of the migrations that ran. */
export async function migrate(
  options: DatabaseOptions,
  limits: MigrationLimits = { ...TRIES, lockTimeoutMs: 3000, statementTimeoutMs: 0 },
): Promise<string[]> {
  const connection = dataSourceOptions({ ...options, poolSize: 2 });
  const extra = { lock_timeout: limits.lockTimeoutMs, statement_timeout: limits.statementTimeoutMs };
  const dataSource = await new DataSource({ ...connection, extra }).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    // The other service's migrations may take long.
    await lock.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Even with IF NOT EXISTS it needs the privilege to create schemas, which a service's role may lack.
    const [found] = await dataSource.query<object[]>('SELECT 1 FROM pg_namespace WHERE nspname = $1', [options.schema]);
    if (!found) await dataSource.query(`CREATE SCHEMA "${options.schema}"`);
    const names = await missingMigrations(dataSource, connection);
    await runMigrations(dataSource, limits);
    return names;
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await dataSource.destroy();
  }
}

/** Body of a service's `migrate.ts`: reads the environment, migrates, and prints what ran. */
export async function migrateDatabase(databaseOptions: (url: string) => DatabaseOptions): Promise<void> {
  const env = migrationEnv.read();
  const options = databaseOptions(env.DATABASE_URL);
  const limits = { lockTimeoutMs: env.MIGRATION_LOCK_TIMEOUT_MS, statementTimeoutMs: env.MIGRATION_STATEMENT_TIMEOUT_MS };
  const ran = await migrate(options, { ...TRIES, ...limits });
  process.stdout.write(`${options.schema}: ${ran.length ? `ran ${ran.join(', ')}` : 'up to date'}\n`);
}
