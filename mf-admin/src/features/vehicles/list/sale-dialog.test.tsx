import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION } from '../../../testing/admin-site.js';
import { press, toast } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest } from '../../../testing/inbox-request.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { menuItem, vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

describe('a sale', () => {
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
      site.on('DELETE /api/inbox/contact-9', { status: 204 });
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

    it('records the customer as a request that is won, which an undo deletes', async () => {
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
      await toast('The sale is undone and the request of Omar Saleh deleted');
      expect(site.calls('PUT', '/api/inbox/contact-9').map(({ body }) => body)).toEqual([{ state: 'won', version: 1 }]);
      const [withdrawn] = site.calls('DELETE', '/api/inbox/contact-9');
      expect(withdrawn?.query.get('version')).toBe('2');
    });

    it('says so if the request of an undone sale has been changed since', async () => {
      site.on('DELETE /api/inbox/contact-9', refusal('CHANGED_MEANWHILE'));
      await enterBuyer();
      await toast('Sold to Omar Saleh. The request is now “Won”.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      site.on('PUT /api/vehicles/7', { body: vehicle(7, { version: 5 }) });
      await press('Undo');
      await toast('The sale is undone, but the request of Omar Saleh was not deleted');
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
});
