import { join } from 'node:path';
import { dataSourceOptions, migrate } from '@dealership/service-kit/database';
import { createTestDatabase, refusedToOldCode, schemaDocument } from '@dealership/service-kit/testing';
import { expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database.js';

/** As recorded in the databases of earlier releases. */
const RECORDED = [
  'CreateStaff1763810000000',
  'CreateApiTokens1795454400000',
  'SecondFactors1795455000000',
  'MakersOfApiTokens1795690000000',
];

it('run once, revert completely, and run again', async () => {
  const database = await createTestDatabase();
  expect(await migrate(databaseOptions(database.url))).toEqual(RECORDED);
  expect(await migrate(databaseOptions(database.url))).toEqual([]);
  const dataSource = await new DataSource(dataSourceOptions(databaseOptions(database.url, 2))).initialize();
  for (const _ of RECORDED) await dataSource.undoLastMigration();
  const tables = `SELECT relname FROM pg_class WHERE relnamespace = 'accounts'::regnamespace AND relkind = 'r' AND relname <> 'migration'`;
  expect(await dataSource.query(tables)).toEqual([]);
  await dataSource.destroy();
  expect(await migrate(databaseOptions(database.url))).toEqual(RECORDED);
  expect(await refusedToOldCode(databaseOptions(database.url))).toEqual([]);
  await database.drop();
});

it('make what schema.sql shows; after a change run `npm run docs:schema`', async () => {
  const { stored, made } = await schemaDocument(databaseOptions, join(__dirname, '../src/database/schema.sql'));
  expect(stored).toBe(made);
});
