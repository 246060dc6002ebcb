import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

// The summary requests a single row, for the count.
const asked = () => site.calls('GET', '/api/staff/vehicles').filter(({ query }) => query.get('pageSize') !== '1');

describe('the list', () => {
  it('drops a filter that it does not have from the address', async () => {
    openAdmin('?tab=vehicles&status=archive&q=vento');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    await waitFor(() => expect(addressBar()).not.toContain('status='));
    expect(addressBar()).toContain('q=vento');
  });

  it('shows each vehicle with picture, badges, both prices and mileage', async () => {
    openAdmin('?tab=vehicles');
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).closest('tr') as HTMLElement;
    for (const words of ['Featured', 'AED 450,000', '$122,490']) expect(within(row).getByText(words)).toBeTruthy();
    expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/front.jpg');
    expect(screen.getByText('Price on request')).toBeTruthy();
  });

  it('shows stock numbers and days in stock; a sold vehicle has none', async () => {
    const createdAt = new Date(Date.now() - 41 * 86_400_000).toISOString();
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { stockNumber: 'A-17', createdAt }), vehicle(8, { sold: true })]));
    openAdmin('?tab=vehicles');
    const cells = async (name: string) => {
      const row = (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
      return [1, 3].map((at) => within(row).getAllByRole('cell')[at]?.textContent);
    };
    expect(await cells('2024 Aurelio Vento 7')).toEqual(['A-17', '41']);
    expect(await cells('2024 Aurelio Vento 8')).toEqual(['#8', '']);
  });

  it('names vehicles in the language of the reader, also where only screen readers hear it', async () => {
    const bare = { images: [], description: '' };
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, bare)]));
    openAdmin('?tab=vehicles', 'ja');
    const row = (await screen.findByRole('button', { name: '2024年式 Aurelio Vento 7' })).closest('tr') as HTMLElement;
    expect(within(row).getByRole('button', { name: '2024年式 Aurelio Vento 7を編集' })).toBeTruthy();
    expect(within(row).getByRole('checkbox', { name: /2024年式/ })).toBeTruthy();
    expect(within(row).getByText(/^未入力：この車両の写真、説明/)).toBeTruthy();
  });

  it('names what a vehicle for sale lacks on the public site', async () => {
    const translations = { ar: { description: 'سيارة' }, ja: { description: '一台' } };
    const bare = { images: [], imageAlts: {}, description: 'A car.', translations: { ja: translations.ja } };
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, bare), vehicle(8, { ...bare, sold: true })]));
    openAdmin('?tab=vehicles');
    expect(await screen.findAllByText(/^Missing:/)).toEqual([screen.getByText('Missing: photos of this car, Arabic')]);
  });

  it('is sorted by the heads of its columns', async () => {
    openAdmin('?tab=vehicles');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    const headCell = () => screen.getByRole('columnheader', { name: /^Days in stock/ });
    const head = () => headCell().getAttribute('aria-sort');
    expect([head(), headCell().textContent.includes('↑')]).toEqual(['ascending', false]);
    await userEvent.click(screen.getByRole('button', { name: /^Days in stock/ }));
    await waitFor(() => expect(asked().at(-1)?.query.get('sort')).toBe('oldest'));
    expect([head(), headCell().textContent.includes('↓')]).toEqual(['descending', true]);
    expect(addressBar()).toContain('sort=oldest');
  });

  it('is exported as filtered, but not the archive', async () => {
    openAdmin('?tab=vehicles&q=vento&status=reserved&sort=price-asc');
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
    expect(pathname).toBe('/api/staff/vehicles/export');
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'vento', filter: 'reserved', sort: 'price-asc' });
    await userEvent.selectOptions(screen.getByLabelText('Vehicles shown'), 'Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull());
  });

  it('requests the page, search and order in the URL', async () => {
    openAdmin('?tab=vehicles&page=2&q=vento&sort=price-asc');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({ page: '2', pageSize: '20', q: 'vento', sort: 'price-asc' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'vento');
  });

  it('is narrowed to a status', async () => {
    openAdmin('?tab=vehicles');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Vehicles shown' }), 'Reserved');
    await waitFor(() => expect(asked().at(-1)?.query.get('filter')).toBe('reserved'));
    expect(addressBar()).toContain('status=reserved');
  });

  it('searches as you type, from the first page, and "/" focuses the search', async () => {
    openAdmin('?tab=vehicles&page=2');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    fireEvent.keyDown(document.body, { key: '/' });
    const search = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(search);
    await userEvent.type(search, 'auri/o{Enter}');
    await waitFor(() => expect(asked().at(-1)?.query.get('q')).toBe('auri/o'));
    expect(asked().at(-1)?.query.get('page')).toBe('1');
  });

  it('shows a loading state', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<ReturnType<typeof vehicleList>>();
    site.on('GET /api/staff/vehicles', () => held);
    openAdmin('?tab=vehicles');
    // The figures above the list show the loading state, too.
    const loading = await screen.findByText('Loading…', { selector: '[role="status"] *' });
    answer(vehicleList([vehicle(7)]));
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
    expect(loading.isConnected).toBe(false);
  });

  it('distinguishes an empty list from one without matches', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([]));
    const { unmount } = openAdmin('?tab=vehicles');
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
    unmount();
    openAdmin('?tab=vehicles&q=nothing');
    await press('Clear search and filters');
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
  });

  it('shows a loading error, and retries', async () => {
    site.on('GET /api/staff/vehicles', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin('?tab=vehicles');
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
    expect(screen.getByText('A part of the site is not available right now. Please try again.')).toBeTruthy();
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
    await press('Try again');
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
  });
});
