import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.js';
import { lockForTransaction, withLock } from './advisory-locks.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const isHeld = async () =>
  (await withLock(dataSource, { name: 'test.lock', key: 1, whenTaken: 'skip' }, () => Promise.resolve(true))) === undefined;

it('keeps others from a lock until the transaction ends', async () => {
  await dataSource.transaction(async (manager) => {
    await lockForTransaction(manager, 'test.lock', 1);
    expect(await isHeld()).toBe(true);
  });
  expect(await isHeld()).toBe(false);
});

it('keeps a lock while the work runs, and releases it when the work fails', async () => {
  const failing = withLock(dataSource, { name: 'test.lock', key: 1, whenTaken: 'wait' }, async () => {
    expect(await isHeld()).toBe(true);
    throw new Error('the work failed');
  });
  await expect(failing).rejects.toThrow('the work failed');
  expect(await isHeld()).toBe(false);
});

it('treats different names and keys as separate locks', async () => {
  await dataSource.transaction(async (manager) => {
    await lockForTransaction(manager, 'test.lock', 2);
    await lockForTransaction(manager, 'test.other', 1);
    await lockForTransaction(manager, 'test.lock');
    expect(await isHeld()).toBe(false);
  });
});
