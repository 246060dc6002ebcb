import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, pressDelete, save, toast } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest } from '../../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { menuItem, vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

describe('a list action', () => {
  it('marks it as available again', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true })]));
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 4 }) });
    openAdmin('?tab=vehicles');
    await userEvent.click(await menuItem('Mark 2024 Aurelio Vento 7 as available'));
    await toast('2024 Aurelio Vento 7 marked as available');
    expect(site.calls('PUT', '/api/vehicles/7').map(({ body }) => body)).toEqual([{ sold: false, reserved: false, version: 3 }]);
  });

  it('names the request of the buyer that stays won, and leads to it', async () => {
    site.on('GET /api/inbox', { body: { pinned: [], items: [anInboxRequest(1, { state: 'won' })], next: null } });
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true })]));
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 4 }) });
    openAdmin('?tab=vehicles');
    await userEvent.click(await menuItem('Mark 2024 Aurelio Vento 7 as available'));
    await toast('2024 Aurelio Vento 7 marked as available · The request of Sara Marri 1 is still “Won”');
    expect(Object.fromEntries(site.calls('GET', '/api/inbox').at(-1)?.query ?? [])).toEqual({
      ...{ vehicle: '7', state: 'won', pageSize: '1' },
    });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await press('Open the request');
    await waitFor(() => expect(addressBar()).toContain('?tab=inbox&request=contact-1'));
  });

  it('marks it as reserved', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { reserved: true, version: 4 }) });
    openAdmin('?tab=vehicles');
    await userEvent.click(await menuItem('Mark 2024 Aurelio Vento 7 as reserved'));
    await toast('2024 Aurelio Vento 7 marked as reserved');
    expect(site.calls('PUT', '/api/vehicles/7').map(({ body }) => body)).toEqual([{ sold: false, reserved: true, version: 3 }]);
  });

  it('archives it, and brings it back', async () => {
    site.on('POST /api/staff/archived-vehicles', { body: { changed: 1 } });
    site.on('POST /api/staff/archived-vehicles/7/restore', { body: vehicle(7) });
    openAdmin('?tab=vehicles');
    await userEvent.click(await menuItem('Archive 2024 Aurelio Vento 7'));
    await toast('2024 Aurelio Vento 7 archived');
    expect(site.calls('POST', '/api/staff/archived-vehicles')[0]?.body).toEqual({ vehicles: [{ id: 7, version: 3 }] });
    await press('Undo');
    await toast('The vehicle is back in the stock');
  });

  it('shows a concurrent change, and refreshes the list', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    openAdmin('?tab=vehicles');
    const item = await menuItem('Mark 2024 Aurelio Vento 7 as sold');
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true, version: 4 })]));
    await userEvent.click(item);
    await press('Mark as sold');
    await toast('Failed to save vehicle');
    // The menu stays closed until the list has been read again.
    await waitFor(() => expect(screen.queryByRole('img', { name: 'loading' })).toBeNull());
    expect(await menuItem('Mark 2024 Aurelio Vento 7 as available')).toBeTruthy();
  });
});

it('duplicates a vehicle without its unique data', async () => {
  site.on(
    'GET /api/staff/vehicles',
    vehicleList([
      vehicle(7, { stockNumber: 'A1', chassisNumber: 'X-1234', sold: true, nextPrice: 1, nextPriceFrom: '2027-01-05' }),
    ]),
  );
  site.on('POST /api/vehicles', ({ body }) => ({ status: 201, body: { ...vehicle(9), ...body } }));
  openAdmin('?tab=vehicles');
  await userEvent.click(await menuItem('Duplicate 2024 Aurelio Vento 7'));
  await screen.findByRole('dialog', { name: 'Add vehicle' });
  save();
  await toast('Vehicle added successfully');
  const [body] = site.calls('POST', '/api/vehicles').map((call) => call.body);
  expect(body).toMatchObject({ make: 'Aurelio', model: 'Vento 7', stockNumber: '', chassisNumber: '', sold: false, images: [] });
  expect(body).toMatchObject({ nextPrice: '', nextPriceFrom: '' });
});

describe('deleting a vehicle', () => {
  const ask = async () => {
    openAdmin('?tab=vehicles');
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
