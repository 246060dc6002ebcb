import { dealerName, defaultSettings } from '@dealership/contracts';
import { RowPurgeTask } from '@dealership/service-kit/background';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Content, startContent } from './support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.stop());

it('keeps the staff audit for three years', async () => {
  await content.dataSource.query(
    `INSERT INTO content.audit (session_id, action, entity, at)
     SELECT 'session-1', 'update', age, now() - age::interval FROM unnest(ARRAY['1094 days', '1096 days']) age`,
  );
  expect(await content.app.get(RowPurgeTask, { strict: false }).purge(new AbortController().signal)).toEqual({ audit: 1 });
  expect(await content.dataSource.query('SELECT entity FROM content.audit')).toEqual([{ entity: '1094 days' }]);
});

it('keeps discarded drafts as long, and published versions forever', async () => {
  await content.empty();
  const write = (what: 'draft' | 'publish', body: object) =>
    content
      .asStaff(what === 'draft' ? 'put' : 'post', `/api/staff/settings/dealer/${what}`)
      .send(body)
      .expect(200);
  const { dealer } = defaultSettings;
  await write('draft', { revision: 0, body: dealer });
  await write('publish', { revision: 1 });
  await write('draft', { revision: 2, body: { ...dealer, name: dealerName('Second') } });
  await write('draft', { revision: 3, body: { ...dealer, name: dealerName('Third') } });
  const age = (days: number, versions: number[]) =>
    content.dataSource.query(
      `UPDATE content.setting_version SET created_at = created_at - $1 * interval '1 day', retired_at = retired_at - $1 * interval '1 day'
       WHERE version = ANY ($2)`,
      [days, versions],
    );
  await age(1096, [1, 2, 4]);
  await age(1094, [3]);
  expect(await content.app.get(RowPurgeTask, { strict: false }).purge(new AbortController().signal)).toEqual({
    setting_version: 1,
  });
  const left = await content.dataSource.query('SELECT version, state FROM content.setting_version ORDER BY version');
  expect(left).toEqual([
    { version: 2, state: 'published' },
    { version: 3, state: 'old' },
    { version: 4, state: 'draft' },
  ]);
});
