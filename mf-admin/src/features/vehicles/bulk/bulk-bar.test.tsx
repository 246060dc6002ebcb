import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, toast } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

describe('selected vehicles', () => {
  const choose = async (...names: string[]) => {
    openAdmin('?tab=vehicles');
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select 2024 Aurelio ${name}` }));
  };
  const sent = () => site.calls('PUT', '/api/staff/vehicles').map(({ body }) => body);

  it('are changed together: only the set fields are sent, with the versions that were seen', async () => {
    site.on('PUT /api/staff/vehicles', { body: { changed: 2 } });
    await choose('Vento 7', 'Vento 8');
    await press('Edit');
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
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected vehicles' })).toBeNull());
  });

  it('get their old prices back, except where a price was changed again since', async () => {
    const cars = [vehicle(7, { price: 100_000 }), vehicle(8, { price: 200_000 }), vehicle(9, { price: 300_000 })];
    site.on('GET /api/staff/vehicles', vehicleList([...cars, vehicle(10, { price: null })]));
    site.on('PUT /api/staff/vehicles', { body: { changed: 3 } });
    openAdmin('?tab=vehicles');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Change of price'), '-5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await toast('Vehicles changed: 3');
    // Of the second one something else was changed since, of the third its price.
    const now = [vehicle(8, { price: 190_000, version: 6 }), vehicle(9, { price: 280_000, version: 6 })];
    site.on('GET /api/staff/vehicles', ({ query }) => vehicleList(now.filter(({ id }) => query.get('q') === `#${id}`)));
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 5 }) });
    for (const id of [8, 9])
      site.on(`PUT /api/vehicles/${id}`, ({ body }) =>
        body.version === 6 ? { body: vehicle(id, { version: 7 }) } : refusal('CHANGED_MEANWHILE'),
      );
    await press('Undo');
    await toast('Prices put back: 2');
    expect(screen.getByText('Changed since, and left as they are: 1')).toBeTruthy();
    const written = (id: number) => site.calls('PUT', `/api/vehicles/${id}`).map(({ body }) => body);
    expect([7, 8, 9, 10].map(written)).toEqual([
      [{ price: 100_000, version: 4 }],
      [4, 6].map((version) => ({ price: 200_000, version })),
      [{ price: 300_000, version: 4 }],
      [],
    ]);
  });

  it('show what a percentage does to their prices: how many, how much, and the first five', async () => {
    const priced = [100_000, 200_000, 300_000, 400_000, 500_000, 600_000].map((price, at) => vehicle(at + 1, { price }));
    site.on('GET /api/staff/vehicles', vehicleList([...priced, vehicle(8, { price: null })]));
    openAdmin('?tab=vehicles');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('status')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Change of price'), '-5');
    const shown = dialog.getByRole('status').textContent.replace(/[\u2068\u2069]/g, '');
    expect(shown).toContain('Prices that change: 6. On request, unchanged: 1.');
    expect(shown).toContain('Smallest change: −AED 5,000. Largest change: −AED 30,000.');
    expect(shown).toContain('2024 Aurelio Vento 1: AED 100,000 → AED 95,000');
    expect([shown.includes('Vento 5:'), shown.includes('Vento 6:'), shown.includes('and 1 more')]).toEqual([true, false, true]);
  });

  it('show that no price becomes 0', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(1, { price: 4 })]));
    openAdmin('?tab=vehicles');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Change of price'), '-90');
    const shown = dialog.getByRole('status').textContent.replace(/[\u2068\u2069]/g, '');
    expect(shown).toContain('2024 Aurelio Vento 1: AED 4 → AED 1');
  });

  it('are those of the page at once, with a checkbox in the head', async () => {
    openAdmin('?tab=vehicles');
    const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
    const rows = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select 2024 Aurelio/ });
    await userEvent.click(all);
    expect(rows().every(({ checked }) => checked)).toBe(true);
    await userEvent.click(rows()[0] as HTMLElement);
    expect(all.checked).toBe(false);
    await userEvent.click(all);
    await userEvent.click(all);
    expect(rows().some(({ checked }) => checked)).toBe(false);
  });

  it('are all chosen, or none any more, by the menu of a phone', async () => {
    await choose('Vento 7');
    const act = async (name: string) => {
      await userEvent.click(
        within(screen.getByRole('region', { name: 'Selected vehicles' })).getByRole('button', { name: 'More' }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await act('Select all shown');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await act('Clear selection');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected vehicles' })).toBeNull());
  });

  it('are archived after confirmation, and restored', async () => {
    site.on('POST /api/staff/archived-vehicles', { body: { changed: 1 } });
    await choose('Vento 7');
    await press('Archive');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
    await toast('Vehicles archived: 1');
    const archived = {
      ...{ id: 7, name: '2024 Aurelio Vento 7', year: 2024, make: 'Aurelio', model: 'Vento 7', price: null },
      ...{ stockNumber: null, image: null, personName: 'Layla' },
      archivedAt: '2026-02-01T08:00:00.000Z',
      ...{ draft: false, sold: true, texts: {} },
    };
    site.on('GET /api/staff/archived-vehicles', { body: { items: [archived], total: 1, page: 1, pageSize: 20 } });
    site.on('POST /api/staff/archived-vehicles/7/restore', { body: vehicle(7) });
    await userEvent.selectOptions(screen.getByLabelText('Vehicles shown'), 'Archive');
    await screen.findByRole('button', { name: 'Bring 2024 Aurelio Vento 7 back' });
    expect(within(screen.getByRole('table', { name: 'Archive' })).getByText('Sold')).toBeTruthy();
    // Its record is shown, and cannot be changed.
    site.on('GET /api/staff/archived-vehicles/7', ({ query }) =>
      query.get('filter') === 'archived' ? { body: vehicle(7, { place: 'Hall 2' }) } : refusal('ARCHIVED_VEHICLE_NOT_FOUND'),
    );
    await press('2024 Aurelio Vento 7');
    const record = within(await screen.findByRole('dialog', { name: /^Archived vehicle/ }));
    const place = record.getByLabelText<HTMLInputElement>('Place');
    expect([place.value, place.matches(':disabled'), record.getByLabelText('Costs').matches(':disabled')]).toEqual([
      'Hall 2',
      true,
      true,
    ]);
    expect(record.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(record.getByRole('button', { name: 'Bring back' }));
    await toast('The vehicle is back in the stock');
  });
});
