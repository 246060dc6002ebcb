import { dubaiDay, type StockFigures } from '@dealership/contracts';
import { asMember, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ViewCounter } from '../src/figures/view-counter.service.js';
import { type Catalog, OWN, startCatalog } from './support/catalog.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const SOLD = { purchasePrice: '60', costs: '10', salePrice: '90' };

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());
beforeEach(async () => {
  await catalog.empty();
  await catalog.dataSource.query('DELETE FROM catalog.page_view');
});

const view = (body: object, userAgent = BROWSER) =>
  catalog.asAnonymous('post', '/api/views').set('user-agent', userAgent).send(body);

const flush = () => catalog.app.get(ViewCounter).flush();

async function figures(from = dubaiDay(new Date()), to = from): Promise<StockFigures> {
  const { status, body } = await catalog.asStaff('get', `/api/staff/figures/stock?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body;
}

it("counts page views, and a visit's source with its first page only", async () => {
  const [id = 0] = await catalog.add({ year: 2024, make: 'Aldermere', model: 'Marchmont' });
  expect((await view({ path: '/', from: 'www.google.ae' })).status).toBe(204);
  await view({ path: `/vehicle/${id}` });
  await view({ path: `/vehicle/${id}`, from: '' });
  await flush();
  await view({ path: `/vehicle/${id}` });
  await flush();
  expect(await figures()).toMatchObject({
    views: [
      { day: dubaiDay(new Date()), page: 'home', views: 1 },
      { day: dubaiDay(new Date()), page: 'vehicle', views: 3 },
    ],
    sources: [
      { source: 'direct', visits: 1 },
      { source: 'search', visits: 1 },
    ],
    vehicles: [{ id, name: '2024 Aldermere Marchmont', stockNumber: null, sold: false, views: 3 }],
  });
});

it("keeps an archived vehicle's views, and its days on offer", async () => {
  const [id = 0] = await catalog.add({
    year: 2024,
    make: 'Aldermere',
    model: 'Marchmont',
    stockNumber: 'A-2601',
    createdAt: new Date(Date.now() - 5 * 24 * 3_600_000),
  });
  await view({ path: `/vehicle/${id}` });
  await flush();
  await catalog
    .asStaff('post', '/api/staff/archived-vehicles')
    .send({ vehicles: [{ id, version: 1 }] })
    .expect(200);
  expect((await figures()).vehicles).toEqual([
    { id, name: '2024 Aldermere Marchmont', stockNumber: 'A-2601', sold: false, days: 5, views: 1 },
  ]);
});

it('counts neither bots nor unknown vehicles', async () => {
  await view({ path: '/' }, ROBOT);
  await view({ path: '/vehicle/4711' });
  await flush();
  expect((await figures()).views).toEqual([]);
});

it('writes periodically', async () => {
  await view({ path: '/blog' });
  await until('the view is written', async () => (await figures()).views.length === 1);
});

it('keeps counts that could not be written', async () => {
  await view({ path: '/blog' });
  await catalog.dataSource.query('ALTER TABLE catalog.page_view RENAME TO hidden');
  await expect(flush()).rejects.toThrow('page_view');
  await catalog.dataSource.query('ALTER TABLE catalog.hidden RENAME TO page_view');
  await flush();
  expect((await figures()).views).toEqual([{ day: dubaiDay(new Date()), page: 'blog', views: 1 }]);
});

it('reports how long the vehicles have been on offer', async () => {
  const age = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await catalog.add(
    { createdAt: age(0), price: '100' },
    { createdAt: age(30), price: '10' },
    { createdAt: age(31), price: null },
  );
  await catalog.add({ createdAt: age(181), price: '7' }, { createdAt: age(181), price: '9', sold: true });
  expect((await figures()).ages).toEqual([
    { from: 0, to: 30, vehicles: 2, value: 110 },
    { from: 31, to: 60, vehicles: 1, value: 0 },
    { from: 61, to: 90, vehicles: 0, value: 0 },
    { from: 91, to: 180, vehicles: 0, value: 0 },
    { from: 181, to: null, vehicles: 1, value: 7 },
  ]);
});

it('lists what was sold in the period with its days in stock, also once archived, but not what is available again', async () => {
  const createdAt = new Date(Date.now() - 40 * 24 * 3_600_000);
  const [listed = 0, kept = 0, archived = 0, back = 0] = await catalog.add(
    { year: 2022, make: 'Aldermere', model: 'Tarn', price: '80', createdAt, ...SOLD, salePrice: null },
    { year: 2024, make: 'Aldermere', model: 'Marchmont', stockNumber: 'A-2602', price: '100', createdAt, ...SOLD },
    { year: 2023, make: 'Aldermere', model: 'Ashdown', stockNumber: 'A-2603', price: null, createdAt, ...SOLD, costs: null },
    { createdAt },
  );
  const mark = (id: number, version: number, sold: boolean) =>
    catalog.asStaff('put', `/api/vehicles/${id}`).send({ version, sold }).expect(200);
  for (const id of [listed, kept, archived, back]) await mark(id, 1, true);
  await mark(back, 2, false);
  await catalog
    .asStaff('post', '/api/staff/archived-vehicles')
    .send({ vehicles: [{ id: archived, version: 2 }] })
    .expect(200);
  const day = dubaiDay(new Date());
  expect((await figures()).sales).toEqual([
    { id: archived, name: '2023 Aldermere Ashdown', stockNumber: 'A-2603', day, days: 40, price: 90, paid: true, profit: 30 },
    { id: kept, name: '2024 Aldermere Marchmont', stockNumber: 'A-2602', day, days: 40, price: 90, paid: true, profit: 20 },
    { id: listed, name: '2022 Aldermere Tarn', stockNumber: null, day, days: 40, price: 80, paid: false, profit: 10 },
  ]);
  const period = `from=${day}&to=${day}`;
  const { body } = await catalog.asAnonymous('get', `/api/staff/figures/stock?${period}`).set(asMember(OWN, 'sales')).expect(200);
  expect(body.sales).toMatchObject([
    { id: archived, price: null, paid: false, profit: null },
    { id: kept, price: 100, paid: false, profit: null },
    { id: listed, price: 80, paid: false, profit: null },
  ]);
  expect((await figures('2026-01-01', '2026-01-31')).sales).toEqual([]);
});

it.each([
  ['no path', {}, 'path'],
  ['an address of another site', { path: 'https://other.example/' }, 'path'],
  ['a long source', { path: '/', from: 'a'.repeat(256) }, 'from'],
])('refuses a view with %s', async (_what, body, path) => {
  const answer = await view(body);
  expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, path]);
});

it.each([
  ['from=2026-01-01', 'to'],
  ['from=2026-02-30&to=2026-03-01', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['from=2024-01-01&to=2026-03-01', 'to'],
])('refuses the period %s', async (query, path) => {
  const { status, body } = await catalog.asStaff('get', `/api/staff/figures/stock?${query}`);
  expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
});
