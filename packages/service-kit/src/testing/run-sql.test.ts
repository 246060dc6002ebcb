import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { until } from './index.js';
import { sqlRunner } from './run-sql.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  await dataSource.query('CREATE TABLE first (id integer)');
  await dataSource.query('CREATE TABLE second (id integer)');
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const isWaiting = async () =>
  (await dataSource.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'TRUNCATE first%'`))
    .length === 1;

it('runs a statement again that PostgreSQL ended because of a deadlock', async () => {
  const loop = dataSource.createQueryRunner();
  await loop.startTransaction();
  await loop.query('INSERT INTO second VALUES (1)');
  const emptied = sqlRunner(dataSource)('TRUNCATE first, second');
  await until('TRUNCATE to wait for the second table', isWaiting);
  await loop.query('SET LOCAL deadlock_timeout = 60000');
  await loop.query('INSERT INTO first VALUES (1)');
  await loop.commitTransaction();
  await emptied;
  expect(await dataSource.query('SELECT id FROM first UNION ALL SELECT id FROM second')).toEqual([]);
  await loop.release();
});

it('gives any other error back', async () => {
  await expect(sqlRunner(dataSource)('TRUNCATE third')).rejects.toThrow('relation "third" does not exist');
});
