import type { Role } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../testing/admin-site.js';
import { openAdmin } from '../testing/open-admin.js';
import { vehicle, vehicleList } from '../testing/vehicles.js';

const site = adminSite();

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/admin');
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
});

const openAs = (role: Role, query = '') => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role } });
  openAdmin(query);
};

const rowOfVehicle = async () => {
  const table = await screen.findByRole('table', { name: 'Vehicle Inventory' });
  return within(table).getAllByRole('row')[1] as HTMLElement;
};
const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('button')
    .map((button) => button.title || button.textContent);

it('who may not change vehicles reads them, and finds no button that would be refused', async () => {
  openAs('viewer');
  const row = await rowOfVehicle();
  expect(names(row)).toEqual([expect.stringContaining('Vento'), 'Edit']);
  expect(screen.queryByRole('button', { name: 'Add vehicle' })).toBeNull();
  await userEvent.click(within(row).getByTitle('Edit'));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByLabelText<HTMLInputElement>('Model').disabled).toBe(true);
  expect(within(drawer).queryByRole('button', { name: 'Save' })).toBeNull();
});

it('who may change them finds all', async () => {
  openAs('editor');
  expect(names(await rowOfVehicle())).toEqual([expect.stringContaining('Vento'), 'Mark as sold', 'Edit', 'More']);
  expect(screen.getByRole('button', { name: 'Add vehicle' })).toBeTruthy();
});

it.each<[Role, boolean]>([
  ['viewer', false],
  ['sales', true],
])('the download of messages is there for the role %s: %s', async (role, isThere) => {
  openAs(role, '?tab=messages');
  await screen.findByText('Nothing here yet');
  expect(screen.queryByRole('link', { name: 'Export CSV' }) !== null).toBe(isThere);
});
