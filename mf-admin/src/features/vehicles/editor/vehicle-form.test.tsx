import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, press, save } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { editVehicle, vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

const drawer = () => screen.findByRole('dialog');
const toast = (words: string) => screen.findByText(words);
// The summary requests a single row, for the count.
const asked = () => site.calls('GET', '/api/staff/vehicles').filter(({ query }) => query.get('pageSize') !== '1');

describe('a new vehicle', () => {
  it('is stored with defaults for untouched fields, and the list is refreshed', async () => {
    site.on('POST /api/vehicles', ({ body }) => ({ status: 201, body: { ...vehicle(9), ...body } }));
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    expect([field('Year').value, field('Mileage').value]).toEqual(['', '']);
    await userEvent.type(field('Make'), 'Kestrel');
    await userEvent.type(field('Model'), 'K2');
    await userEvent.type(field('Year'), '2024');
    await userEvent.type(field('Mileage'), '0');
    expect([field('Transmission').value, field('Fuel type').value]).toEqual(['', '']);
    await userEvent.selectOptions(field('Transmission'), 'Manual');
    await userEvent.selectOptions(field('Fuel type'), 'Diesel');
    const reads = asked().length;
    await press('Save');
    await toast('Vehicle added successfully');
    expect(site.calls('POST', '/api/vehicles').map(({ body }) => body)).toMatchObject([
      {
        make: 'Kestrel',
        model: 'K2',
        year: 2024,
        mileage: 0,
        price: '',
        transmission: 'Manual',
        fuelType: 'Diesel',
        origin: '',
        engineSize: '',
        cylinders: null,
        description: '',
        images: [],
        bodyType: '',
        power: null,
        chassisNumber: '',
        chassisNumberShown: false,
        equipment: [],
        documents: [],
        stockNumber: '',
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
    const opened: unknown[] = [];
    window.open = (...args) => void opened.push(args) as never;
    await press('View on the site');
    expect(opened).toEqual([['/vehicle/9', '_blank', 'noopener']]);
  });

  it('suggests the known makes, and says if another one is new', async () => {
    const make = { names: { ar: 'كيستريل', ja: 'ケストレル' }, vehicles: 2, version: 1 };
    site.on('GET /api/staff/makes', { body: [{ id: 1, name: 'Kestrel', ...make }] });
    const inStock = ['Aldermere', 'Kestrel'].map((value) => ({ value, count: 2 }));
    site.on('GET /api/vehicles/search', { body: { facets: { makes: inStock } } });
    openAdmin('?tab=vehicles&entry=new');
    await drawer();
    const suggested = () => [...(field('Make').list?.options ?? [])].map(({ value }) => value);
    await waitFor(() => expect(suggested()).toEqual(['Kestrel', 'Aldermere']));
    await userEvent.type(field('Make'), 'alderm{Tab}');
    expect((await screen.findByText(/^New make\./)).role).toBe('status');
    await press('Did you mean Aldermere?');
    expect([field('Make').value, document.activeElement]).toEqual(['Aldermere', field('Make')]);
    await waitFor(() => expect(screen.queryByText(/New make/)).toBeNull());
    await userEvent.tab();
    expect(screen.queryByText(/New make/)).toBeNull();
  });

  it('asks before it saves a new make that resembles a known one; a single vehicle makes none known', async () => {
    site.on('GET /api/staff/makes', {
      body: [{ id: 1, name: 'Toyota', arabic: null, japanese: null, spellings: [], version: 1 }],
    });
    site.on('GET /api/vehicles/search', { body: { facets: { makes: [{ value: 'Toyta', count: 1 }] } } });
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 4 }) });
    openAdmin('?tab=vehicles&entry=7');
    await drawer();
    await userEvent.clear(field('Make'));
    await userEvent.type(field('Make'), 'Toyta');
    save();
    await screen.findByText('“\u2068Toyta\u2069” is a new make.');
    await press('Check again');
    expect(site.calls('PUT', '/api/vehicles/7')).toEqual([]);
    save();
    await press('Save as a new make');
    await waitFor(() => expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({ make: 'Toyta' }));
  });

  it('keeps its input when Escape closes the suggestions of the make; the next Escape asks', async () => {
    site.on('GET /api/staff/makes', {
      body: [{ id: 1, name: 'Toyota', arabic: null, japanese: null, spellings: [], version: 1 }],
    });
    site.on('GET /api/vehicles/search', { body: { facets: { makes: [] } } });
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    await waitFor(() => expect(document.querySelector('datalist option[value="Toyota"]')).toBeTruthy());
    await userEvent.type(field('Make'), 'Toy{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findAllByText('Discard your changes?')).not.toEqual([]);
  });

  it('requires make, model, year, mileage, transmission and fuel: shows errors and focuses the first field', async () => {
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    save();
    expect(await screen.findByText('Please specify the vehicle make')).toBeTruthy();
    expect(screen.getByText('Please specify the vehicle model')).toBeTruthy();
    expect(screen.getByText('Please enter the vehicle mileage')).toBeTruthy();
    expect(screen.getByText('Please choose a transmission')).toBeTruthy();
    expect(screen.getByText('Please choose a fuel type')).toBeTruthy();
    expect(screen.getByText(`Please enter a year from 1900 to ${new Date().getFullYear() + 1}`)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Make')));
    expect(site.calls('POST', '/api/vehicles')).toEqual([]);
    expect(await screen.findByText('To correct: Make, Model, Year, Mileage, Transmission, Fuel type')).toBeTruthy();
    await userEvent.selectOptions(field('Transmission'), 'Manual');
    await userEvent.tab();
    expect(await screen.findByText('To correct: Make, Model, Year, Mileage, Fuel type')).toBeTruthy();
  });

  it('clears an error as soon as it is corrected; the line that names it takes its place above the buttons', async () => {
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    save();
    const line = await screen.findByText(/^To correct: Make, Model,/);
    const button = screen.getByRole('button', { name: 'Save as draft' });
    // The drawer's footer grows upwards: what is above the buttons does not move them.
    expect(line.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(field('Make'), 'K');
    await waitFor(() => expect(screen.queryByText('Please specify the vehicle make')).toBeNull());
    expect(document.activeElement).toBe(field('Make'));
    expect(screen.getByText(/^To correct: Model,/)).toBeTruthy();
  });

  it('names a new price without its day, or with a day that has passed, among the first errors', async () => {
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    await userEvent.type(field('New price'), '90k');
    save();
    expect(await screen.findByText(/^To correct: Make, .*New price from/)).toBeTruthy();
    const problem = 'Please enter the day from which the new price applies, today or later';
    expect(await screen.findByText(problem)).toBeTruthy();
    const pick = (day: string) => fireEvent.change(field('New price from'), { target: { value: day } });
    pick('2099-01-05');
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
    pick('2020-01-05');
    fireEvent.blur(field('New price from'));
    expect(await screen.findByText(problem)).toBeTruthy();
    await userEvent.clear(field('New price'));
    pick('');
    await waitFor(() => expect(screen.getByText(/^To correct/).textContent).not.toContain('New price from'));
    expect(site.calls('POST', '/api/vehicles')).toEqual([]);
  });

  it('falls back to the current year and 0 km for non-numeric input, and parses Arabic digits', async () => {
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    for (const [name, typed, kept] of [
      ['Year', 'soon', String(new Date().getFullYear())],
      ['Mileage', 'none', '0'],
      ['Mileage', '١٢٬٥٠٠', '12,500'],
      ['Mileage', '7000', '7,000'],
      ['Mileage', '12.500', '12,500'],
      ['Mileage', '12k', '12,000'],
    ] as const) {
      await userEvent.clear(field(name));
      await userEvent.type(field(name), typed);
      await userEvent.tab();
      expect(field(name).value).toBe(kept);
    }
  });

  it('says that words are read as 0 km, and refuses a mileage in miles', async () => {
    openAdmin('?tab=vehicles');
    await press('Add vehicle');
    await drawer();
    await userEvent.type(field('Mileage'), 'none');
    expect(screen.getByText('Read as 0 km: please check.').role).toBe('status');
    await userEvent.tab();
    expect([field('Mileage').value, screen.queryByText('Read as 0 km: please check.') !== null]).toEqual(['0', true]);
    await userEvent.clear(field('Mileage'));
    await userEvent.type(field('Mileage'), '12500 mi');
    await userEvent.tab();
    const problem = 'Please enter whole kilometres, such as 12,500 or 12k. Miles are not converted.';
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(field('Mileage').value).toBe('12500 mi');
  });
});

describe('an edited vehicle', () => {
  it('is sent with the version that was seen; Ctrl+S saves', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body, version: 4 } }));
    await editVehicle();
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), 'AED 430,000');
    await userEvent.click(screen.getByLabelText('Sold'));
    save();
    await toast('Vehicle updated successfully');
    const [sent] = site.calls('PUT', '/api/vehicles/7');
    expect(sent?.body).toMatchObject({
      version: 3,
      price: '430,000',
      sold: true,
      reserved: false,
      mileage: 12_000,
      make: 'Aurelio',
    });
  });

  it('has one status', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { reserved: true })]));
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body, version: 4 } }));
    await editVehicle();
    const chosen = () => ['Available', 'Reserved', 'Sold'].filter((name) => field(name).checked);
    expect(chosen()).toEqual(['Reserved']);
    await userEvent.click(field('Available'));
    expect(chosen()).toEqual(['Available']);
    await press('Save');
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({ sold: false, reserved: false });
  });

  it('says whether there is anything to save', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<{ body: object }>();
    site.on('PUT /api/vehicles/7', () => held);
    await editVehicle();
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect([button().disabled, screen.queryByText('Nothing to save') !== null]).toEqual([true, true]);
    await userEvent.type(field('Model'), '!');
    expect([button().disabled, screen.queryByText('Not saved yet') !== null]).toEqual([false, true]);
    await userEvent.type(field('Model'), '{Backspace}');
    expect(button().disabled).toBe(true);
    await userEvent.type(field('Model'), '!');
    await userEvent.click(button());
    expect(await screen.findByText('Saving…')).toBeTruthy();
    answer({ body: vehicle(7, { version: 4 }) });
    await toast('Vehicle updated successfully');
  });

  it('names the years that a vehicle can have', async () => {
    await editVehicle();
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), '1899');
    await userEvent.tab();
    expect(await screen.findByText(`Please enter a year from 1900 to ${new Date().getFullYear() + 1}`)).toBeTruthy();
  });

  it('does not overwrite a concurrent change: fields that both changed are compared, the others kept', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    site.on('GET /api/audit/catalog', {
      body: {
        items: [
          {
            ...{ id: 5, at: '2026-06-02T10:00:00.000Z', sessionId: 's', address: null, personId: 2, personName: 'Omar' },
            ...{ action: 'update', entity: 'vehicle', entityId: '7', before: { model: 'Vento 7' }, after: { model: 'Theirs' } },
          },
        ],
        ...{ total: 1, page: 1, pageSize: 20 },
      },
    });
    await editVehicle();
    site.on('GET /api/staff/vehicles', ({ query }) =>
      vehicleList(query.get('q') === '#7' ? [vehicle(7, { model: 'Theirs', mileage: 13_000, version: 4 })] : []),
    );
    await userEvent.clear(field('Model'));
    await userEvent.type(field('Model'), 'Mine');
    await userEvent.type(field('Notes'), 'Two keys');
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      shown.push(this);
    };
    save();
    const note = (await screen.findByText('Somebody else changed this meanwhile')).closest<HTMLElement>('[role=alert]');
    expect(note && (await within(note).findByText('Omar'))).toBeTruthy();
    const rows = [...(note?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([['Model', 'Theirs', 'Mine']]);
    expect(screen.queryByText('Failed to save vehicle')).toBeNull();
    expect(field('Model').value).toBe('Mine');
    expect([note?.parentElement, ...shown]).toEqual([document.activeElement, document.activeElement]);
    await press('Take theirs');
    await waitFor(() => expect(field('Model').value).toBe('Theirs'));
    expect(document.activeElement).toBe(field('Notes'));
    expect([field('Notes').value, field('Mileage').value]).toEqual(['Two keys', '13,000']);
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7').at(-1)?.body).toMatchObject({
      ...{ version: 4, model: 'Theirs', mileage: 13_000, notes: 'Two keys' },
    });
  });

  it('focuses the way on after each attempt to save while the current version cannot be read', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    await editVehicle();
    site.on('GET /api/staff/vehicles', vehicleList([]));
    for (const note of ['', '!']) {
      await userEvent.type(field('Notes'), `Two keys${note}`);
      const sent = site.calls('PUT', '/api/vehicles/7').length;
      save();
      await waitFor(() => expect(site.calls('PUT', '/api/vehicles/7').length).toBeGreaterThan(sent));
      await waitFor(() => expect(document.activeElement?.textContent).toContain('Load the current version'));
    }
  });

  it('asks before it saves a price that fell by more than half', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body, version: 4 } }));
    await editVehicle();
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '240');
    await press('Save');
    expect((await screen.findAllByText('AED 240 instead of AED 450,000?')).length).toBeGreaterThan(0);
    // The question is centred above the drawer.
    const drawerWidth = () => document.documentElement.style.getPropertyValue('--drawer-width');
    expect(drawerWidth()).toBe('min(58rem, 100vw)');
    await press('Check again');
    expect(site.calls('PUT', '/api/vehicles/7')).toEqual([]);
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '240.000');
    await press('Save');
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({ price: '240,000' });
    await waitFor(() => expect(drawerWidth()).toBe(''));
  });

  it('gets another price from a later day on', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { nextPrice: 420_000, nextPriceFrom: '2027-01-05', version: 4 }) });
    await editVehicle();
    await userEvent.type(field('New price'), '420k');
    fireEvent.change(field('New price from'), { target: { value: '2027-01-05' } });
    await press('Save');
    await toast('Vehicle updated successfully');
    const [{ body } = { body: {} }] = site.calls('PUT', '/api/vehicles/7');
    expect(body).toMatchObject({ price: '450,000', nextPrice: '420,000', nextPriceFrom: '2027-01-05', version: 3 });
  });

  it('is merged with a concurrent change of other fields', async () => {
    const theirs = vehicle(7, { featured: true, model: 'Theirs', version: 4 });
    site.on('PUT /api/vehicles/7', ({ body }) =>
      body.version === 4 ? { body: { ...theirs, ...body, version: 5 } } : refusal('CHANGED_MEANWHILE'),
    );
    await editVehicle();
    site.on('GET /api/staff/vehicles', vehicleList([theirs]));
    await userEvent.clear(field('Price'));
    await userEvent.type(field('Price'), '430,000');
    save();
    await toast('Vehicle updated successfully');
    expect(screen.getByText('Somebody else changed other fields meanwhile. Both changes are saved.')).toBeTruthy();
    expect(site.calls('PUT', '/api/vehicles/7').at(-1)?.body).toMatchObject({ version: 4, model: 'Theirs', price: '430,000' });
  });

  it('shows the server’s errors at their fields', async () => {
    const errors = [
      { path: 'images.0', message: 'A picture must be an address (https:// or /media/) or an uploaded image file' },
    ];
    site.on('PUT /api/vehicles/7', refusal('VALIDATION_FAILED', { errors }));
    await editVehicle();
    save();
    await toast('Failed to save vehicle');
    expect(await screen.findByText(errors[0]?.message ?? '')).toBeTruthy();
    expect(screen.getByText('To correct: Pictures')).toBeTruthy();
    expect(screen.queryByText('Please check the highlighted fields.')).toBeNull();
    // Another field does not cure them.
    await userEvent.type(field('Model'), '!');
    expect(screen.getByText('To correct: Pictures')).toBeTruthy();
  });

  it('shows the server’s errors that belong to no field above the buttons', async () => {
    site.on('PUT /api/vehicles/7', refusal('VALIDATION_FAILED', { errors: [{ path: 'version', message: 'Too old' }] }));
    await editVehicle();
    save();
    expect((await screen.findByText('Too old')).getAttribute('role')).toBe('alert');
  });

  it('keeps a day of its new price that has passed', async () => {
    const row = vehicle(7, { nextPrice: 420_000, nextPriceFrom: '2020-01-05', sold: true });
    site.on('GET /api/staff/vehicles', vehicleList([row]));
    site.on('PUT /api/vehicles/7', { body: { ...row, version: 4 } });
    await editVehicle();
    await userEvent.type(field('Notes'), 'Two keys');
    save();
    await toast('Vehicle updated successfully');
  });

  it('confirms before discarding input', async () => {
    await editVehicle();
    await userEvent.type(field('Model'), '!');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await press('Cancel');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'));
    await press('Keep editing');
    expect(field('Model').value).toBe('Vento 7!');
    await press('Cancel');
    await press('Discard changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(site.calls('PUT', '/api/vehicles/7')).toEqual([]);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('reorders, removes and adds its pictures; the first is the front view', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    await editVehicle();
    await press('Move picture 2 one place forward');
    await press('Remove picture 2');
    await userEvent.type(field('Pictures'), 'https://pictures.example/rear.jpg{Enter}');
    expect(within(screen.getByRole('listitem', { name: 'Picture 1 of 2' })).getByText('Front')).toBeTruthy();
    save();
    await toast('Vehicle updated successfully');
    const images = ['https://pictures.example/side.jpg', 'https://pictures.example/rear.jpg'];
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({ images });
  });
});

it('an error of the connection disappears once the connection is back', async () => {
  await editVehicle();
  await userEvent.type(field('Mileage'), '1');
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await press('Save');
  const dialog = within(await drawer());
  await dialog.findByText(/^The site cannot be reached/);
  globalThis.fetch = fetch;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(dialog.queryByText(/^The site cannot be reached/)).toBeNull());
});
