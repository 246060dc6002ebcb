import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

beforeEach(() => {
  site.on('GET /api/staff/feeds', {
    body: [
      { file: 'google.csv', included: 4, missing: 1 },
      { file: 'vehicles.json', included: 5, missing: 0 },
    ],
  });
  site.on('GET /api/staff/feeds/google.csv', {
    body: {
      items: [{ id: 7, name: '2024 Aurelio Vento', stockNumber: 'A-2607', lacks: ['vinShown', 'price'] }],
      total: 1,
      page: 1,
      pageSize: 20,
      included: 4,
      preview: 'store_code,id\r\nshowroom,1',
    },
  });
  site.on('GET /api/staff/feeds/vehicles.json', {
    body: { items: [], total: 0, page: 1, pageSize: 20, included: 5, preview: '{"vehicles":[]}' },
  });
  openAdmin('?tab=feeds');
});

it('lists each file with its URL and its number of vehicles', async () => {
  expect(await screen.findByText('Google vehicle listings')).toBeTruthy();
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  for (const path of ['stock/google.csv', 'arrivals/rss.xml', 'posts/atom.xml'])
    expect(addresses.some((address) => address.endsWith(`/api/feeds/${path}`))).toBe(true);
  for (const name of ['New arrivals (RSS)', 'New arrivals (Atom)', 'Blog (RSS)', 'Blog (Atom)'])
    expect(screen.getByText(name)).toBeTruthy();
});

it('says how to read the texts in another language', async () => {
  const [arabic, japanese] = await screen.findAllByText(/^\?lang=/);
  expect([arabic?.textContent, japanese?.textContent]).toEqual(['?lang=ar', '?lang=ja']);
  for (const query of [arabic, japanese]) expect(query?.dir).toBe('ltr');
});

it('shows a preview of a file, and why vehicles are left out', async () => {
  await press('Show Google vehicle listings');
  const vehicle = await screen.findByRole('link', { name: '2024 Aurelio Vento' });
  expect(vehicle.getAttribute('href')).toBe('/admin?tab=vehicles&entry=7');
  expect(screen.getByText('A-2607')).toBeTruthy();
  expect(screen.getByText('VIN is hidden from visitors · Price')).toBeTruthy();
  expect(screen.getByText(/showroom,1/).tagName).toBe('PRE');
});

it('says when every vehicle is in the file', async () => {
  await press('Show JSON for portals');
  expect(await screen.findByText('Every vehicle for sale is in this file')).toBeTruthy();
});
