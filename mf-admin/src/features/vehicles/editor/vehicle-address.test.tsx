import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../../testing/admin-site.js';
import { field, press, save } from '../../../testing/controls.js';
import { addressBar, goBack, goTo, openAdmin } from '../../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = adminSite();

beforeEach(() => {
  site.on('GET /api/staff/vehicles/7/statuses', { body: [] });
  site.on('GET /api/staff/vehicles/99/statuses', { body: [] });
  site.on('GET /api/staff/vehicles', ({ query }) => {
    if (query.get('q') === '#99') return vehicleList([vehicle(99)]);
    return vehicleList(query.get('q') === '#404' ? [] : [vehicle(7), vehicle(8)]);
  });
  window.history.replaceState(null, '', '/admin');
});

const dialog = () => screen.findByRole('dialog');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the address of the vehicle editor', () => {
  it('names the vehicle; closing the editor removes it', async () => {
    openAdmin('?tab=vehicles&q=vento');
    await press('Edit 2024 Aurelio Vento 7');
    await dialog();
    expect(addressBar()).toBe('/admin?tab=vehicles&q=vento&entry=7');
    await press('Cancel');
    await isClosed();
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles&q=vento'));
  });

  it('opens a vehicle that is not on the shown page', async () => {
    openAdmin('?tab=vehicles&entry=99');
    await dialog();
    expect(field('Model').value).toBe('Vento 99');
  });

  it('opens the form of a new vehicle', async () => {
    openAdmin('?tab=vehicles&entry=new');
    expect(await screen.findByRole('dialog', { name: 'Add vehicle' })).toBeTruthy();
  });

  it('the URL of a deleted vehicle shows the list with a notice', async () => {
    openAdmin('?tab=vehicles&entry=404');
    expect(await screen.findByText('This entry does not exist or has been removed')).toBeTruthy();
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles'));
  });

  it('is left by Back', async () => {
    openAdmin('?tab=vehicles');
    await press('Edit 2024 Aurelio Vento 7');
    await dialog();
    await goBack();
    await isClosed();
    await press('Edit 2024 Aurelio Vento 8');
    await dialog();
    expect(field('Model').value).toBe('Vento 8');
  });

  it('is left by Back with unsaved input only after a warning', async () => {
    openAdmin('?tab=vehicles');
    await press('Edit 2024 Aurelio Vento 7');
    await dialog();
    await userEvent.type(field('Model'), '!');
    await goBack();
    await press('Keep editing');
    expect(field('Model').value).toBe('Vento 7!');
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles&entry=7'));
    await goBack();
    await press('Discard changes');
    await isClosed();
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles'));
  });

  it('is left by Back to another section only after a warning', async () => {
    openAdmin('?tab=account');
    await screen.findByRole('heading', { name: 'My account' });
    await goTo('/admin?tab=vehicles&entry=99');
    await dialog();
    await userEvent.type(field('Model'), '!');
    await goBack();
    await press('Keep editing');
    expect(field('Model').value).toBe('Vento 99!');
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles&entry=99'));
    await goBack();
    await press('Discard changes');
    await isClosed();
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles'));
    await goBack();
    await screen.findByRole('heading', { name: 'My account' });
  });

  it('is left by saving', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body, version: 4 } }));
    openAdmin('?tab=vehicles&entry=7');
    await dialog();
    await userEvent.type(field('Model'), '!');
    save();
    expect(await screen.findByText('Vehicle updated successfully')).toBeTruthy();
    await isClosed();
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles'));
  });
});
