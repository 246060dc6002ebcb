import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.js';
import { type DatabaseOptions, dataSourceOptions } from './database.module.js';
import { migrate } from './migrate.js';

class CreateCars1000000000001 {
  up = (runner: QueryRunner) => runner.query('CREATE TABLE cars.car (make text)');
  down = async () => {};
}

class ColourCars1000000000002 {
  up = (runner: QueryRunner) => runner.query('ALTER TABLE cars.car ADD colour text');
  down = async () => {};
}

class WaitForEver1000000000002 {
  up = (runner: QueryRunner) => runner.query('SELECT pg_sleep(600)');
  down = async () => {};
}

const LIMITS = { lockTimeoutMs: 50, lockTries: 1000, pauseMs: 50, statementTimeoutMs: 0 };

let database: TestDatabase;
let dataSource: DataSource;
const options = (...migrations: DatabaseOptions['migrations']): DatabaseOptions => ({
  name: 'test',
  url: database.url,
  schema: 'cars',
  entities: [],
  migrations: [CreateCars1000000000001, ...migrations],
});

beforeEach(async () => {
  database = await createTestDatabase();
  await migrate(options());
  dataSource = await new DataSource(dataSourceOptions(options())).initialize();
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** A reader that locks the table in an open transaction. */
async function longReader(): Promise<QueryRunner> {
  const reader = dataSource.createQueryRunner();
  await reader.startTransaction();
  await reader.query('SELECT FROM cars.car');
  return reader;
}

const endOf = async (reader: QueryRunner): Promise<void> => {
  await reader.commitTransaction();
  await reader.release();
};

/** Resolves when the migration waits for the table. */
async function tableIsAskedFor(): Promise<void> {
  const waiting = `SELECT 1 FROM pg_locks WHERE relation = 'cars.car'::regclass AND NOT granted`;
  while ((await dataSource.query<object[]>(waiting)).length === 0);
}

it('does not block readers while waiting for a table, and takes it when it is free', async () => {
  const reader = await longReader();
  const migrated = migrate(options(ColourCars1000000000002), LIMITS);
  await tableIsAskedFor();
  expect(await dataSource.query('SELECT make FROM cars.car')).toEqual([]);
  await endOf(reader);
  expect(await migrated).toEqual(['ColourCars1000000000002']);
  expect(await dataSource.query('SELECT colour FROM cars.car')).toEqual([]);
});

it('gives up eventually and leaves the schema unchanged', async () => {
  const reader = await longReader();
  await expect(migrate(options(ColourCars1000000000002), { ...LIMITS, lockTries: 2 })).rejects.toThrow('lock timeout');
  await endOf(reader);
  expect(await migrate(options())).toEqual([]);
});

it('times out a slow statement', async () => {
  const migrated = migrate(options(WaitForEver1000000000002), { ...LIMITS, statementTimeoutMs: 100 });
  await expect(migrated).rejects.toThrow('statement timeout');
});
