/** @jest-environment @dealership/build-kit/jest/server-environment */

import { renderFragment } from '@dealership/fragment-server';
import { createServerI18n } from '@dealership/ui-kit';
import { commonTexts } from '@dealership/ui-kit/common-texts';
import { FakeService, failure } from '@dealership/ui-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import compareTexts from '../features/compare-vehicles/locales/en.json';
import sheetTexts from '../features/vehicle-sheet/locales/en.json';
import catalogTexts from '../locales/en.json';
import { upcomingVehicle, vehicle } from '../testing/vehicles.js';
import { catalog } from './catalog.js';

const i18n = createServerI18n('en', { common: commonTexts.en, catalog: catalogTexts });
for (const [namespace, texts] of Object.entries({ compare: compareTexts, sheet: sheetTexts }))
  i18n.addResourceBundle('en', namespace, texts);
const render = (path: string) => renderFragment(catalog, new URL(path, 'http://fragment'), i18n);

const api = new FakeService();

beforeAll(async () => {
  await api.start('catalog', 'inquiries');
  api.answer = failure(404, 'VEHICLE_NOT_FOUND', 'Gone');
  api.answers['/api/vehicles/12'] = { status: 200, body: vehicle() };
  api.answers['/api/vehicles/21'] = { status: 200, body: vehicle({ id: 21, make: 'Orsenza', power: 480 }) };
  api.answers['/api/finance-terms'] = { status: 200, body: { method: 'flat', rate: 3, fee: 1, maxAge: 10 } };
  api.answers['/api/vehicles/search'] = { status: 200, body: { items: [vehicle({ id: 13 })] } };
  api.answers['/api/upcoming-vehicles/3'] = { status: 200, body: upcomingVehicle() };
});

afterAll(() => api.stop());

it('renders the whole vehicle page, with a form that leaks no input into a URL when submitted before hydration', async () => {
  const { status, html } = await render('/vehicle/12');
  expect(status).toBe(200);
  expect(html).toMatch(/<form id="inquiry"[\s\S]*<textarea[^>]*>I&#x27;m interested in the 2024 Aldermere Marchmont\./);
  expect(html).toMatch(/<form id="inquiry"[^>]* method="dialog"/);
  // No page may contain React's marker of failed rendering.
  expect(html).not.toContain('<!--$!-->');
});

it('has structured data of the vehicle and its offer, with 150 characters of its description', async () => {
  const quoted = 'One owner. '.repeat(20).slice(0, 150);
  api.answers['/api/vehicles/14'] = { status: 200, body: vehicle({ id: 14, description: `${quoted}#` }) };
  const { head } = await render('/vehicle/14');
  expect(head).toMatchObject({
    title: '2024 Aldermere Marchmont',
    description: `2024 Aldermere Marchmont - ${quoted}`,
    structuredData: [
      { '@type': ['Product', 'Car'], url: '/vehicle/14', offers: { '@type': 'Offer', price: 745_000, priceCurrency: 'AED' } },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

it('preloads the picture that a page begins with', async () => {
  const image = '/media/0123456789abcdef0123456789abcdef-900x600/900.webp';
  api.answers['/api/vehicles/15'] = { status: 200, body: vehicle({ id: 15, images: [image] }) };
  expect((await render('/vehicle/15')).head?.picture).toMatchObject({
    type: 'image/webp',
    srcSet: expect.stringMatching(/480\.webp 480w, .*800\.webp 800w, .*900\.webp 900w$/),
  });
  expect((await render('/vehicle/12')).head?.picture).toBeUndefined();
});

it.each([
  ['/vehicle/12', 'Contact us for a test drive'],
  ['/vehicle/12', 'Contact us about this vehicle'],
  ['/upcoming-vehicle/3?reserve=1', 'Contact us to reserve it'],
])('gives visitors of %s without scripts an alternative: %s', async (path, text) => {
  const { html } = await render(path);
  expect(html).toMatch(new RegExp(`<a href="/contact" class="[^"]*without-script">${text}`));
});

it('answers 404 for a missing vehicle, and 503 for an unavailable one', async () => {
  expect((await render('/vehicle/99')).status).toBe(404);
  api.answers['/api/vehicles/98'] = { status: 500, body: 'broken' };
  expect((await render('/vehicle/98')).status).toBe(503);
});

it('permanently redirects the plural URL of an upcoming vehicle to the singular one', async () => {
  expect(await render('/upcoming-vehicles/3?reserve=1')).toMatchObject({
    status: 308,
    location: '/upcoming-vehicle/3?reserve=1',
  });
});

it('renders the default loan example with the vehicle', async () => {
  // 745,000 · 0.8 · 1.15 in 60 instalments.
  expect((await render('/vehicle/12')).html).toMatch(/<output[^>]*><bdi>AED 11,423<\/bdi>/);
});

it('renders the comparison in the URL', async () => {
  const { status, html, head } = await render('/compare?cars=12,21,99');
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: 'Compare cars: 2024 Aldermere Marchmont · 2024 Orsenza Marchmont', robots: 'noindex' });
  expect(html).toContain('One of the cars is no longer listed.');
  const row = (name: string) => new RegExp(`<tr([^>]*)><th scope="row"[^>]*>${name}.*?</tr>`).exec(html);
  expect(row('Power')?.[0]).toMatch(/–.*480 hp/);
  expect(row('Transmission')?.[1]).toContain('data-same');
  expect(html).toContain('href="/compare?cars=21"');
  expect((await render('/compare?cars=12')).html).toContain('href="/compare?cars=12,13"');
  expect((await render('/compare')).html).toContain('Press the heart on two or three cars');
});

it.each([
  ['with matches', { items: [vehicle({ id: 13 })], total: 1, page: 1, pageSize: 6 }],
  ['without matches', { items: [], total: 0, page: 1, pageSize: 6 }],
])('renders the alert of a filtered list %s', async (_name, found) => {
  api.answers['/api/vehicles/search'] = { status: 200, body: { facets: { makes: [], models: [], years: [] }, ...found } };
  api.answers['/api/vehicles/nearest'] = { status: 200, body: { filters: [], vehicles: [] } };
  expect((await render('/inventory?search=qqxx')).html).toMatch(/<form[^>]*>[\s\S]*Set up the alert/);
  expect((await render('/inventory')).html).not.toContain('Set up the alert');
});

it("renders a vehicle's sheet, with a QR code of its URL", async () => {
  const { html, head } = await render('/vehicle/12/sheet');
  expect(head).toMatchObject({ canonical: '/vehicle/12', robots: 'noindex' });
  expect(html).toMatch(/src="\/qr\/vehicle\/12.svg".*alt="QR code that leads to this car"/);
  expect((await render('/vehicle/99/sheet')).status).toBe(404);
});

it('renders an appointment in its own language, or says that its link is invalid or may work later', async () => {
  for (const path of ['/appointment', '/appointment?token=nothing']) {
    const { status, state } = await render(path);
    expect(status).toBe(404);
    expect(state).toMatchObject({ queries: [{ state: { data: null } }] });
  }
  api.answers['/api/own-appointment'] = {
    status: 200,
    body: { state: 'cancelled', isPast: false, date: '2027-01-05', time: '10:00', days: [], vehicleId: 12, language: 'ar' },
  };
  expect((await render('/appointment?token=known')).head).toMatchObject({ language: 'ar', robots: 'noindex' });
  api.answers['/api/own-appointment'] = failure(503, 'UNAVAILABLE', 'Later');
  expect((await render('/appointment?token=nothing')).status).toBe(503);
});
