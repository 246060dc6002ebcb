import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeSite } from '../../testing/fake-site.js';
import { answerEmpty, openDesk } from '../../testing/open-desk.js';

const site = new FakeSite();

const entry = (id: number, more: object = {}) => ({
  id,
  at: '2026-03-04T20:30:00.000Z',
  sessionId: 'abcdefgh-1234',
  action: 'update',
  entity: 'vehicle',
  entityId: 7,
  before: { price: '1.00' },
  after: { price: '2.00' },
  ...more,
});

const page = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });

beforeAll(() => site.start());
afterAll(() => site.stop());

beforeEach(() => {
  site.clear();
  answerEmpty(site);
  site.on('GET /api/audit/catalog', page(entry(1)));
  site.on('GET /api/audit/content', page(entry(2, { entity: 'blog-post', action: 'delete', after: null })));
});

it('tells who changed what and when, and opens to what stood there before', async () => {
  openDesk('?tab=activity');
  const row = (await screen.findByText('Changed')).closest('tr') as HTMLElement;
  expect(within(row).getByText('#7')).toBeTruthy();
  expect(within(row).getByText('abcdefgh')).toBeTruthy();
  await userEvent.click(within(row).getByText('price'));
  expect(within(row).getByText(/"1.00"/)).toBeTruthy();
});

it('shows the other part of the site when it is chosen', async () => {
  openDesk('?tab=activity');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Part of the site' }), 'Blog, showcase and pictures');
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(screen.getByText(/Blog post/)).toBeTruthy();
});
