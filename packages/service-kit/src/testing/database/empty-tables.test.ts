import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { until } from '../index.js';
import { tableCleaner } from './empty-tables.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let dataSource: DataSource;

const count = async (table: string) => Number((await dataSource.query(`SELECT count(*) FROM ${table}`))[0].count);
const insert = async () => {
  await dataSource.query('INSERT INTO car DEFAULT VALUES');
  await dataSource.query('INSERT INTO wheel (car) SELECT max(id) FROM car');
  await dataSource.query('INSERT INTO bolt (wheel) SELECT max(id) FROM wheel');
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  await dataSource.query(`
    CREATE TABLE car (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY);
    CREATE TABLE wheel (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, car integer REFERENCES car);
    CREATE TABLE bolt (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, wheel integer REFERENCES wheel);
    CREATE TABLE removed (id integer);
    CREATE FUNCTION note_removed() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO removed VALUES (OLD.id); RETURN OLD; END';
    CREATE TRIGGER tr_removed AFTER DELETE ON wheel FOR EACH ROW EXECUTE FUNCTION note_removed();
  `);
});

beforeEach(insert);

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('deletes referencing rows too, without firing row triggers', async () => {
  await tableCleaner(dataSource)(['car']);
  expect(await Promise.all(['car', 'wheel', 'bolt', 'removed'].map(count))).toEqual([0, 0, 0, 0]);
});

it('restarts ids on request', async () => {
  const empty = tableCleaner(dataSource);
  await empty(['car']);
  await insert();
  expect((await dataSource.query('SELECT id FROM wheel'))[0].id).toBeGreaterThan(1);
  await empty(['car'], { restartIds: true });
  await insert();
  expect(await dataSource.query('SELECT car.id AS car, wheel.id AS wheel FROM car, wheel')).toEqual([{ car: 1, wheel: 1 }]);
});

it('waits for concurrent writers, and deletes what they wrote', async () => {
  const writer = dataSource.createQueryRunner();
  await writer.startTransaction();
  await writer.query('INSERT INTO bolt DEFAULT VALUES');
  const emptied = tableCleaner(dataSource)(['bolt']);
  await until('the lock to be waited for', async () => {
    const [{ waiting }] = await dataSource.query(
      `SELECT count(*)::integer AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'LOCK TABLE bolt%'`,
    );
    return waiting === 1;
  });
  await writer.commitTransaction();
  await emptied;
  await writer.release();
  expect(await count('bolt')).toBe(0);
});

it('keeps counts of triggers that handle TRUNCATE', async () => {
  await dataSource.query(`
    CREATE TABLE counted (id integer);
    CREATE TABLE total (rows integer);
    INSERT INTO total VALUES (0);
    CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN UPDATE total SET rows = (SELECT count(*) FROM counted); RETURN NULL; END';
    CREATE TRIGGER tr_count AFTER INSERT OR DELETE OR TRUNCATE ON counted EXECUTE FUNCTION count_rows();
    INSERT INTO counted VALUES (1), (2);
  `);
  await tableCleaner(dataSource)(['counted']);
  expect(await dataSource.query('SELECT rows FROM total')).toEqual([{ rows: 0 }]);
});
