import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, dropDatabase, provisionService, startTestPostgres, type TestPostgres } from '../index.ts';
import { withClient } from './with-client.ts';

const database = `provision_${process.pid}`;
let postgres: TestPostgres;
let alpha: string;
let beta: string;

const service = (name: string) => ({ schema: name, role: `${database}_${name}`, password: `secret ${name}'%` });
const rows = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);

beforeAll(async () => {
  postgres = await startTestPostgres();
  await createDatabase(postgres.url, database);
  [alpha, beta] = (await Promise.all(
    ['alpha', 'beta'].map((name) => provisionService(postgres.url, database, service(name))),
  )) as [string, string];
  await rows(alpha, "CREATE TABLE thing AS SELECT 'of alpha' AS name");
});

afterAll(async () => {
  await dropDatabase(postgres.url, database);
  for (const name of ['alpha', 'beta', 'queue']) await rows(postgres.url, `DROP ROLE IF EXISTS ${service(name).role}`);
  await postgres.stop();
});

describe('provisionService', () => {
  it("creates unqualified tables in the role's schema", async () => {
    expect(await rows(alpha, 'SELECT name FROM alpha.thing')).toEqual([{ name: 'of alpha' }]);
  });

  it('keeps a role out of other schemas', async () => {
    await expect(rows(beta, 'SELECT name FROM alpha.thing')).rejects.toThrow('permission denied for schema alpha');
    await expect(rows(beta, 'CREATE TABLE alpha.mine (id int)')).rejects.toThrow('permission denied for schema alpha');
    await expect(rows(beta, 'CREATE TABLE public.mine (id int)')).rejects.toThrow('permission denied for schema public');
    await expect(rows(beta, 'CREATE SCHEMA mine')).rejects.toThrow('permission denied for database');
  });

  it('keeps the data and sets the new password when repeated', async () => {
    const repeated = await provisionService(postgres.url, database, { ...service('alpha'), password: 'new' });
    expect(await rows(repeated, 'SELECT name FROM thing')).toEqual([{ name: 'of alpha' }]);
    await expect(rows(alpha, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('makes extensions usable without qualifying their schema', async () => {
    await provisionService(postgres.url, database, { ...service('beta'), extensions: ['pg_trgm', 'unaccent'] });
    expect(await rows(beta, "SELECT unaccent('Citroën') AS plain, 'abc' % 'abd' AS alike")).toEqual([
      { plain: 'Citroen', alike: true },
    ]);
  });

  it('lets a role create schemas only on request', async () => {
    const queue = await provisionService(postgres.url, database, { ...service('queue'), mayCreateSchemas: true });
    await rows(queue, 'CREATE SCHEMA IF NOT EXISTS queue');
    await expect(rows(queue, 'SELECT name FROM alpha.thing')).rejects.toThrow('permission denied for schema alpha');
  });
});

describe('createDatabase', () => {
  it('returns the URL of an existing database', async () => {
    expect(await rows(await createDatabase(postgres.url, database), 'SELECT current_database() AS name')).toEqual([
      { name: database },
    ]);
  });
});
