import { RowPurgeTask } from '@dealership/service-kit/background';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Catalog, startCatalog } from './support/catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('keeps the staff audit for three years', async () => {
  await catalog.dataSource.query(
    `INSERT INTO catalog.audit (session_id, action, entity, at)
     SELECT 'session-1', 'update', age, now() - age::interval FROM unnest(ARRAY['1094 days', '1096 days']) age`,
  );
  // The service does so by itself too, after its start.
  await catalog.app.get(RowPurgeTask, { strict: false }).purge(new AbortController().signal);
  const kept = () => catalog.dataSource.query<{ entity: string }[]>('SELECT entity FROM catalog.audit');
  await until('the older entry is deleted', async () => (await kept()).length === 1);
  expect(await kept()).toEqual([{ entity: '1094 days' }]);
});
