import { RowPurgeTask } from '@dealership/service-kit/background';
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
  expect(await catalog.app.get(RowPurgeTask, { strict: false }).purge(new AbortController().signal)).toEqual({ audit: 1 });
  expect(await catalog.dataSource.query('SELECT entity FROM catalog.audit')).toEqual([{ entity: '1094 days' }]);
});
