import { join } from 'node:path';
import { migrationRuns, schemaDocument } from '@dealership/service-kit/testing';
import { expect, it } from '@jest/globals';
import { databaseOptions } from '../src/database/database.js';

/** As recorded in the databases of earlier releases. */
const RECORDED = [
  'CreateStaff1763810000000',
  'CreateApiTokens1795454400000',
  'SecondFactors1795455000000',
  'MakersOfApiTokens1795690000000',
];

it('run once, revert completely, run again, and break nothing for the previous release', async () => {
  expect(await migrationRuns(databaseOptions)).toEqual({ refused: [], repeated: [], left: [], ran: RECORDED });
});

it('make what schema.sql shows; after a change run `npm run docs:schema`', async () => {
  const { stored, made } = await schemaDocument(databaseOptions, join(__dirname, '../src/database/schema.sql'));
  expect(stored).toBe(made);
});
