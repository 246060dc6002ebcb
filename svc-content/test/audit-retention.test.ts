import { Cleaning } from '@dealership/service-kit/background';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Content, startContent } from './content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

it('keeps the record of what staff did for three years', async () => {
  await content.dataSource.query(
    `INSERT INTO content.audit (session_id, action, entity, at)
     SELECT 'session-1', 'update', age, now() - age::interval FROM unnest(ARRAY['1094 days', '1096 days']) age`,
  );
  expect(await content.app.get(Cleaning, { strict: false }).clean(new AbortController().signal)).toEqual({ audit: 1 });
  expect(await content.dataSource.query('SELECT entity FROM content.audit')).toEqual([{ entity: '1094 days' }]);
});
