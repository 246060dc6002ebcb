import { AUDIT_ENTITIES } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';
import { vehicle } from '../../testing/vehicles.js';

const site = adminSite();

const entry = (id: number, more: object = {}) => ({
  id,
  at: '2026-03-04T20:30:00.000Z',
  sessionId: 'abcdefgh-1234',
  action: 'update',
  entity: 'vehicle',
  entityId: 7,
  before: { price: '1.00' },
  after: { price: '2.00' },
  ...more,
});

const page = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 50 } });

beforeEach(() => {
  site.on('GET /api/staff-colleagues', { body: [] });
  for (const part of ['inquiries', 'payments', 'accounts']) site.on(`GET /api/audit/${part}`, page());
  site.on('GET /api/audit/catalog', page(entry(1)));
  site.on('GET /api/audit/content', page(entry(2, { entity: 'blog-post', action: 'delete', after: null })));
});

const change = async (action: string) => {
  const row = (await screen.findByText(action)).closest('tr') as HTMLElement;
  await userEvent.click(row.querySelector('summary') as HTMLElement);
  return row;
};

const sidesOf = (row: HTMLElement, field: string) => {
  const line = within(row).getByRole('rowheader', { name: field }).closest('tr') as HTMLElement;
  return within(line)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

const choose = async (part: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Part of the site' }), part);

it('lists author, change and time, and expands to the previous values by field', async () => {
  openAdmin('?tab=activity');
  const row = await change('Changed');
  for (const words of ['#7', 'abcdefgh']) expect(within(row).getByText(words)).toBeTruthy();
  const record = within(row).getByRole('link', { name: 'Vehicle #7' });
  expect(record.getAttribute('href')).toBe('/admin?tab=vehicles&entry=7');
  expect(sidesOf(row, 'Price')).toEqual(['1.00', '2.00']);
});

it('lists the changes of all parts by time, and those of one part on request', async () => {
  const later = { at: '2026-03-05T08:00:00.000Z', entity: 'blog-post', action: 'publish' };
  site.on('GET /api/audit/content', page(entry(1, later)));
  openAdmin('?tab=activity');
  await screen.findByText('Published');
  const actions = () =>
    within(screen.getByRole('table', { name: 'Activity' }))
      .getAllByText(/^(Published|Changed)$/)
      .map(({ textContent }) => textContent);
  expect(actions()).toEqual(['Published', 'Changed']);
  await choose('Vehicles');
  await waitFor(() => expect(actions()).toEqual(['Changed']));
});

it('has words for everything that it records', async () => {
  const entries = AUDIT_ENTITIES.map((entity, index) => entry(index + 1, { entity, entityId: null, before: null, after: null }));
  site.on('GET /api/audit/catalog', page(...entries));
  openAdmin('?tab=activity');
  await screen.findByText('Webhook');
  expect(AUDIT_ENTITIES.filter((entity) => screen.queryByText(entity))).toEqual([]);
});

it.each(['requiresFactor', 'demandsFactor'])('names the field %s, also of earlier releases', async (field) => {
  const sides = { before: { role: 'sales', [field]: false }, after: { role: 'sales', [field]: true } };
  site.on('GET /api/audit/accounts', page(entry(2, { entity: 'role', entityId: null, action: 'update', ...sides })));
  openAdmin('?tab=activity');
  await choose('Accounts and log-ins');
  expect(sidesOf(await change('Changed'), 'Second factor')).toEqual(['No', 'Yes']);
});

it('names a setting and its fields as the settings do, with a link', async () => {
  const day = (opens: string) => [{ days: [1], spans: [{ opens, closes: '22:00' }] }];
  const hours = (opens: string) => ({ setting: 'hours', week: day(opens) });
  const published = { entity: 'setting', action: 'publish', entityId: 2, before: hours('09:00'), after: hours('10:00') };
  site.on('GET /api/audit/content', page(entry(2, published)));
  openAdmin('?tab=activity', 'ar');
  const row = await change('نشر');
  const record = within(row).getByRole('link', { name: 'ساعات العمل' });
  expect(record.getAttribute('href')).toBe('/admin?tab=settings&setting=hours');
  expect(sidesOf(row, 'الأيام رقم 1 · الفترة رقم 1 · وقت الفتح')).toEqual(['09:00', '10:00']);
});

it('filters by person and day', async () => {
  site.on('GET /api/staff-colleagues', {
    body: [
      { id: 1, name: 'Owner', role: 'owner' },
      { id: 7, name: 'Huda', role: 'sales' },
    ],
  });
  openAdmin('?tab=activity');
  await screen.findByText('Changed');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Huda');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  const asked = (part: string) => Object.fromEntries(site.calls('GET', `/api/audit/${part}`).at(-1)?.query ?? []);
  for (const part of ['catalog', 'accounts'])
    await waitFor(() => expect(asked(part)).toEqual({ page: '1', personId: '7', from: '2026-03-01' }));
  await choose('Vehicles');
  await waitFor(() => expect(asked('catalog')).toEqual({ page: '1', personId: '7', from: '2026-03-01' }));
});

it('shows the changes of the other parts while one cannot be read', async () => {
  site.on('GET /api/audit/payments', refusal('UPSTREAM_UNAVAILABLE'));
  openAdmin('?tab=activity');
  expect(await screen.findByText('Changed')).toBeTruthy();
  expect(screen.getByText(/^Without the changes in “Payments and memberships”/)).toBeTruthy();
  for (const part of ['catalog', 'content', 'inquiries', 'accounts'])
    site.on(`GET /api/audit/${part}`, refusal('UPSTREAM_UNAVAILABLE'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the list' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('names the record, and its author without the session', async () => {
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  site.on('GET /api/audit/catalog', page(entry(1, { personName: 'Mona', address: '127.0.0.60' })));
  openAdmin('?tab=activity');
  const row = (await screen.findByText('2024 Aurelio Vento 7')).closest('tr') as HTMLElement;
  expect(within(row).getByRole('link', { name: '2024 Aurelio Vento 7' })).toBeTruthy();
  expect(within(row).getByText('#7').parentElement?.textContent).toBe('Vehicle #7');
  expect(within(row).getByText('Mona').closest('td')?.textContent).toBe('Mona · 127.0.0.60');
});

it('names a vehicle that has left the site, with its stock number', async () => {
  site.on('GET /api/vehicles/by-id', { body: [] });
  const gone = { action: 'delete', name: '2024 Aurelio Vento', reference: 'A-17', after: null };
  site.on('GET /api/audit/catalog', page(entry(1, gone)));
  openAdmin('?tab=activity');
  const row = (await screen.findByText('2024 Aurelio Vento')).closest('tr') as HTMLElement;
  expect(within(row).getByText('A-17').parentElement?.textContent).toBe('Vehicle A-17');
});

it('lists only the filled fields of a new record', async () => {
  const after = {
    id: 7,
    version: 1,
    make: 'Aurelio',
    mileage: 0,
    sold: false,
    featured: true,
    images: [],
    origin: null,
    notes: '',
  };
  site.on('GET /api/audit/catalog', page(entry(1, { action: 'create', before: null, after })));
  openAdmin('?tab=activity');
  expect(await screen.findByText('Make · Mileage · Featured', { selector: 'summary *' })).toBeTruthy();
});

it('shows deleted records, with flags, lists and empty fields in words', async () => {
  const before = { title: 'Frames', published: true, tags: ['frame', 'paint'], seoTitle: null, category: 'Tips' };
  site.on('GET /api/audit/content', page(entry(2, { entity: 'blog-post', action: 'delete', before, after: null })));
  openAdmin('?tab=activity');
  await choose('Blog, showcase, pictures, settings and texts');
  const row = await change('Deleted');
  expect(within(row).getByText(/Blog post/)).toBeTruthy();
  const fields = ['Title', 'Published', 'Tags', 'SEO title', 'Category'];
  expect(fields.map((field) => sidesOf(row, field))).toEqual([['Frames'], ['Yes'], ['frame\npaint'], ['—'], ['Tips']]);
});

it('names what was done with the links and files of a journey', async () => {
  const journey = (id: number, after: object) => entry(id, { entity: 'journeys', before: null, after });
  site.on('GET /api/audit/inquiries', page(journey(3, { links: 'mailed' }), journey(2, { file: 'a1', step: 'sea' })));
  openAdmin('?tab=activity');
  await choose('Messages, requests, emails and privacy');
  const mailed = await screen.findByText('Link for the customer', { selector: 'summary *' });
  await userEvent.click(mailed);
  expect(within(mailed.closest('tr') as HTMLElement).getByText('Sent by email')).toBeTruthy();
  expect(screen.getByText('File · Step', { selector: 'summary *' })).toBeTruthy();
});

it('shows status changes, erasures and retention', async () => {
  const status = { before: { status: 'new' }, after: { status: 'in_progress' } };
  const erased = { 'contact-messages': [3, 4], notifications: [9] };
  site.on(
    'GET /api/audit/inquiries',
    page(
      entry(1, { entity: 'contact-messages', reference: 'CM-2026-00007', ...status }),
      entry(5, { entity: 'appointment', entityId: 3, reference: 'TD-2026-00012', action: 'create', before: null, after: {} }),
      entry(2, { entity: 'person', entityId: null, action: 'erase', before: null, after: erased }),
      entry(3, {
        entity: 'retention',
        entityId: null,
        action: 'erase',
        sessionId: 'retention',
        before: null,
        after: { inquiry: [1] },
      }),
      entry(4, {
        entity: 'notification',
        entityId: null,
        action: 'resend',
        before: null,
        after: { jobs: ['outbox-inquiries-5'] },
      }),
    ),
  );
  openAdmin('?tab=activity&status=inquiries');
  const row = await change('Changed');
  const request = within(row).getByRole('link', { name: 'Customer message CM-2026-00007' });
  expect(request.getAttribute('href')).toBe('/admin?tab=inbox&request=contact-7');
  const drive = screen.getByRole('link', { name: 'Appointment TD-2026-00012' });
  expect(drive.getAttribute('href')).toBe('/admin?tab=inbox&request=test_drive-12');
  expect(sidesOf(row, 'Progress')).toEqual(['New', 'In progress']);
  const erasure = (await screen.findByText(/A person’s data/)).closest('tr') as HTMLElement;
  expect(sidesOf(erasure, 'Customer Messages')).toEqual(['#3\n#4']);
  const old = screen.getByText(/Old entries/).closest('tr') as HTMLElement;
  expect(within(old).getByText('Automatic')).toBeTruthy();
  const resent = screen.getByText('Sent again').closest('tr') as HTMLElement;
  expect(sidesOf(resent, 'Emails')).toEqual(['outbox-inquiries-5']);
});

it('names the customer as the author of what was changed on the site', async () => {
  const cancelled = { before: { appointment: 'requested' }, after: { appointment: 'cancelled' } };
  site.on('GET /api/audit/inquiries', page(entry(1, { entity: 'appointment', sessionId: 'customer', ...cancelled })));
  openAdmin('?tab=activity&status=inquiries');
  expect(within(await change('Changed')).getByText('Customer')).toBeTruthy();
});

it('names no author for automatic changes, but the colleague in charge', async () => {
  site.on('GET /api/staff-colleagues', { body: [{ id: 7, name: 'Huda' }] });
  const taken = { before: { ownerId: 7 }, after: { ownerId: 8 } };
  site.on(
    'GET /api/audit/inquiries',
    page(entry(1, { entity: 'contact-messages', sessionId: 'automatic', personName: null, ...taken })),
  );
  openAdmin('?tab=activity&status=inquiries');
  const row = await change('Changed');
  expect(within(row).getByText('Automatic')).toBeTruthy();
  await waitFor(() => expect(sidesOf(row, 'Looked after by')).toEqual(['Huda', '#8']));
});

it('links to no request that was deleted since', async () => {
  site.on('GET /api/audit/inquiries', page(entry(1, { entity: 'contact-messages', reference: null, name: null })));
  openAdmin('?tab=activity&status=inquiries');
  const row = await change('Changed');
  expect(row.textContent).toContain('Customer message #7');
  expect(within(row).queryByRole('link')).toBeNull();
});

it('shows refunds', async () => {
  const refund = { before: { paymentStatus: 'completed' }, after: { paymentStatus: 'refunding' } };
  site.on('GET /api/audit/payments', page(entry(1, { entity: 'auction-subscription', action: 'refund', ...refund })));
  openAdmin('?tab=activity');
  await choose('Payments and memberships');
  const row = await change('Refunded');
  expect(within(row).getByText(/Auction membership/)).toBeTruthy();
  expect(sidesOf(row, 'Payment')).toEqual(['Completed', 'Being refunded']);
});

it('names appointments and the way of contact in words', async () => {
  const entered = entry(4, { action: 'create', entity: 'appointment', before: null, after: { channel: 'call' } });
  site.on('GET /api/audit/inquiries', page(entered));
  openAdmin('?tab=activity');
  await choose('Messages, requests, emails and privacy');
  const row = await change('Added');
  expect(within(row).getByText(/^Appointment/)).toBeTruthy();
  expect(sidesOf(row, 'Way of contact').at(-1)).toBe('Phone call');
});

it('names what an import did with new cars', async () => {
  const started = { before: { state: 'checked' }, after: { state: 'running', drafts: true } };
  site.on('GET /api/audit/catalog', page(entry(1, { entity: 'stock-import', ...started })));
  openAdmin('?tab=activity');
  expect(await screen.findAllByText(/New cars as drafts/)).not.toEqual([]);
});

it('names a draft in the language of the reader', async () => {
  site.on('GET /api/audit/catalog', page(entry(1, { name: '2025 Orsenza Testa', reference: 'A-2635' })));
  openAdmin('?tab=activity', 'ja');
  expect(await screen.findByRole('link', { name: '2025年式 Orsenza Testa' })).toBeTruthy();
});
