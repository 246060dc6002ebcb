import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, pressDelete, save, toast } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { menuItem, vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

describe('a draft', () => {
  const drafts = (...items: object[]) =>
    site.on('GET /api/staff/archived-vehicles', { body: { items, total: items.length, page: 1, pageSize: 20 } });
  const DRAFT = {
    ...{ id: 9, name: '2024 Aurelio Vento 9', year: 2024, make: 'Aurelio', model: 'Vento 9', price: 450_000 },
    ...{ stockNumber: 'A-10', image: null, personName: 'Layla' },
    ...{ archivedAt: '2026-02-01T08:00:00.000Z', draft: true, sold: false, missing: [] },
    texts: { images: [], description: '', equipment: ['Sunroof'], translations: {} },
  };

  it('is saved beside the site, and its stock number is taken', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { stockNumber: 'A-9' })]));
    site.on('POST /api/vehicles', ({ body }) => ({ status: 201, body: { ...vehicle(10), ...body } }));
    openAdmin('?tab=vehicles');
    await userEvent.click(await menuItem('Duplicate 2024 Aurelio Vento 7'));
    await press('Use A-11');
    await press('Save as draft');
    await toast('Draft saved. It is not on the site.');
    expect(screen.queryByText('View on the site')).toBeNull();
    await press('Show drafts');
    expect(addressBar()).toBe('/admin?tab=vehicles&status=drafts');
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 9' })).closest('tr') as HTMLElement;
    for (const words of ['A-10', 'AED 450,000', 'Draft']) expect(within(row).getByText(words)).toBeTruthy();
    const [body] = site.calls('POST', '/api/vehicles').map((call) => call.body);
    expect(body).toMatchObject({ draft: true, stockNumber: 'A-11' });
  });

  it('is counted beside the stock, and found by the words of its search', async () => {
    site.on('GET /api/staff/archived-vehicles', ({ query }) => {
      const items = query.get('filter') === 'drafts' ? [DRAFT] : [];
      return { body: { items, total: items.length || 2, page: 1, pageSize: 20 } };
    });
    site.on('GET /api/staff/vehicles', vehicleList([]));
    openAdmin('?tab=vehicles');
    expect(await screen.findByRole('button', { name: 'Drafts, not on the site yet: 1' })).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'vento{Enter}');
    expect(await screen.findByRole('button', { name: 'Archived vehicles that match: 2' })).toBeTruthy();
    const nothing = (await screen.findByText('Nothing matches')).parentElement as HTMLElement;
    expect(within(nothing).getByRole('button', { name: 'Drafts that match: 1' })).toBeTruthy();
    await press('Drafts that match: 1');
    expect(addressBar()).toBe('/admin?tab=vehicles&q=vento&status=drafts');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 9' });
    const call = site.calls('GET', '/api/staff/archived-vehicles').at(-1);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ page: '1', pageSize: '20', q: 'vento', filter: 'drafts' });
  });

  it('says in its editor what it is and lacks, and is published there with its changes', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9) });
    site.on('PUT /api/staff/archived-vehicles/9', ({ body }) => ({ body: vehicle(9, { ...body, version: 4 }) }));
    site.on('POST /api/staff/archived-vehicles/9/restore', { body: vehicle(12) });
    openAdmin('?tab=vehicles&status=drafts&entry=9');
    const editor = within(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ }));
    expect(editor.getByText('Better with: description, stock number')).toBeTruthy();
    expect(editor.queryByText(/^Needed to publish/)).toBeNull();
    const isMain = (name: string) => editor.getByRole('button', { name }).classList.contains('ant-btn-primary');
    await waitFor(() => expect([isMain('Publish'), isMain('Save')]).toEqual([true, false]));
    await userEvent.type(editor.getByLabelText('Key tag'), 'K1');
    await userEvent.click(editor.getByRole('button', { name: 'Publish' }));
    await toast('The vehicle is on the site');
    expect(screen.queryByRole('dialog')).toBeNull();
    const writes = site.calls('PUT', '/api/staff/archived-vehicles/9').map(({ body }) => body);
    expect(writes).toMatchObject([{ keyTag: 'K1', version: 3 }]);
    expect(site.calls('POST', '/api/staff/archived-vehicles/9/restore')).toHaveLength(1);
  });

  it('is saved without mileage, transmission and fuel type, and not published until it has them', async () => {
    const incomplete = { ...vehicle(9), mileage: null, transmission: null, fuelType: null };
    drafts({ ...DRAFT, missing: ['mileage', 'transmission', 'fuelType'] });
    site.on('POST /api/vehicles', { status: 201, body: incomplete });
    site.on('GET /api/staff/archived-vehicles/9', { body: incomplete });
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    const form = within(await screen.findByRole('dialog', { name: 'Add vehicle' }));
    for (const [name, text] of [
      ['Make', 'Aurelio'],
      ['Model', 'Vento 9'],
      ['Year', '2024'],
    ] as const)
      fireEvent.change(form.getByLabelText(name), { target: { value: text } });
    save();
    expect(await screen.findByText('To correct: Mileage, Transmission, Fuel type')).toBeTruthy();
    await press('Save as draft');
    await toast('Draft saved. It is not on the site.');
    const [body] = site.calls('POST', '/api/vehicles').map((call) => call.body);
    expect(body).toMatchObject({ draft: true, mileage: null, transmission: null, fuelType: null });
    await press('Show drafts');
    await press('Needed to publish: mileage, transmission, fuel type');
    const editor = within(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ }));
    expect(editor.getByText('Needed to publish: mileage, transmission, fuel type')).toBeTruthy();
    for (const field of ['Mileage', 'Transmission', 'Fuel type'])
      expect(editor.getByLabelText(`${field} (needed to publish)`).getAttribute('aria-required')).toBeNull();
    const publish = editor.getByRole('button', {
      name: 'Publish',
      description: /^Needed to publish: mileage, transmission, fuel type/,
    });
    expect(publish.classList.contains('ant-btn-primary')).toBe(false);
    await userEvent.click(publish);
    await waitFor(() => expect(document.activeElement).toBe(editor.getByLabelText(/^Mileage/)));
    expect(await editor.findByText('To correct: Mileage, Transmission, Fuel type')).toBeTruthy();
    expect(site.calls('POST', '/api/staff/archived-vehicles/9/restore')).toEqual([]);
  });

  it('is published from its editor at once if nothing was changed', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9) });
    site.on('POST /api/staff/archived-vehicles/9/restore', { body: vehicle(12) });
    openAdmin('?tab=vehicles&status=drafts&entry=9');
    const editor = within(await screen.findByRole('dialog', { name: /Vento 9/ }));
    await userEvent.click(editor.getByRole('button', { name: 'Publish' }));
    await toast('The vehicle is on the site');
    expect(site.calls('PUT', '/api/staff/archived-vehicles/9')).toEqual([]);
  });

  it('names what it lacks; those chosen are published, and what refuses one is said until it is cured', async () => {
    const other = { ...DRAFT, id: 10, model: 'Vento 10', name: '2024 Aurelio Vento 10' };
    drafts(DRAFT, other);
    site.on('POST /api/staff/archived-vehicles/9/restore', { body: vehicle(12) });
    const errors = [{ path: 'stockNumber', message: 'Another vehicle has this stock number' }];
    site.on('POST /api/staff/archived-vehicles/10/restore', refusal('VALIDATION_FAILED', { errors }));
    openAdmin('?tab=vehicles&status=drafts');
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 9' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Better with: photos of this car, description, Arabic, Japanese')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    drafts(other);
    await press('Publish chosen');
    await toast('Drafts not published: 1');
    expect(screen.getByText('Vehicles published: 1')).toBeTruthy();
    const bar = within(screen.getByRole('region', { name: 'Selected vehicles' }));
    const reasons = await bar.findAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      '2024 Aurelio Vento 10 · A-10: Another vehicle has this stock number',
    ]);
    expect(await screen.findByText('1 selected')).toBeTruthy();
    site.on('POST /api/staff/archived-vehicles/10/restore', { body: vehicle(13) });
    await press('Publish chosen');
    await toast('Vehicles published: 1');
  });

  it('that lacks something is opened by its Publish, with what it lacks marked and the first field chosen', async () => {
    drafts({ ...DRAFT, missing: ['mileage', 'transmission'] });
    site.on('GET /api/staff/archived-vehicles/9', { body: { ...vehicle(9), mileage: null, transmission: null } });
    openAdmin('?tab=vehicles&status=drafts');
    await press('Publish 2024 Aurelio Vento 9');
    const editor = within(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ }));
    expect(await editor.findByText('To correct: Mileage, Transmission')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(editor.getByLabelText(/^Mileage/)));
    expect(site.calls('POST', '/api/staff/archived-vehicles/9/restore')).toEqual([]);
    await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
    await press('2024 Aurelio Vento 9');
    await screen.findByRole('dialog', { name: /Draft.*Vento 9/ });
    expect(screen.queryByText(/^To correct/)).toBeNull();
  });

  it('that was refused says what it needs, with the way to its editor', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/archived-vehicles/9', { body: { ...vehicle(9), mileage: null, transmission: null } });
    const errors = [
      { path: 'mileage', message: 'Please enter the vehicle mileage' },
      { path: 'transmission', message: 'Please choose a transmission type' },
    ];
    site.on('POST /api/staff/archived-vehicles/9/restore', refusal('VALIDATION_FAILED', { errors }));
    openAdmin('?tab=vehicles&status=drafts');
    await press('Publish 2024 Aurelio Vento 9');
    await toast('The vehicle was not published');
    expect(screen.getByText('Needed to publish: mileage, transmission')).toBeTruthy();
    await press('Edit the draft');
    const editor = within(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ }));
    expect(await editor.findByText('To correct: Mileage, Transmission')).toBeTruthy();
  });

  it('that somebody has published meanwhile keeps what was typed, and leads to the stock', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9, { stockNumber: 'A-10' }) });
    site.on('PUT /api/staff/archived-vehicles/9', refusal('ARCHIVED_VEHICLE_NOT_FOUND'));
    openAdmin('?tab=vehicles&status=drafts&entry=9');
    const editor = within(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ }));
    await userEvent.type(editor.getByLabelText('Key tag'), 'K1');
    drafts();
    save();
    expect(await screen.findByText('No drafts')).toBeTruthy();
    expect(await editor.findByText(/^Someone else has published, brought back or deleted this vehicle/)).toBeTruthy();
    expect(editor.getByLabelText<HTMLInputElement>('Key tag').value).toBe('K1');
    const link = editor.getByRole('link', { name: 'Look for it in the stock' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/admin?tab=vehicles&q=A-10', '_blank']);
  });

  it('has no number until it has a stock number', async () => {
    drafts({ ...DRAFT, stockNumber: null });
    openAdmin('?tab=vehicles&status=drafts');
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 9' })).closest('tr') as HTMLElement;
    expect([within(row).queryByText('—')?.tagName, within(row).queryByText('#9')]).toEqual(['BDI', null]);
  });

  it('opens by a link to its number, as the activity has; an archived vehicle is shown in its list', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([]));
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9) });
    drafts(DRAFT);
    openAdmin('?tab=vehicles&entry=9');
    expect(await screen.findByRole('dialog', { name: /Vento 9/ })).toBeTruthy();
    expect(addressBar()).toBe('/admin?tab=vehicles&status=drafts&entry=9');
    cleanup();
    drafts({ ...DRAFT, draft: false });
    openAdmin('?tab=vehicles&entry=9');
    await screen.findByRole('button', { name: 'Bring 2024 Aurelio Vento 9 back' });
    expect(addressBar()).toBe('/admin?tab=vehicles&status=archived&q=%239');
  });

  it('is edited, deleted and published in the archive', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9) });
    site.on('GET /api/staff/vehicles/9/statuses', { body: [] });
    site.on('PUT /api/staff/archived-vehicles/9', ({ body }) => ({ body: vehicle(9, { ...body, version: 4 }) }));
    site.on('DELETE /api/staff/archived-vehicles/9', { status: 204 });
    site.on('POST /api/staff/archived-vehicles/9/restore', { body: vehicle(12) });
    openAdmin('?tab=vehicles&status=drafts');
    await press('2024 Aurelio Vento 9');
    await userEvent.type(await screen.findByLabelText('Key tag'), 'K1');
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/staff/archived-vehicles/9')[0]?.body).toMatchObject({ keyTag: 'K1', version: 3 });
    await press('Publish 2024 Aurelio Vento 9');
    await toast('The vehicle is on the site');
    await toast('Missing: description, stock number');
    await pressDelete('2024 Aurelio Vento 9');
    await press('Delete');
    await toast('Vehicle deleted successfully');
  });
});

it.each([
  ['drafts', 'No drafts', 'Drafts wait here until you publish them.'],
  ['archived', 'Nothing archived', 'Archived vehicles have left the site and can be brought back.'],
])('says what the list %s is for while it is empty', async (list, title, text) => {
  openAdmin(`?tab=vehicles&status=${list}`);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
