import { settingNamed } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';

const site = adminSite();

beforeEach(() => {
  localStorage.removeItem('recent-records');
  site.on('GET /api/inbox', { body: { pinned: [], items: [anInboxRequest(4)], next: null } });
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { stockNumber: 'A-2604' })]));
  site.on('GET /api/inbox-tags', { body: [] });
  site.on('GET /api/staff-colleagues', { body: [] });
});

/** Opens the palette by its shortcut. */
async function open(): Promise<HTMLElement> {
  openAdmin('?tab=account');
  await screen.findByRole('button', { name: /^Search/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: 'Search and go to' });
}

const options = () => screen.getAllByRole('option', { hidden: false }).map(({ textContent }) => textContent);
const found = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

it('finds customers, requests and vehicles by words, and opens the chosen one by keyboard', async () => {
  const field = await open();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'Marri');
  await waitFor(() =>
    expect(found()).toEqual([
      'Sara Marri 4sara4@example.com · +971 50 123 4567',
      'Sara Marri 4 · Customer messageOur inventory · CM-2026-00004',
      '2024 Aurelio Vento 7A-2604 · AED 450,000 · Available',
    ]),
  );
  expect(site.calls('GET', '/api/inbox').at(-1)?.query.get('q')).toBe('Marri');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(addressBar()).toContain('request=contact-4'));
  expect(screen.queryByRole('combobox', { name: 'Search and go to' })).toBeNull();
});

it('has its field at once, so that nothing typed right after the shortcut is lost', async () => {
  openAdmin('?tab=account');
  await screen.findByRole('button', { name: /^Search/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.getByRole('combobox', { name: 'Search and go to' })).toBeTruthy();
});

it('offers first what was opened last, and leaves out what is gone', async () => {
  localStorage.setItem('recent-records', 'contact-9 7 contact-5');
  site.on('GET /api/inbox/contact-4', { body: anInboxRequest(4) });
  site.on('GET /api/inbox/contact-5', { body: anInboxRequest(5) });
  site.on('GET /api/inbox/contact-9', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox&request=contact-4');
  await waitFor(() => expect(localStorage.getItem('recent-records')).toBe('contact-4 contact-9 7 contact-5'));
  await userEvent.click(await screen.findByRole('button', { name: /^Search/, hidden: true }));
  const recent = within(await screen.findByRole('group', { name: 'Opened last' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Sara Marri 4 · Customer messageOur inventory · CM-2026-00004',
    '2024 Aurelio Vento 7A-2604 · AED 450,000 · Available',
    'Sara Marri 5 · Customer messageOur inventory · CM-2026-00005',
  ]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search and go to' }), 'webh');
  await waitFor(() => expect(found()[0]).toBe('Webhooks'));
  expect(screen.queryByRole('group', { name: 'Opened last' })).toBeNull();
});

it('keeps the five records that were opened last', async () => {
  localStorage.setItem('recent-records', '1 2 contact-3 4 5');
  openAdmin('?tab=vehicles&entry=7');
  await waitFor(() => expect(localStorage.getItem('recent-records')).toBe('7 1 2 contact-3 4'));
});

it('finds drafts, and says that they are', async () => {
  const draft = {
    ...{ id: 9, name: '2024 Aurelio Vento 9', year: 2024, make: 'Aurelio', model: 'Vento 9', price: null },
    ...{ stockNumber: 'A-10', image: null, personName: null, archivedAt: '2026-02-01T08:00:00.000Z', draft: true },
    ...{ sold: false, missing: [], texts: { images: [], description: '', translations: {} } },
  };
  site.on('GET /api/staff/archived-vehicles', { body: { items: [draft], total: 1, page: 1, pageSize: 6 } });
  site.on('GET /api/staff/archived-vehicles/9', { body: vehicle(9) });
  const field = await open();
  await userEvent.type(field, 'A-10');
  await userEvent.click(await screen.findByRole('option', { name: /^2024 Aurelio Vento 9\s?A-10 · Price on request Draft$/ }));
  await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles&status=drafts&entry=9'));
});

it('has no number of a draft without a stock number', async () => {
  const draft = {
    ...{ id: 9, name: '2024 Aurelio Vento 9', year: 2024, make: 'Aurelio', model: 'Vento 9', price: null },
    ...{ stockNumber: null, image: null, personName: null, archivedAt: '2026-02-01T08:00:00.000Z', draft: true },
    ...{ sold: false, missing: [], texts: { images: [], description: '', translations: {} } },
  };
  site.on('GET /api/staff/archived-vehicles', { body: { items: [draft], total: 1, page: 1, pageSize: 6 } });
  const field = await open();
  await userEvent.type(field, 'vento');
  expect(await screen.findByRole('option', { name: /^2024 Aurelio Vento 9\s?Price on request Draft$/ })).toBeTruthy();
});

it('lists matches in a title first, those at the beginning of a word before others', async () => {
  const named = (id: number, model: string) => vehicle(id, { model });
  site.on('GET /api/staff/vehicles', vehicleList([named(7, 'Subvento'), named(8, 'Vento'), named(9, 'Kumano')]));
  const field = await open();
  await userEvent.type(field, 'vento');
  const names = () => found().map((text) => /Subvento|Vento|Kumano|Inventory|Sara/.exec(String(text))?.[0]);
  await waitFor(() => expect(names()).toEqual(['Vento', 'Subvento', 'Kumano', 'Inventory', 'Sara', 'Sara']));
});

it('goes to a section by its name', async () => {
  const field = await open();
  await userEvent.type(field, 'webh');
  await waitFor(() => expect(found()[0]).toBe('Webhooks'));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(addressBar()).toBe('/admin?tab=webhooks'));
});

it.each([
  ['activty', 'Activity'],
  ['apointments', 'Appointments'],
  ['webhokos', 'Webhooks'],
  ['newsketter', 'Arrivals newsletter'],
  ['stok import', 'Stock import'],
])('forgives a slip in the name of a section: %s', async (typed, name) => {
  const field = await open();
  await userEvent.type(field, typed);
  await waitFor(() => expect(found()).toContain(name));
});

it('forgives no slip in a short word, nor two in one', async () => {
  const field = await open();
  site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } });
  site.on('GET /api/staff/vehicles', vehicleList([]));
  for (const typed of ['vlg', 'actvty x', 'ativty']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await screen.findByText('Nothing found');
  }
});

