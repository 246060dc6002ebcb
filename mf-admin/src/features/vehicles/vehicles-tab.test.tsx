import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { press, pressDelete, save } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
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
    openAdmin('?tab=vehicles');
    const row = (await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).closest('tr') as HTMLElement;
    for (const words of ['Featured', 'AED 450,000', '$122,490']) expect(within(row).getByText(words)).toBeTruthy();
    expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/front.jpg');
    expect(screen.getByText('Price on request')).toBeTruthy();
  });

  it('shows stock numbers and days in stock; a sold vehicle has none', async () => {
    const createdAt = new Date(Date.now() - 41 * 86_400_000).toISOString();
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { stockNumber: 'A-17', createdAt }), vehicle(8, { sold: true })]));
    openAdmin('?tab=vehicles');
    const cells = async (name: string) => {
      const row = (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
      return [1, 3].map((at) => within(row).getAllByRole('cell')[at]?.textContent);
    };
    expect(await cells('2024 Aurelio Vento 7')).toEqual(['A-17', '41']);
    expect(await cells('2024 Aurelio Vento 8')).toEqual(['#8', '']);
  });

  it('names vehicles in the language of the reader, also where only screen readers hear it', async () => {
    const bare = { images: [], description: '' };
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, bare)]));
    openAdmin('?tab=vehicles', 'ja');
    const row = (await screen.findByRole('button', { name: '2024年式 Aurelio Vento 7' })).closest('tr') as HTMLElement;
    expect(within(row).getByRole('button', { name: '2024年式 Aurelio Vento 7を編集' })).toBeTruthy();
    expect(within(row).getByRole('checkbox', { name: /2024年式/ })).toBeTruthy();
    expect(within(row).getByText(/^未入力：この車両の写真、説明/)).toBeTruthy();
  });

  it('names what a vehicle for sale lacks on the public site', async () => {
    const translations = { ar: { description: 'سيارة' }, ja: { description: '一台' } };
    const bare = { images: [], imageAlts: {}, description: 'A car.', translations: { ja: translations.ja } };
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, bare), vehicle(8, { ...bare, sold: true })]));
    openAdmin('?tab=vehicles');
    expect(await screen.findAllByText(/^Missing:/)).toEqual([screen.getByText('Missing: photos of this car, Arabic')]);
  });

  it('is sorted by the heads of its columns', async () => {
    openAdmin('?tab=vehicles');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    const headCell = () => screen.getByRole('columnheader', { name: /^Days in stock/ });
    const head = () => headCell().getAttribute('aria-sort');
    expect([head(), headCell().textContent.includes('↑')]).toEqual(['ascending', false]);
    await userEvent.click(screen.getByRole('button', { name: /^Days in stock/ }));
    await waitFor(() => expect(asked().at(-1)?.query.get('sort')).toBe('oldest'));
    expect([head(), headCell().textContent.includes('↓')]).toEqual(['descending', true]);
    expect(addressBar()).toContain('sort=oldest');
  });

  it('is exported as filtered, but not the archive', async () => {
    openAdmin('?tab=vehicles&q=vento&status=reserved&sort=price-asc');
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
    expect(pathname).toBe('/api/staff/vehicles/export');
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'vento', filter: 'reserved', sort: 'price-asc' });
    await userEvent.selectOptions(screen.getByLabelText('Vehicles shown'), 'Archive');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull());
  });

  it('requests the page, search and order in the URL', async () => {
    openAdmin('?tab=vehicles&page=2&q=vento&sort=price-asc');
    await screen.findByRole('button', { name: '2024 Aurelio Vento 7' });
    expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({ page: '2', pageSize: '20', q: 'vento', sort: 'price-asc' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'vento');
  });

  it('is narrowed to a status', async () => {
    openAdmin('?tab=vehicles');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Vehicles shown' }), 'Reserved');
    await waitFor(() => expect(asked().at(-1)?.query.get('filter')).toBe('reserved'));
    expect(addressBar()).toContain('status=reserved');
  });

  it('searches as you type, from the first page, and "/" focuses the search', async () => {
    openAdmin('?tab=vehicles&page=2');
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
    openAdmin('?tab=vehicles');
    // The figures above the list show the loading state, too.
    const loading = await screen.findByText('Loading…', { selector: '[role="status"] *' });
    answer(vehicleList([vehicle(7)]));
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
    expect(loading.isConnected).toBe(false);
  });

  it('distinguishes an empty list from one without matches', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([]));
    const { unmount } = openAdmin('?tab=vehicles');
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
    unmount();
    openAdmin('?tab=vehicles&q=nothing');
    await press('Clear search and filters');
    expect(await screen.findByText('No vehicles yet')).toBeTruthy();
  });

  it('shows a loading error, and retries', async () => {
    site.on('GET /api/staff/vehicles', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin('?tab=vehicles');
    expect(await screen.findByText('This list could not be loaded')).toBeTruthy();
    expect(screen.getByText('A part of the site is not available right now. Please try again.')).toBeTruthy();
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
    await press('Try again');
    expect(await screen.findByRole('button', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
  });
});

/** An action in the menu of the row's vehicle. */
async function menuItem(name: string): Promise<HTMLElement> {
  await press('More actions for 2024 Aurelio Vento 7');
  return screen.findByRole('menuitem', { name });
}

describe('a list action', () => {
  const sell = async () => userEvent.click(await menuItem('Mark 2024 Aurelio Vento 7 as sold'));
  const soldFor = async () => {
    const field = await screen.findByLabelText<HTMLInputElement>('Sold for');
    await waitFor(() => expect(document.activeElement).toBe(field));
    return field;
  };
  const sent = () => site.calls('PUT', '/api/vehicles/7').map(({ body }) => body);

  it('marks a vehicle as sold for what was paid: proposes the listed price, names the vehicle, and can be undone', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({
      body: vehicle(7, { ...body, salePrice: 440_000, version: Number(body.version) + 1 }),
    }));
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { reserved: true })]));
    openAdmin('?tab=vehicles');
    const item = await menuItem('Mark 2024 Aurelio Vento 7 as sold');
    expect(item.textContent).toBe('Mark as sold');
    await userEvent.click(item);
    const price = await soldFor();
    expect([price.value, sent()]).toEqual(['450,000', []]);
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true, version: 4 })]));
    await userEvent.clear(price);
    await userEvent.type(price, '440k{Enter}');
    await toast('Vehicle updated successfully');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions for 2024 Aurelio Vento 7'));
    expect(screen.getByText('2024 Aurelio Vento 7 marked as sold')).toBeTruthy();
    expect(await menuItem('Mark 2024 Aurelio Vento 7 as available')).toBeTruthy();
    await press('Undo');
    await toast('2024 Aurelio Vento 7 marked as reserved');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent()).toEqual([
      { sold: true, reserved: false, salePrice: '440k', version: 3 },
      { sold: false, reserved: true, salePrice: null, version: 4 },
    ]);
  });

  it('asks about a price far from the listed one, and marks a vehicle as sold without a price', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, version: 4 }) });
    openAdmin('?tab=vehicles');
    await sell();
    const price = await soldFor();
    await userEvent.clear(price);
    await userEvent.type(price, '45,000{Enter}');
    await screen.findAllByText('AED 45,000 instead of AED 450,000?');
    await press('Check again');
    expect(sent()).toEqual([]);
    await userEvent.clear(price);
    await userEvent.type(price, '{Enter}');
    await toast('2024 Aurelio Vento 7 marked as sold');
    expect(sent()).toEqual([{ sold: true, reserved: false, salePrice: '', version: 3 }]);
  });

  it('keeps the dialog and what was typed after a failure', async () => {
    site.on('PUT /api/vehicles/7', refusal('INTERNAL'));
    openAdmin('?tab=vehicles');
    await sell();
    const price = await soldFor();
    await userEvent.clear(price);
    await userEvent.type(price, '440000{Enter}');
    await toast('Failed to save vehicle');
    expect([price.isConnected, price.value]).toEqual([true, '440000']);
  });

  it('marks a vehicle as sold at once for people who may not see sale prices', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'editor' } });
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, version: 4 }) });
    openAdmin('?tab=vehicles');
    await sell();
    await toast('2024 Aurelio Vento 7 marked as sold');
    expect(sent()).toEqual([{ sold: true, reserved: false, version: 3 }]);
  });

  describe('with open requests about the vehicle', () => {
    const requests = [
      anInboxRequest(1, { version: 5 }),
      anInboxRequest(2, { phone: null }),
      anInboxRequest(3, { state: 'lost' }),
    ];
    const moves = () => site.calls('PUT', '/api/inbox/contact-1').map(({ body }) => body);

    beforeEach(() => {
      site.on('GET /api/inbox', { body: { pinned: [], items: requests, next: null } });
      site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, version: 4 }) });
      site.on('PUT /api/inbox/contact-1', { body: anInboxRequest(1, { state: 'won', version: 6 }) });
    });

    const chooseBuyer = async () => {
      openAdmin('?tab=vehicles');
      await sell();
      const buyer = await screen.findByLabelText<HTMLSelectElement>('Buyer');
      const option = await within(buyer).findByRole('option', { name: /Sara Marri 1\u2069 · \u2068CM-2026-00001\u2069 · / });
      await userEvent.selectOptions(buyer, option);
      return buyer;
    };

    it("closes the buyer's as won once the sale is stored, links to the others, and can be undone", async () => {
      const buyer = await chooseBuyer();
      expect([buyer.options.length, buyer.options[0]?.textContent]).toEqual([4, 'Not recorded']);
      const others = screen.getByRole('link', { name: 'Other open requests about this vehicle: 1' });
      expect(others.getAttribute('href')).toBe('/admin?tab=inbox&vehicle=7');
      expect(Object.fromEntries(site.calls('GET', '/api/inbox')[0]?.query ?? [])).toEqual({ vehicle: '7', pageSize: '100' });
      expect(moves()).toEqual([]);
      await press('Mark as sold');
      await toast('Sold to Sara Marri 1. The request is now “Won”.');
      expect([sent().length, moves()]).toEqual([1, [{ state: 'won', version: 5 }]]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 5 }) });
      await press('Undo');
      await toast('2024 Aurelio Vento 7 marked as available');
      await waitFor(() => expect(moves().at(-1)).toEqual({ state: 'new', version: 6 }));
      expect(sent().at(-1)).toEqual({ sold: false, reserved: false, salePrice: null, version: 4 });
    });

    it('undoes the sale first, and leaves the buyer recorded if somebody else has changed the price of the sale', async () => {
      await chooseBuyer();
      await press('Mark as sold');
      await toast('Sold to Sara Marri 1. The request is now “Won”.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true, salePrice: 450_000, version: 9 })]));
      site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
      await press('Undo');
      await toast('Failed to save vehicle');
      expect([sent().length, moves()]).toEqual([2, [{ state: 'won', version: 5 }]]);
    });

    it('undoes the sale also after another change of the vehicle', async () => {
      site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, salePrice: 450_000, version: 4 }) });
      await chooseBuyer();
      await press('Mark as sold');
      await toast('Sold to Sara Marri 1. The request is now “Won”.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true, salePrice: 450_000, version: 9 })]));
      site.on('PUT /api/vehicles/7', ({ body }) =>
        body.version === 9 ? { body: vehicle(7, { version: 10 }) } : refusal('CHANGED_MEANWHILE'),
      );
      await press('Undo');
      await waitFor(() => expect(moves().at(-1)).toEqual({ state: 'new', version: 6 }));
      expect(sent().map(({ version }) => version)).toEqual([3, 4, 9]);
    });

    it('names each customer once, with the latest request and how many there are', async () => {
      const same = [
        anInboxRequest(4, { email: 'SARA1@example.com', phone: null }),
        anInboxRequest(5, { email: null, phone: '050 123 4567' }),
      ];
      site.on('GET /api/inbox', { body: { pinned: [], items: [...requests, ...same], next: null } });
      openAdmin('?tab=vehicles');
      await sell();
      const buyer = await screen.findByLabelText<HTMLSelectElement>('Buyer');
      await waitFor(() => expect(buyer.options).toHaveLength(4));
      const names = [...buyer.options].map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
      expect(names[1]).toMatch(/^Sara Marri 1 · 3 requests · CM-2026-00001 · /);
      expect(names[2]).toMatch(/^Sara Marri 2 · CM-2026-00002 · /);
    });

    it('leaves them as they are if the buyer is not recorded', async () => {
      openAdmin('?tab=vehicles');
      await sell();
      expect(await screen.findByText('Open requests about this vehicle: 2')).toBeTruthy();
      await press('Mark as sold');
      await toast('2024 Aurelio Vento 7 marked as sold');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(moves()).toEqual([]);
    });

    it('names the test drives that are still to come, with a link to the first day', async () => {
      const drive = (number: number, date: string, state: 'confirmed' | 'cancelled' = 'confirmed') =>
        anInboxRequest(number, { appointment: { id: number, version: 1, state, date, time: '11:00' } });
      const drives = [
        drive(4, '2999-03-05'),
        drive(5, '2999-03-04'),
        drive(6, '2999-03-03', 'cancelled'),
        drive(7, '2026-03-05'),
      ];
      site.on('GET /api/inbox', { body: { pinned: [], items: [...requests, ...drives], next: null } });
      openAdmin('?tab=vehicles');
      await sell();
      const link = await screen.findByRole('link', { name: 'Test drives of this vehicle still to come: 2' });
      expect(link.getAttribute('href')).toBe('/admin?tab=appointments&day=2999-03-04');
    });

    it('keeps the sale if the request cannot be changed, and says so', async () => {
      site.on('PUT /api/inbox/contact-1', refusal('CHANGED_MEANWHILE'));
      await chooseBuyer();
      await press('Mark as sold');
      await toast('Sold, but the request of Sara Marri 1 was not changed');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent()).toHaveLength(1);
    });

    it('leaves them as they are if the sale is not stored', async () => {
      site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
      await chooseBuyer();
      await press('Mark as sold');
      await toast('Failed to save vehicle');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(moves()).toEqual([]);
    });

    it('asks sales staff only for the buyer', async () => {
      site.on('GET /api/admin/session', { body: { ...SESSION, role: 'sales' } });
      await chooseBuyer();
      expect(screen.queryByLabelText('Sold for')).toBeNull();
      await press('Mark as sold');
      await toast('Sold to Sara Marri 1. The request is now “Won”.');
      expect(sent()).toEqual([{ sold: true, reserved: false, version: 3 }]);
    });
  });

  describe('to a customer without a request', () => {
    const entered = anInboxRequest(9, { firstName: 'Omar', lastName: 'Saleh' });
    const asked = () => site.calls('POST', '/api/inbox').map(({ body }) => body);

    beforeEach(() => {
      site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } });
      site.on('PUT /api/vehicles/7', { body: vehicle(7, { sold: true, version: 4 }) });
      site.on('POST /api/inbox', { status: 201, body: entered });
      site.on('PUT /api/inbox/contact-9', { body: { ...entered, state: 'won', version: 2 } });
    });

    const enterBuyer = async () => {
      openAdmin('?tab=vehicles');
      await sell();
      await userEvent.selectOptions(await screen.findByLabelText('Buyer'), 'Enter the buyer');
      await userEvent.type(screen.getByLabelText('Last name'), 'Saleh');
      await press('Mark as sold');
      expect(await screen.findByText('Please enter a phone number or an email address')).toBeTruthy();
      expect([sent(), asked()]).toEqual([[], []]);
      await userEvent.type(screen.getByLabelText('Phone'), '050 765 4321');
      await press('Mark as sold');
    };

    it('records the customer as a request that is won, and after an undo as one that is answered', async () => {
      await enterBuyer();
      await toast('Sold to Omar Saleh. The request is now “Won”.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked()).toEqual([
        {
          ...{ channel: 'visit', subject: 'inventory', message: 'Bought in the showroom.', vehicleId: 7, own: true },
          customer: { language: 'en', lastName: 'Saleh', phone: '050 765 4321' },
        },
      ]);
      site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 5 }) });
      await press('Undo');
      await toast('2024 Aurelio Vento 7 marked as available');
      const moves = () => site.calls('PUT', '/api/inbox/contact-9').map(({ body }) => body);
      await waitFor(() => expect(moves()).toHaveLength(2));
      expect(moves()).toEqual([
        { state: 'won', version: 1 },
        { state: 'answered', version: 2 },
      ]);
    });

    it('keeps what was typed if the customer cannot be entered, and then sells the vehicle once', async () => {
      site.on('POST /api/inbox', refusal('UPSTREAM_UNAVAILABLE'));
      await enterBuyer();
      expect(await screen.findByText('Sold, but the buyer was not recorded')).toBeTruthy();
      site.on('POST /api/inbox', { status: 201, body: entered });
      await press('Mark as sold');
      await toast('Sold to Omar Saleh. The request is now “Won”.');
      expect([sent().length, asked().length]).toEqual([1, 2]);
    });

    it('saves a price that was corrected after the customer could not be entered', async () => {
      site.on('POST /api/inbox', refusal('UPSTREAM_UNAVAILABLE'));
      await enterBuyer();
      await screen.findByText('Sold, but the buyer was not recorded');
      site.on('POST /api/inbox', { status: 201, body: entered });
      const price = screen.getByLabelText('Sold for');
      await userEvent.clear(price);
      await userEvent.type(price, '440,000');
      await press('Mark as sold');
      await toast('Sold to Omar Saleh. The request is now “Won”.');
      expect(sent().map(({ salePrice, version }) => [salePrice, version])).toEqual([
        ['450,000', 3],
        ['440,000', 4],
      ]);
    });
  });

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
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
    expect(await menuItem('Mark 2024 Aurelio Vento 7 as available')).toBeTruthy();
  });
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
    for (const field of ['Mileage', 'Transmission', 'Fuel type']) {
      const label = editor.getByText(`${field} (needed to publish)`);
      expect(label.closest('.ant-form-item-required')).toBeNull();
    }
    await userEvent.click(editor.getByRole('button', { name: 'Publish' }));
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

  it('that was refused says what it needs, with the way to its editor', async () => {
    drafts({ ...DRAFT, missing: ['mileage', 'transmission'] });
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9) });
    const errors = [
      { path: 'mileage', message: 'Please enter the vehicle mileage' },
      { path: 'transmission', message: 'Please choose a transmission type' },
    ];
    site.on('POST /api/staff/archived-vehicles/9/restore', refusal('VALIDATION_FAILED', { errors }));
    openAdmin('?tab=vehicles&status=drafts');
    await press('Publish 2024 Aurelio Vento 9');
    await toast('The vehicle was not published');
    expect(screen.getAllByText('Needed to publish: mileage, transmission')).toHaveLength(2);
    await press('Edit the draft');
    expect(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ })).toBeTruthy();
  });

  it('that somebody has published meanwhile keeps what was typed, and leads to the stock', async () => {
    drafts(DRAFT);
    site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9, { stockNumber: 'A-10' }) });
    site.on('PUT /api/staff/archived-vehicles/9', refusal('ARCHIVED_VEHICLE_NOT_FOUND'));
    openAdmin('?tab=vehicles&status=drafts&entry=9');
    const editor = within(await screen.findByRole('dialog', { name: /Draft.*Vento 9/ }));
    await userEvent.type(editor.getByLabelText('Key tag'), 'K1');
    save();
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
