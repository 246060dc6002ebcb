import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createDatabase, createTemplate, dropDatabase, startTestPostgres, type TestPostgres } from '../index.ts';
import { withClient } from './with-client.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

it('a template requested concurrently is filled once, and copied', async () => {
  let filled = 0;
  const fill = async (url: string) => {
    filled += 1;
    await withClient(url, (client) => client.query("CREATE TABLE note AS SELECT 'first' AS text"));
  };
  await Promise.all([1, 2, 3].map(() => createTemplate(server.url, 'notes', fill)));
  expect(filled).toBe(1);
  const copy = await createDatabase(server.url, 'copy', 'notes');
  const { rows } = await withClient(copy, (client) => client.query('SELECT text FROM note'));
  expect(rows).toEqual([{ text: 'first' }]);
  await Promise.all(['copy', 'notes'].map((name) => dropDatabase(server.url, name)));
});

it('a template whose filling failed is filled by the next caller', async () => {
  await expect(createTemplate(server.url, 'broken', () => Promise.reject(new Error('no table')))).rejects.toThrow('no table');
  await createTemplate(server.url, 'broken', () => Promise.resolve());
  await dropDatabase(server.url, 'broken');
});
