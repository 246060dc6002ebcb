import type { Vehicle } from '@dealership/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../../testing/clear-toasts.js';
import { FakeSite, refusal } from '../../testing/fake-site.js';
import { answerEmpty, openDesk } from '../../testing/open-desk.js';

const site = new FakeSite();

const vehicle = (id: number, more: Partial<Vehicle> = {}): Vehicle => ({
  id,
  make: 'Aurelio',
  model: `Vento ${id}`,
  year: 2024,
  mileage: 12_000,
  price: 450_000,
  transmission: 'Automatic',
  fuelType: 'Gasoline',
  images: ['https://pictures.example/front.jpg', 'https://pictures.example/side.jpg'],
  origin: null,
  engineSize: null,
  cylinders: null,
  description: '',
  featured: false,
  justArrived: false,
  specialOffer: false,
  allElectric: false,
  sold: false,
  reserved: false,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

const list = (items: Vehicle[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20, featured: 0 } });

beforeAll(() => site.start());
afterAll(() => site.stop());

beforeEach(() => {
  site.clear();
  clearToasts();
  answerEmpty(site);
  site.on('GET /api/staff/vehicles', list([vehicle(7, { featured: true }), vehicle(8, { price: null })]));
  window.history.replaceState(null, '', '/admin');
});

const drawer = () => screen.findByRole('dialog');
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const toast = (words: string) => screen.findByText(words);
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
// The overview asks for one row, to count.
const asked = () => site.calls('GET', '/api/staff/vehicles').filter(({ query }) => query.get('pageSize') !== '1');

async function edit(): Promise<void> {
  openDesk();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit 2024 Aurelio Vento 7' }));
  await drawer();
}

describe('the list', () => {
  it('shows each vehicle with picture, badges, both prices and mileage', async () => {
    openDesk();
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).closest('tr') as HTMLElement;
    for (const words of ['Featured', 'AED 450,000', '$122,490']) expect(within(row).getByText(words)).toBeTruthy();
    expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/front.jpg');
    expect(screen.getByText('Price on request')).toBeTruthy();
  });

  it('asks the server for the page, the words and the order that the address names', async () => {
    openDesk('?page=2&q=vento&sort=price-asc');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({ page: '2', pageSize: '20', q: 'vento', sort: 'price-asc' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'vento');
  });

  it('searches what is typed, from its first page on, and "/" leads to the search', async () => {
    openDesk('?page=2');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    fireEvent.keyDown(document.body, { key: '/' });
    const search = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(search);
    await userEvent.type(search, 'auri/o{Enter}');
    await waitFor(() => expect(asked().at(-1)?.query.get('q')).toBe('auri/o'));
    expect(asked().at(-1)?.query.get('page')).toBe('1');
  });

  it('says what to do when there is nothing, and something else when nothing matches', async () => {
    site.on('GET /api/staff/vehicles', list([]));
    const { unmount } = openDesk();
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
    unmount();
    openDesk('?q=nothing');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
  });

  it('says that it could not be loaded, and tries again', async () => {
    site.on('GET /api/staff/vehicles', refusal('UPSTREAM_UNAVAILABLE'));
    openDesk();
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
    expect(screen.getByText('A part of the site is not available right now. Please try again.')).toBeTruthy();
    site.on('GET /api/staff/vehicles', list([vehicle(7)]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
  });
});

describe('a new vehicle', () => {
  it('is stored with the standard values of what was left alone, and the list is read again', async () => {
    site.on('POST /api/vehicles', ({ body }) => ({ status: 201, body: { ...vehicle(9), ...body } }));
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
    await drawer();
    expect(field('Year').value).toBe(String(new Date().getFullYear()));
    await userEvent.type(field('Make'), 'Kestrel');
    await userEvent.type(field('Model'), 'K2');
    const reads = asked().length;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await toast('Vehicle added successfully');
    expect(site.calls('POST', '/api/vehicles').map(({ body }) => body)).toEqual([
      {
        make: 'Kestrel',
        model: 'K2',
        year: new Date().getFullYear(),
        mileage: 0,
        price: '',
        transmission: 'Automatic',
        fuelType: 'Gasoline',
        origin: '',
        engineSize: '',
        cylinders: null,
        description: '',
        images: [],
        featured: false,
        justArrived: false,
        specialOffer: false,
        allElectric: false,
        sold: false,
        reserved: false,
      },
    ]);
    await waitFor(() => expect(asked().length).toBeGreaterThan(reads));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add vehicle' })));
  });

  it('is not sent without make and model: the fields say why, the first has the focus', async () => {
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
    await drawer();
    save();
    expect(await screen.findByText('Please specify the vehicle make')).toBeTruthy();
    expect(screen.getByText('Please specify the vehicle model')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Make')));
    expect(site.calls('POST', '/api/vehicles')).toEqual([]);
  });

  it('falls back to the current year and to 0 km for what is not numeric, and reads Arabic digits', async () => {
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
    await drawer();
    for (const [name, typed, kept] of [
      ['Year', 'soon', String(new Date().getFullYear())],
      ['Mileage', 'none', '0'],
      ['Mileage', '١٢٬٥٠٠', '12500'],
    ] as const) {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), typed);
      await userEvent.tab();
      expect(field(name).value).toBe(kept);
    }
  });
});

describe('a vehicle that is edited', () => {
  it('is sent with the version that was seen; Ctrl+S saves', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body, version: 4 } }));
    await edit();
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), 'AED 430,000');
    await userEvent.click(screen.getByLabelText('Sold'));
    save();
    await toast('Vehicle updated successfully');
    const [sent] = site.calls('PUT', '/api/vehicles/7');
    expect(sent?.body).toMatchObject({ version: 3, price: 'AED 430,000', sold: true, make: 'Aurelio' });
  });

  it('that somebody else changed meanwhile is not overwritten; what was typed stays until it is reloaded', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    site.on('GET /api/vehicles/7', { body: vehicle(7, { model: 'Theirs', version: 4 }) });
    await edit();
    await userEvent.clear(field('Model'));
    await userEvent.type(field('Model'), 'Mine');
    save();
    await toast('Failed to save vehicle');
    expect(screen.getByText('Somebody else changed this meanwhile')).toBeTruthy();
    expect(field('Model').value).toBe('Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Load the current version' }));
    await waitFor(() => expect(field('Model').value).toBe('Theirs'));
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7').at(-1)?.body).toMatchObject({ version: 4, model: 'Theirs' });
  });

  it('shows the server’s objections beside their fields', async () => {
    const errors = [
      { path: 'images.0', message: 'A picture must be an address (https:// or /media/) or an uploaded image file' },
    ];
    site.on('PUT /api/vehicles/7', refusal('VALIDATION_FAILED', { errors }));
    await edit();
    save();
    await toast('Failed to save vehicle');
    expect(await screen.findByText(errors[0]?.message ?? '')).toBeTruthy();
  });

  it('is not given up without a question once something was typed', async () => {
    await edit();
    await userEvent.type(field('Model'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Model').value).toBe('Vento 7!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('PUT', '/api/vehicles/7')).toEqual([]);
  });

  it('has its pictures put in another order, taken away and added; the first is the front', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Move picture 2 one place forward' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await userEvent.type(field('Pictures'), 'https://pictures.example/rear.jpg{Enter}');
    expect(within(screen.getByRole('listitem', { name: 'Picture 1 of 2' })).getByText('Front')).toBeTruthy();
    save();
    await toast('Vehicle updated successfully');
    const images = ['https://pictures.example/side.jpg', 'https://pictures.example/rear.jpg'];
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({ images });
  });
});