it.each([
  ['holiday', 'Opening hours', '/admin?tab=settings&setting=hours'],
  ['price', 'Plans', '/admin?tab=settings&setting=plans'],
  ['price', 'Fees and rates', '/admin?tab=settings&setting=fees'],
  ['refund', 'Auction Access', '/admin?tab=memberships'],
  ['invite', 'People', '/admin?tab=staff'],
  ['new vehicle', 'Add vehicle', '/admin?tab=vehicles&entry=new'],
])('finds by the keyword %s: %s', async (word, name, address) => {
  const field = await open();
  await userEvent.type(field, word);
  const option = await within(screen.getByRole('listbox')).findByRole('option', { name: new RegExp(`^${name}`) });
  await userEvent.click(option);
  await waitFor(() => expect(addressBar()).toBe(address));
});

it('finds a setting once, and its place beside it', async () => {
  const field = await open();
  await userEvent.type(field, 'opening hours');
  await waitFor(() => expect(found()[0]).toBe('Opening hoursSettings and texts'));
  expect(found().filter((text) => text?.includes('Settings and texts'))).toHaveLength(1);
});

it.each([
  ['ar', 'سعر', ['plans', 'fees']],
  ['ja', '価格', ['plans', 'fees']],
] as const)('finds the settings with prices by the word of the language %s', async (language, word, names) => {
  openAdmin('?tab=account', language);
  await screen.findByRole('button', { name: /^(بحث|検索)/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await userEvent.type(await screen.findByRole('combobox', { name: /検索|البحث/ }), word);
  const labels = names.map((name) => settingNamed(name).form.label[language]);
  for (const label of labels) await waitFor(() => expect(found().some((text) => text?.startsWith(label))).toBe(true));
});

it('opens a vehicle, and runs an action by its name', async () => {
  const field = await open();
  await userEvent.type(field, 'Vento');
  await userEvent.click(await screen.findByRole('option', { name: /2024 Aurelio Vento 7/ }));
  await waitFor(() => expect(addressBar()).toBe('/admin?tab=vehicles&entry=7'));
  expect(await screen.findByRole('dialog', { name: /2024 Aurelio Vento 7/ })).toBeTruthy();
});

it('lists the action that matches the input first', async () => {
  const field = await open();
  await userEvent.type(field, 'new');
  await waitFor(() => expect(found()[0]).toBe('New request'));
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(addressBar()).toBe('/admin?tab=inbox&request=new'));
});

it.each([
  ['New request', '/admin?tab=inbox&request=new'],
  ['New test drive', '/admin?tab=appointments&drive=new'],
  ['Add vehicle', '/admin?tab=vehicles&entry=new'],
])('begins: %s', async (action, address) => {
  site.on('GET /api/appointments', {
    body: { days: [{ date: '2026-11-23', times: [] }], appointments: [], blocks: [], capacity: 2 },
  });
  const field = await open();
  await userEvent.type(field, action);
  await userEvent.click(await screen.findByRole('option', { name: action }));
  await waitFor(() => expect(addressBar()).toBe(address));
  expect(await screen.findByRole('dialog', { name: action })).toBeTruthy();
});

it('offers only what the role may see', async () => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role: 'editor' } });
  const field = await open();
  site.received = [];
  await userEvent.type(field, 'in');
  await waitFor(() => expect(found()).toContain('2024 Aurelio Vento 7A-2604 · AED 450,000 · Available'));
  for (const name of ['Inbox', 'New request', 'New test drive']) expect(options()).not.toContain(name);
  expect(site.calls('GET', '/api/inbox')).toEqual([]);
});
