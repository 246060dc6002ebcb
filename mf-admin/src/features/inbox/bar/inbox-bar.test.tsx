import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inboxRow, inboxSite } from '../../../testing/inbox-site.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { vehicle } from '../../../testing/vehicles.js';

const site = inboxSite();

it('offers views only once it is known whether there are colleagues', async () => {
  let answer: (colleagues: object) => void = () => undefined;
  site.on('GET /api/staff-colleagues', () => new Promise((resolve) => (answer = resolve)));
  openAdmin('?tab=inbox');
  await inboxRow('Sara Marri 1');
  expect(screen.queryByText('Mine')).toBeNull();
  expect(screen.queryByText('To answer')).toBeNull();
  answer({
    body: [
      { id: 1, name: 'Owner' },
      { id: 7, name: 'Huda' },
    ],
  });
  for (const view of ['Mine', 'To answer']) expect(await screen.findByText(view)).toBeTruthy();
});

it('reads its filters from the URL, and writes them to it', async () => {
  openAdmin('?tab=inbox&view=mine&kind=import&tag=vip');
  await screen.findByRole('button', { name: 'Sara Marri 1' });
  const asked = () => Object.fromEntries(site.calls('GET', '/api/inbox').at(-1)?.query ?? []);
  expect(asked()).toEqual({ view: 'mine', kind: 'import', tag: 'vip', pageSize: '25' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Lost');
  await userEvent.click(screen.getByRole('radio', { name: 'To answer' }));
  await waitFor(() => expect(asked()).toEqual({ view: 'unanswered', kind: 'import', tag: 'vip', state: 'lost', pageSize: '25' }));
  expect(addressBar()).toContain('view=unanswered');
});

it('lists the requests about a vehicle, named among the filters, until all are chosen', async () => {
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=inbox&vehicle=7');
  await inboxRow('Sara Marri 1');
  const asked = () => site.calls('GET', '/api/inbox').at(-1)?.query.get('vehicle');
  expect(asked()).toBe('7');
  const filter = await screen.findByRole('combobox', { name: 'Vehicle' });
  await within(filter).findByRole('option', { name: '2024 Aurelio Vento 7', selected: true });
  await userEvent.selectOptions(filter, 'All vehicles');
  await waitFor(() => expect(asked()).toBeNull());
  expect(screen.queryByRole('combobox', { name: 'Vehicle' })).toBeNull();
});

it('opens saved links to the view of unanswered requests by its former name', async () => {
  openAdmin('?tab=inbox&view=waiting');
  expect(await screen.findByRole('radio', { name: 'To answer', checked: true })).toBeTruthy();
});
