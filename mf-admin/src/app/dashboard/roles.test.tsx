import type { Role } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';

const site = adminSite();

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/admin');
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
});

const openAs = (role: Role, query = '?tab=vehicles') => {
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

it('a role without the permission reads vehicles, without buttons that would be refused', async () => {
  openAs('viewer');
  const row = await rowOfVehicle();
  expect(names(row)).toEqual([expect.stringContaining('Vento'), 'Edit']);
  expect(screen.queryByRole('button', { name: 'Add vehicle' })).toBeNull();
  await userEvent.click(within(row).getByTitle('Edit'));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByLabelText<HTMLInputElement>('Model').disabled).toBe(true);
  expect(within(drawer).queryByRole('button', { name: 'Save' })).toBeNull();
});

it('a role with the permission has all buttons', async () => {
  openAs('editor');
  expect(names(await rowOfVehicle())).toEqual([expect.stringContaining('Vento'), 'Change the price', 'Edit', 'More']);
  expect(screen.getByRole('button', { name: 'Add vehicle' })).toBeTruthy();
});

it.each<[Role, boolean]>([
  ['viewer', false],
  ['sales', true],
])('the download of messages is available to the role %s: %s', async (role, isThere) => {
  openAs(role, '?tab=messages');
  await screen.findByText('Nothing here yet');
  expect(screen.queryByRole('link', { name: 'Export CSV' }) !== null).toBe(isThere);
});

it.each<[Role, boolean, boolean]>([
  ['viewer', false, false],
  ['editor', false, true],
  ['accountant', true, false],
  ['manager', true, true],
])('the costs of a vehicle are available to the role %s: %s, and its other fields: %s', async (role, seesCosts, changesAll) => {
  openAs(role);
  await userEvent.click(within(await rowOfVehicle()).getByTitle('Edit'));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByLabelText<HTMLInputElement>('Model').disabled).toBe(!changesAll);
  const cost = drawer.queryByLabelText<HTMLInputElement>('Purchase price');
  expect(cost && !cost.disabled).toBe(seesCosts || null);
  if (role !== 'accountant') return;
  site.on('PUT /api/vehicles/7/costs', { body: vehicle(7) });
  await userEvent.clear(drawer.getByLabelText('Purchase price'));
  await userEvent.type(drawer.getByLabelText('Purchase price'), '300000');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(site.calls('PUT', '/api/vehicles/7/costs')).toHaveLength(1));
  const { version, ...sent } = site.calls('PUT', '/api/vehicles/7/costs')[0]?.body ?? {};
  expect(sent).toEqual({ purchasePrice: '300,000', costs: '', salePrice: '' });
});

it('the history of a record is shown with the permission, with author, time and changes', async () => {
  const entry = {
    id: 3,
    at: '2026-03-04T20:30:00.000Z',
    sessionId: 'session-1',
    personId: 2,
    personName: 'Mona',
    address: '203.0.113.9',
  };
  const change = { action: 'update', entity: 'vehicle', entityId: 7, before: { price: '1.00' }, after: { price: '2.00' } };
  site.on('GET /api/audit/catalog', { body: { items: [{ ...entry, ...change }], total: 1, page: 1, pageSize: 50 } });
  openAs('manager');
  await userEvent.click(within(await rowOfVehicle()).getByTitle('Edit'));
  const drawer = within(await screen.findByRole('dialog'));
  expect(site.calls('GET', '/api/audit/catalog')).toEqual([]);
  const history = drawer.getByText('History').closest('details') as HTMLDetailsElement;
  history.open = true;
  fireEvent(history, new Event('toggle'));
  expect(await drawer.findByText('Mona')).toBeTruthy();
  expect(drawer.getByText('1.00')).toBeTruthy();
  expect(drawer.getByText('2.00')).toBeTruthy();
  expect(site.calls('GET', '/api/audit/catalog')[0]?.url).toContain('entity=vehicle&entityId=7');
});
