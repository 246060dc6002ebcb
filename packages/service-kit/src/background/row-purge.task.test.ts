import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.js';
import { eventRetentionEnv, RowPurgeTask } from './row-purge.task.js';

let database: TestDatabase;
let dataSource: DataSource;

const rowPurge = (days = 90) =>
  new RowPurgeTask(dataSource, { schema: 'example', rules: [{ table: 'event', column: 'done_at', days }] });
const purge = (days?: number, signal = new AbortController().signal) => rowPurge(days).purge(signal);
const left = async () => (await dataSource.query('SELECT count(*)::integer AS count FROM example.event'))[0].count;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  await dataSource.query('CREATE SCHEMA example');
  await dataSource.query('CREATE TABLE example.event (id integer GENERATED ALWAYS AS IDENTITY, done_at timestamptz)');
});

beforeEach(() => dataSource.query('TRUNCATE example.event'));

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const fill = (rows: number) =>
  dataSource.query(
    `INSERT INTO example.event (done_at)
     SELECT now() - age FROM unnest(ARRAY[interval '91 days', interval '89 days', NULL]) age, generate_series(1, $1)`,
    [rows],
  );

it('deletes only rows older than the limit, in as many batches as needed', async () => {
  await fill(2500);
  expect(await purge()).toEqual({ event: 2500 });
  expect(await left()).toBe(5000);
  expect(await purge()).toEqual({});
});

it('deletes each row once with concurrent processes, and skips locked rows', async () => {
  await fill(2500);
  const outcomes = await Promise.all([purge(), purge(), purge()]);
  expect(outcomes.reduce((sum, { event = 0 }) => sum + event, 0)).toBe(2500);
  expect(await left()).toBe(5000);
});

it('keeps everything with 0 days, and stops after the current batch when the process ends', async () => {
  await fill(2500);
  expect(await purge(0)).toEqual({});
  expect(await purge(90, AbortSignal.abort())).toEqual({});
  expect(await left()).toBe(7500);
});

it('keeps events for as long as Stripe does', () => {
  const { EVENT_RETENTION_DAYS } = eventRetentionEnv;
  expect([EVENT_RETENTION_DAYS.parse('0'), EVENT_RETENTION_DAYS.parse('31')]).toEqual([0, 31]);
  expect(() => EVENT_RETENTION_DAYS.parse('30')).toThrow('must be 0 or at least 31');
});
