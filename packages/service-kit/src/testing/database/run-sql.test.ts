import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { sqlRunner } from './run-sql.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  // A rollback does not reset a sequence, so the second attempt can recognise itself.
  await dataSource.query('CREATE SEQUENCE tries');
  await dataSource.query(`
    CREATE FUNCTION deadlock_at_first() RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE try integer := nextval('tries');
    BEGIN
      IF try = 1 THEN RAISE deadlock_detected; END IF;
      RETURN try;
    END $$`);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('retries a statement after a deadlock', async () => {
  await expect(sqlRunner(dataSource)('SELECT deadlock_at_first() AS try')).resolves.toEqual([{ try: 2 }]);
});

it('rethrows any other error', async () => {
  await expect(sqlRunner(dataSource)('TRUNCATE third')).rejects.toThrow('relation "third" does not exist');
});
