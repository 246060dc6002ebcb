import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../../testing/admin-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = adminSite();
const PRICE = /Change the price of 2024 Aurelio Vento 7$/;

beforeEach(() => {
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
  site.on('PUT /api/vehicles/7', ({ body }) => ({ body: vehicle(7, { price: 430_000, version: Number(body.version) + 1 }) }));
  window.history.replaceState(null, '', '/admin');
});

const sent = () => site.calls('PUT', '/api/vehicles/7').map(({ body }) => body);
const button = () => screen.findByRole('button', { name: PRICE });
const input = () => screen.getByLabelText<HTMLInputElement>('Price of 2024 Aurelio Vento 7');

async function typePrice(text: string): Promise<void> {
  await userEvent.click(await button());
  expect(document.activeElement).toBe(input());
  await userEvent.clear(input());
  await userEvent.type(input(), text);
}

describe('the price of a row', () => {
  it('has a note if another one takes effect on a later day', async () => {
    const scheduled = { nextPrice: 420_000, nextPriceFrom: '2027-01-05' };
    const others = [vehicle(8), vehicle(9, { ...scheduled, sold: true })];
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, scheduled), ...others]));
    openAdmin('?tab=vehicles');
    expect(await screen.findAllByText(/ from /)).toEqual([screen.getByText('AED 420,000 from 5 Jan 2027')]);
  });

  it('is saved by Enter with the version that was seen, and can be undone', async () => {
    openAdmin('?tab=vehicles');
    await typePrice('٤٣٠٠٠٠{Enter}');
    expect(await screen.findByText('2024 Aurelio Vento 7 now costs AED 430,000')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await button()));
    expect(addressBar()).not.toContain('entry');
    await press('Undo');
    await waitFor(() =>
      expect(sent()).toEqual([
        { price: '430000', version: 3 },
        { price: 450_000, version: 4 },
      ]),
    );
  });

  it('stays as it was after Escape or without a change', async () => {
    openAdmin('?tab=vehicles');
    await typePrice('1{Escape}');
    await waitFor(async () => expect(document.activeElement).toBe(await button()));
    await typePrice('450,000{Enter}');
    expect(await button()).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('asks before it saves a price far from the former one', async () => {
    openAdmin('?tab=vehicles');
    await typePrice('240{Enter}');
    expect(await screen.findByRole('dialog', { name: 'AED 240 instead of AED 450,000?' })).toBeTruthy();
    await press('Check again');
    expect([input().value, sent()]).toEqual(['240', []]);
    await userEvent.type(input(), '{Enter}');
    await press('Save this price');
    await waitFor(() => expect(sent()).toEqual([{ price: '240', version: 3 }]));
  });

  it('becomes a price on request when it is cleared', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { price: null, version: 4 }) });
    openAdmin('?tab=vehicles');
    await typePrice('{Enter}');
    expect(await screen.findByText('2024 Aurelio Vento 7 is now priced on request')).toBeTruthy();
    expect(sent()).toEqual([{ price: '', version: 3 }]);
  });

  it('keeps the input while it is not a price, and says why', async () => {
    openAdmin('?tab=vehicles');
    await typePrice('a lot{Enter}');
    expect((await screen.findByText('Please enter the price in AED as a number, or leave it empty')).role).toBe('alert');
    expect([input().value, input().getAttribute('aria-invalid')]).toEqual(['a lot', 'true']);
    expect(sent()).toEqual([]);
  });

  it('is not 0', async () => {
    openAdmin('?tab=vehicles');
    await typePrice('0{Enter}');
    expect(await screen.findByText('Please enter a price above 0, or leave it empty for a price on request')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('has whole dirhams: three digits after a dot are thousands', async () => {
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { price: 495_500, version: 4 }) });
    openAdmin('?tab=vehicles');
    await typePrice('4.5{Enter}');
    expect(await screen.findByText('Please enter the price in whole dirhams')).toBeTruthy();
    await userEvent.clear(input());
    await userEvent.type(input(), '495.500{Enter}');
    expect(await screen.findByText('2024 Aurelio Vento 7 now costs AED 495,500')).toBeTruthy();
    expect(sent()).toEqual([{ price: '495.500', version: 3 }]);
  });

  it('is at most AED 9,999,999,999', async () => {
    openAdmin('?tab=vehicles');
    await typePrice('10000m{Enter}');
    expect(await screen.findByText('Please enter at most AED 9,999,999,999')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('is not written over a change by somebody else', async () => {
    site.on('PUT /api/vehicles/7', refusal('CHANGED_MEANWHILE'));
    openAdmin('?tab=vehicles');
    await userEvent.click(await button());
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { price: 500_000, version: 4 })]));
    await userEvent.clear(input());
    await userEvent.type(input(), '440000{Enter}');
    expect(await screen.findByText('AED 500,000')).toBeTruthy();
    expect(screen.queryByText('Failed to save vehicle')).toBeNull();
    expect((await screen.findByText('Now AED 500,000. Saving replaces it with yours.')).role).toBe('status');
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { price: 440_000, version: 5 }) });
    await userEvent.type(input(), '{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Price of 2024 Aurelio Vento 7')).toBeNull());
    expect(sent().at(-1)).toEqual({ price: '440000', version: 4 });
  });

  it('stays open with what was typed until it is saved, and is sent once', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<ReturnType<typeof refusal>>();
    site.on('PUT /api/vehicles/7', () => held);
    openAdmin('?tab=vehicles');
    await typePrice('430k{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await userEvent.type(input(), '5{Enter}');
    answer(refusal('INTERNAL'));
    expect(await screen.findByText(/2024 Aurelio Vento 7.* · /)).toBeTruthy();
    await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
    expect([input().value, document.activeElement]).toEqual(['430k', input()]);
    expect(sent()).toEqual([{ price: '430k', version: 3 }]);
    site.on('PUT /api/vehicles/7', { body: vehicle(7, { price: 430_000, version: 4 }) });
    await userEvent.type(input(), '{Enter}');
    expect(await screen.findByText('2024 Aurelio Vento 7 now costs AED 430,000')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('Price of 2024 Aurelio Vento 7')).toBeNull());
  });

  it('is only shown to people who may not change the stock', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    openAdmin('?tab=vehicles');
    expect(await screen.findByText('AED 450,000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: PRICE })).toBeNull();
  });
});
