import { NOTHING_KNOWN, type StaffUpcomingVehicle } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { field, press, pressDelete, save } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

const vehicle = (id: number, more: Partial<StaffUpcomingVehicle> = {}): StaffUpcomingVehicle => ({
  id,
  name: `Kestrel ${id}`,
  description: 'On its way',
  estimatedArrival: 'March',
  arrivalMonth: null,
  origin: null,
  transmission: null,
  fuelType: null,
  ...NOTHING_KNOWN,
  imageAlt: null,
  translations: {},
  outdated: {},
  price: '250,000.00',
  imageUrl: 'https://pictures.example/kestrel.jpg',
  featured: false,
  version: 2,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  ...more,
});

beforeEach(() => {
  site.on('GET /api/staff/upcoming-vehicles', { body: [vehicle(1), vehicle(2, { price: '90,000' })] });
  openAdmin('?tab=upcoming-vehicles');
});

const names = () => screen.getAllByRole('button', { name: /^Kestrel/ }).map(({ textContent }) => textContent);

it('names what a vehicle lacks on the public site', async () => {
  const row = (await screen.findByRole('button', { name: 'Kestrel 1' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Missing: Arabic, Japanese')).toBeTruthy();
});

it('lists the price in dirhams and dollars', async () => {
  const row = (await screen.findByRole('button', { name: 'Kestrel 1' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('AED 250,000')).toBeTruthy();
  expect(within(row).getByText('$68,050')).toBeTruthy();
});

it('is sorted and searched without another call', async () => {
  await screen.findByRole('button', { name: 'Kestrel 1' });
  expect(names()).toEqual(['Kestrel 2', 'Kestrel 1']);
  const calls = () => site.calls('GET', '/api/staff/upcoming-vehicles');
  const before = calls().length;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest price first');
  expect(names()).toEqual(['Kestrel 1', 'Kestrel 2']);
  await userEvent.type(screen.getByRole('searchbox'), 'kestrel 2{Enter}');
  await waitFor(() => expect(names()).toEqual(['Kestrel 2']));
  expect(calls()).toHaveLength(before);
});

it('requires name, description, price and arrival, but no picture', async () => {
  await press('Add upcoming vehicle');
  await screen.findByRole('dialog');
  save();
  for (const words of ['Please enter a name', 'Please enter a description', 'Please enter the estimated arrival'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Please enter the price in AED as a number above 0')).toBeTruthy();
  expect(screen.queryByText(/^A picture must be an address/)).toBeNull();
  expect(site.calls('POST', '/api/upcoming-vehicles')).toEqual([]);
});

it('stores a new one', async () => {
  site.on('POST /api/upcoming-vehicles', ({ body }) => ({ status: 201, body: { ...vehicle(3), ...body } }));
  await press('Add upcoming vehicle');
  await screen.findByRole('dialog');
  await userEvent.type(field('Name'), 'Kestrel K3');
  await userEvent.type(field('Price'), '1,000,000');
  expect(screen.getByText('$272,200')).toBeTruthy();
  await userEvent.type(field('Estimated arrival'), 'Soon');
  await userEvent.type(field('Description'), 'Blue');
  await userEvent.type(field('Picture'), 'https://pictures.example/k3.jpg{Enter}');
  save();
  expect(await screen.findByText('Upcoming vehicle added successfully')).toBeTruthy();
  expect(site.calls('POST', '/api/upcoming-vehicles').map(({ body }) => body)).toMatchObject([
    {
      name: 'Kestrel K3',
      description: 'Blue',
      estimatedArrival: 'Soon',
      price: '1,000,000',
      imageUrl: 'https://pictures.example/k3.jpg',
      featured: false,
    },
  ]);
});

it('asks for no text once the month of arrival is known, from which it is written', async () => {
  site.on('PUT /api/upcoming-vehicles/1', ({ body }) => ({ body: { ...vehicle(1), ...body, version: 3 } }));
  await press('Edit Kestrel 1');
  await screen.findByRole('dialog');
  expect(field('Estimated arrival').value).toBe('March');
  expect(field('Estimated arrival').getAttribute('aria-required')).not.toBe('true');
  expect(screen.getByText(/^Needed while no month is chosen/)).toBeTruthy();
  fireEvent.change(field('Month of arrival'), { target: { value: '2027-04' } });
  await waitFor(() => expect(screen.queryByLabelText('Estimated arrival')).toBeNull());
  save();
  expect(await screen.findByText('Upcoming vehicle updated successfully')).toBeTruthy();
  const body = site.calls('PUT', '/api/upcoming-vehicles/1')[0]?.body;
  expect(body).toMatchObject({ arrivalMonth: '2027-04', estimatedArrival: 'April 2027' });
});

it('stores one without a picture', async () => {
  site.on('PUT /api/upcoming-vehicles/1', ({ body }) => ({ body: { ...vehicle(1), ...body, version: 3 } }));
  await press('Edit Kestrel 1');
  await screen.findByRole('dialog');
  await press('Remove the picture');
  save();
  expect(await screen.findByText('Upcoming vehicle updated successfully')).toBeTruthy();
  expect(site.calls('PUT', '/api/upcoming-vehicles/1')[0]?.body).toMatchObject({ imageUrl: '', version: 2 });
});

it('stores facts as codes, numbers as numbers, the rest as unknown', async () => {
  site.on('GET /api/staff/upcoming-vehicles', { body: [vehicle(1, { doors: 2, fuelType: 'Gasoline' })] });
  site.on('PUT /api/upcoming-vehicles/1', ({ body }) => ({ body: { ...vehicle(1), ...body, version: 3 } }));
  await press('Edit Kestrel 1');
  await screen.findByRole('dialog');
  expect(field('Doors').value).toBe('2');
  await userEvent.selectOptions(field('Body type'), 'Coupé');
  await userEvent.selectOptions(field('Fuel type'), 'Not stated');
  await userEvent.type(field('Power'), '٦٩٠');
  await userEvent.type(field('Doors'), '{Backspace}');
  save();
  expect(await screen.findByText('Upcoming vehicle updated successfully')).toBeTruthy();
  expect(site.calls('PUT', '/api/upcoming-vehicles/1')[0]?.body).toMatchObject({
    bodyType: 'coupe',
    power: 690,
    doors: null,
    fuelType: '',
    regionalSpec: '',
  });
});

it('shows when creating failed', async () => {
  site.on('POST /api/upcoming-vehicles', refusal('UPSTREAM_UNAVAILABLE'));
  await press('Add upcoming vehicle');
  await screen.findByRole('dialog');
  for (const [name, words] of [
    ['Name', 'Kestrel K3'],
    ['Price', '250,000'],
    ['Estimated arrival', 'Soon'],
    ['Description', 'Blue'],
  ] as const)
    await userEvent.type(field(name), words);
  save();
  expect(await screen.findByText('Failed to create upcoming vehicle')).toBeTruthy();
});

it('shows when changing failed', async () => {
  site.on('PUT /api/upcoming-vehicles/1', refusal('UPSTREAM_UNAVAILABLE'));
  await press('Edit Kestrel 1');
  await screen.findByRole('dialog');
  save();
  expect(await screen.findByText('Failed to update upcoming vehicle')).toBeTruthy();
});

it('deletes one after its own confirmation', async () => {
  site.on('DELETE /api/upcoming-vehicles/1', { status: 204 });
  await pressDelete('Kestrel 1');
  expect(
    await screen.findByText('Are you sure you want to delete this upcoming vehicle? This action cannot be undone.'),
  ).toBeTruthy();
  await press('Delete');
  expect(await screen.findByText('Upcoming vehicle deleted successfully')).toBeTruthy();
});

it('keeps one that could not be deleted, and shows a toast', async () => {
  site.on('DELETE /api/upcoming-vehicles/1', refusal('UPSTREAM_UNAVAILABLE'));
  await pressDelete('Kestrel 1');
  await press('Delete');
  expect(await screen.findByText('Failed to delete upcoming vehicle')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kestrel 1' })).toBeTruthy();
});