describe('one action of the list', () => {
  it('marks a vehicle as sold: nothing but the flag and the version is sent', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, version: 4 }) });
    openDesk();
    const button = await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as sold' });
    site.on('GET /api/staff/vehicles', list([vehicle(7, { sold: true, version: 4 })]));
    await userEvent.click(button);
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7').map(({ body }) => body)).toEqual([{ sold: true, version: 3 }]);
    expect(await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as available' })).toBeTruthy();
  });

  it('marks it as available again', async () => {
    site.on('GET /api/staff/vehicles', list([vehicle(7, { sold: true })]));
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 4 }) });
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as available' }));
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7').map(({ body }) => body)).toEqual([{ sold: false, version: 3 }]);
  });

  it('says when somebody else was faster, and reads the list again', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    openDesk();
    const button = await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as sold' });
    site.on('GET /api/staff/vehicles', list([vehicle(7, { sold: true, version: 4 })]));
    await userEvent.click(button);
    await toast('Failed to save vehicle');
    expect(await screen.findByRole('button', { name: 'Mark 2024 Aurelio Vento 7 as available' })).toBeTruthy();
  });
});

describe('deleting a vehicle', () => {
  const ask = async () => {
    openDesk();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 2024 Aurelio Vento 7' }));
    await screen.findByText('Are you sure you want to delete this vehicle? This action cannot be undone.');
  };

  it('asks first, and does nothing when it is cancelled', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(site.calls('DELETE', '/api/vehicles/7')).toEqual([]);
  });

  it('says that it is gone, and reads the list again', async () => {
    site.on('DELETE /api/vehicles/7', { status: 204 });
    await ask();
    site.on('GET /api/staff/vehicles', list([vehicle(8)]));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await toast('Vehicle deleted successfully');
    await waitFor(() => expect(screen.queryByRole('button', { name: '2024 Aurelio Vento 7' })).toBeNull());
  });

  it('says when it failed, with the reason', async () => {
    site.on('DELETE /api/vehicles/7', refusal('VEHICLE_NOT_FOUND'));
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await toast('Failed to delete vehicle');
    expect(screen.getByText('This vehicle does not exist or has been removed.')).toBeTruthy();
  });
});
