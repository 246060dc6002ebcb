import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { press, pressDelete, save } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';

const site = adminSite();

beforeEach(() => {
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { featured: true }), vehicle(8, { price: null })]));
  window.history.replaceState(null, '', '/admin');
});

const toast = (words: string) => screen.findByText(words);
// The summary requests a single row, for the count.
const asked = () => site.calls('GET', '/api/staff/vehicles').filter(({ query }) => query.get('pageSize') !== '1');

describe('the list', () => {
  it('shows each vehicle with picture, badges, both prices and mileage', async () => {
    openAdmin();
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).closest('tr') as HTMLElement;
    for (const words of ['Featured', 'AED 450,000', '$122,490']) expect(within(row).getByText(words)).toBeTruthy();
    expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/front.jpg');
    expect(screen.getByText('Price on request')).toBeTruthy();
  });

  it('requests the page, search and order in the URL', async () => {
    openAdmin('?page=2&q=vento&sort=price-asc');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({ page: '2', pageSize: '20', q: 'vento', sort: 'price-asc' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'vento');
  });

  it('is narrowed to a status', async () => {
    openAdmin();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Vehicles shown' }), 'Reserved');
    await waitFor(() => expect(asked().at(-1)?.query.get('filter')).toBe('reserved'));
    expect(addressBar()).toContain('status=reserved');
  });

  it('searches as you type, from the first page, and "/" focuses the search', async () => {
    openAdmin('?page=2');
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
    openAdmin();
    // The figures above the list show the loading state, too.
    const loading = await screen.findByText('Loading…', { selector: '[role="status"] *' });
    answer(vehicleList([vehicle(7)]));
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
    expect(loading.isConnected).toBe(false);
  });

  it('distinguishes an empty list from one without matches', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([]));
    const { unmount } = openAdmin();
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
    unmount();
    openAdmin('?q=nothing');
    await press('Clear search and filters');
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
  });

  it('shows a loading error, and retries', async () => {
    site.on('GET /api/staff/vehicles', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin();
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
    expect(screen.getByText('A part of the site is not available right now. Please try again.')).toBeTruthy();
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
    await press('Try again');
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
  });
});

describe('a list action', () => {
  it('marks a vehicle as sold: sends only the flag and the version', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, version: 4 }) });
    openAdmin();
    const button = await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as sold' });
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true, version: 4 })]));
    await userEvent.click(button);
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7').map(({ body }) => body)).toEqual([{ sold: true, version: 3 }]);
    expect(await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as available' })).toBeTruthy();
  });

  it('marks it as available again', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true })]));
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 4 }) });
    openAdmin();
    await press('Mark 2024 Aurelio Vento 7 as available');
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7').map(({ body }) => body)).toEqual([{ sold: false, version: 3 }]);
  });

  it('shows a concurrent change, and refreshes the list', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    openAdmin();
    const button = await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as sold' });
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true, version: 4 })]));
    await userEvent.click(button);
    await toast('Failed to save vehicle');
    expect(await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as available' })).toBeTruthy();
  });
});

describe('deleting a vehicle', () => {
  const ask = async () => {
    openAdmin();
    await pressDelete('2024 Aurelio Vento 7');
    await screen.findByText('Are you sure you want to delete this vehicle? This action cannot be undone.');
  };

  it('asks for confirmation, and does nothing when cancelled', async () => {
    await ask();
    await press('Cancel');
    expect(site.calls('DELETE', '/api/vehicles/7')).toEqual([]);
  });

  it('confirms the deletion, and refreshes the list', async () => {
    site.on('DELETE /api/vehicles/7', { status: 204 });
    await ask();
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(8)]));
    await press('Delete');
    await toast('Vehicle deleted successfully');
    await waitFor(() => expect(screen.queryByRole('button', { name: '2024 Aurelio Vento 7' })).toBeNull());
  });

  it('shows a failure with its reason', async () => {
    site.on('DELETE /api/vehicles/7', refusal('VEHICLE_NOT_FOUND'));
    await ask();
    await press('Delete');
    await toast('Failed to delete vehicle');
    expect(screen.getByText('This vehicle does not exist or has been removed.')).toBeTruthy();
  });
});

describe('selected vehicles', () => {
  const choose = async (...names: string[]) => {
    openAdmin();
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Choose 2024 Aurelio ${name}` }));
  };
  const sent = () => site.calls('PUT', '/api/staff/vehicles').map(({ body }) => body);

  it('are changed together: only the set fields are sent, with the versions that were seen', async () => {
    site.on('PUT /api/staff/vehicles', { body: { changed: 2 } });
    await choose('Vento 7', 'Vento 8');
    await press('Edit together');
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    await userEvent.selectOptions(dialog.getByLabelText('Featured'), 'Yes');
    await userEvent.type(dialog.getByLabelText('Change of price'), '-95');
    expect(dialog.getByText(/must be a number of percent/)).toBeTruthy();
    await userEvent.clear(dialog.getByLabelText('Change of price'));
    await userEvent.type(dialog.getByLabelText('Change of price'), '−2,5 %');
    await userEvent.click(save);
    await toast('Vehicles changed: 2');
    const vehicles = [7, 8].map((id) => ({ id, version: 3 }));
    expect(sent()).toEqual([{ featured: true, pricePercent: -2.5, vehicles }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen vehicles' })).toBeNull());
  });

  it('are archived after confirmation, and restored', async () => {
    site.on('POST /api/staff/archived-vehicles', { body: { changed: 1 } });
    await choose('Vento 7');
    await press('Archive');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
    await toast('Vehicles archived: 1');
    const archived = {
      ...{ id: 7, name: '2024 Aurelio Vento 7', stockNumber: null, image: null, personName: 'Layla' },
      archivedAt: '2026-02-01T08:00:00.000Z',
    };
    site.on('GET /api/staff/archived-vehicles', { body: { items: [archived], total: 1, page: 1, pageSize: 20 } });
    site.on('POST /api/staff/archived-vehicles/7/restore', { body: vehicle(7) });
    await userEvent.selectOptions(screen.getByLabelText('Vehicles shown'), 'Archive');
    await press('Bring 2024 Aurelio Vento 7 back');
    await toast('The vehicle is back in the stock');
  });
});

it('duplicates a vehicle without its unique data', async () => {
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { stockNumber: 'A1', chassisNumber: 'X-1234', sold: true })]));
  site.on('POST /api/vehicles', ({ body }) => ({ status: 201, body: { ...vehicle(9), ...body } }));
  openAdmin();
  await press('More actions for 2024 Aurelio Vento 7');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate 2024 Aurelio Vento 7' }));
  await screen.findByRole('dialog', { name: 'Add vehicle' });
  save();
  await toast('Vehicle added successfully');
  const [body] = site.calls('POST', '/api/vehicles').map((call) => call.body);
  expect(body).toMatchObject({ make: 'Aurelio', model: 'Vento 7', stockNumber: '', chassisNumber: '', sold: false, images: [] });
});
