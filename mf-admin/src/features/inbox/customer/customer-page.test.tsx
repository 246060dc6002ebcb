import type { CustomerFile } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { adminSite } from '../../../testing/admin-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest as request } from '../../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { vehicle } from '../../../testing/vehicles.js';

const site = adminSite();

const VERSION = 'e3b0c44298fc1c14';
const at = '2026-03-04T20:30:00.000Z';
const siteEmail = (id: number, more: object = {}): Extract<CustomerFile['items'][number], { type: 'email' }> => ({
  ...{ type: 'email', id, at, request: null, event: 'inquiry.submitted', subject: null },
  ...{ address: 'sara1@example.com', state: 'sent', ...more },
});
const file = (more: Partial<CustomerFile> = {}): CustomerFile => ({
  version: VERSION,
  names: ['Sara Marri'],
  emails: ['sara1@example.com'],
  phones: ['+971501234567'],
  sameNumber: [request(5, { email: 'Brother@example.com', firstName: 'Omar' })],
  requests: 2,
  spam: 0,
  since: '2025-11-20T08:00:00.000Z',
  lastContactAt: at,
  languages: ['ar', 'en'],
  vehicles: [
    { car: { id: 7, upcoming: false }, name: null },
    { car: null, name: 'Orsenza Corsa' },
  ],
  links: [],
  items: [
    siteEmail(4),
    { type: 'newsletter', id: 5, at, request: null, address: 'sara1@example.com', state: 'unsubscribed' },
    { type: 'alert', id: 6, at, request: null, address: 'sara1@example.com', query: 'make=Orsenza', state: 'active' },
    {
      ...{ type: 'message', id: 2, at, request: 'contact-1', direction: 'out', channel: 'email', author: 'Huda' },
      ...{ address: 'sara1@example.com', subject: 'Re: Vento', text: 'It is.', files: ['offer.pdf'] },
    },
    { type: 'note', id: 3, at, request: 'contact-1', author: 'Layla', text: 'Called back.' },
    { type: 'request', id: 1, at, request: 'contact-1', content: request(1), text: 'Is the Vento still free?' },
  ],
  next: null,
  ...more,
});
const LINK = { id: 9, emails: ['brother@example.com', 'sara1@example.com'], reason: 'Said so', author: 'Huda', createdAt: at };

beforeEach(() => {
  site.on('GET /api/inbox', { body: { pinned: [], items: [request(1)], next: null } });
  site.on('GET /api/inbox-tags', { body: [] });
  site.on('GET /api/staff-colleagues', { body: [] });
  site.on('GET /api/inbox/contact-1/person', { body: file() });
  site.on('GET /api/auction-subscriptions', { body: { items: [], total: 0, page: 1, pageSize: 100, active: 0, toFulfil: 0 } });
});

it('opens from a request, and shows everything received, with links to the requests', async () => {
  openAdmin('?tab=inbox');
  fireEvent.click(await screen.findByRole('link', { name: 'Customer history of Sara Marri 1' }));
  expect(await screen.findByText('Called back.')).toBeTruthy();
  expect(addressBar()).toContain('person=contact-1');
  expect(screen.getByRole('heading', { name: 'Sara Marri' })).toBeTruthy();
  expect(screen.getByText('Is the Vento still free?')).toBeTruthy();
  expect(screen.getByText('Message or request')).toBeTruthy();
  expect(screen.getByText('It is.').closest('li')?.textContent).toMatch(/^Our reply/);
  expect(screen.getByText('offer.pdf').closest('li')?.textContent).toMatch(/^Our reply/);
  expect(screen.getByText('Called back.').closest('li')?.textContent).toContain('Layla');
  expect(screen.getByText('Unsubscribed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'make: Orsenza' }).getAttribute('href')).toBe('/inventory?make=Orsenza');
  const [link] = screen.getAllByRole('link', { name: 'Customer message CM-2026-00001' });
  expect(link?.getAttribute('href')).toBe('/admin?tab=inbox&request=contact-1');
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe('/admin?tab=inbox&request=contact-1');
  const book = screen.getByRole('link', { name: 'Book a test drive' });
  expect(book.getAttribute('href')).toBe('/admin?tab=appointments&drive=contact-1');
});

it('sums up the customer: since when, last contact, languages and vehicles', async () => {
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=inbox&person=contact-1');
  const car = await screen.findByRole('link', { name: '2024 Aurelio Vento 7' });
  expect(car.getAttribute('href')).toBe('/vehicle/7');
  const factOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
  expect(factOf('Interested in')).toBe('2024 Aurelio Vento 7Orsenza Corsa');
  expect(factOf('Customer since')).toMatch(/^20\sNov\s2025$|^Nov\s20,\s2025$/);
  expect(factOf('Last contact')).toContain('2026');
  expect(factOf('Language')).toBe('Arabic, English');
});

it('folds the site’s own emails of a day, with their subjects, except a refused one', async () => {
  const items = [
    siteEmail(4, { subject: 'We have received your message' }),
    siteEmail(5, { subject: 'Your test drive is confirmed' }),
    siteEmail(6, { subject: 'Reminder', state: 'failed' }),
    siteEmail(7, { subject: 'Welcome', at: '2026-03-01T08:00:00.000Z' }),
  ];
  site.on('GET /api/inbox/contact-1/person', { body: file({ items }) });
  openAdmin('?tab=inbox&person=contact-1');
  const fold = (await screen.findByText('2 emails from the site')).closest('details');
  const isFolded = (text: string) => fold?.contains(screen.getByText(text));
  expect(['We have received your message', 'Your test drive is confirmed', 'Reminder', 'Welcome'].map(isFolded)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(fold?.open).toBe(false);
});

it('tells apart two customers with one phone number', async () => {
  const brother = { email: 'brother@example.com', firstName: 'Omar', lastName: 'Marri' };
  const message = {
    direction: 'out',
    channel: 'email',
    author: 'Huda',
    address: null,
    subject: 'Re: Import',
    files: [] as string[],
  } as const;
  const items: CustomerFile['items'] = [
    { ...message, type: 'message', id: 8, at, request: 'import-7', text: 'To Omar.' },
    { ...message, type: 'message', id: 9, at, request: 'contact-1', text: 'To Sara.' },
    { type: 'request', id: 2, at, request: 'contact-2', content: request(2, brother), text: 'From Omar.' },
    { type: 'request', id: 1, at, request: 'contact-1', content: request(1), text: 'From Sara.' },
  ];
  site.on('GET /api/inbox/contact-1/person', { body: file({ items }) });
  // Not on this page of the file.
  site.on('GET /api/inbox/import-7', { body: request(7, { ...brother, id: 'import-7', kind: 'import' }) });
  openAdmin('?tab=inbox&person=contact-1');
  const entry = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent;
  await waitFor(async () => expect(await entry('To Omar.')).toMatch(/Omar Marri\s· same phone number/));
  expect(await entry('To Omar.')).toContain('IM-2026-00007');
  expect(await entry('From Omar.')).toMatch(/Omar Marri\s· same phone number/);
  for (const own of ['To Sara.', 'From Sara.']) expect(await entry(own)).not.toContain('same phone number');
  expect(screen.getByText('Requests, including others with this number')).toBeTruthy();
});

it('is merged with another address, which requires a reason, and unmerged', async () => {
  site.on('POST /api/inbox/contact-1/person/links', () => {
    site.on('GET /api/inbox/contact-1/person', { body: file({ links: [LINK], sameNumber: [], version: 'aaaaaaaaaaaaaaaa' }) });
    return { status: 201, body: file() };
  });
  site.on('POST /api/inbox/contact-1/person/links/9/end', refusal('CHANGED_MEANWHILE'));
  openAdmin('?tab=inbox&person=contact-1');
  await press('Merge with brother@example.com');
  const save = screen.getByRole('button', { name: 'Merge' });
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('Why it is the same person'), { target: { value: 'Said so' } });
  fireEvent.click(save);
  await press('Unmerge brother@example.com + sara1@example.com');
  expect(site.calls('POST', '/api/inbox/contact-1/person/links').map(({ body }) => body)).toEqual([
    { email: 'brother@example.com', reason: 'Said so', version: VERSION },
  ]);
  expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeTruthy();
});

it('shows validation errors, and keeps the input', async () => {
  const errors = [{ path: 'email', message: 'This address is already part of this file' }];
  site.on('POST /api/inbox/contact-1/person/links', refusal('VALIDATION_FAILED', { errors }));
  openAdmin('?tab=inbox&person=contact-1');
  await press('Merge with another address');
  const { list } = screen.getByLabelText<HTMLInputElement>('Other email address');
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['brother@example.com']);
  fireEvent.change(screen.getByLabelText('Other email address'), { target: { value: 'sara1@example.com' } });
  fireEvent.change(screen.getByLabelText('Why it is the same person'), { target: { value: 'Said so' } });
  await press('Merge');
  await waitFor(() => expect(screen.getByLabelText('Other email address').getAttribute('aria-invalid')).toBe('true'));
  expect((screen.getByLabelText('Why it is the same person') as HTMLInputElement).value).toBe('Said so');
});

it('names possible duplicates with their latest request, five at first', async () => {
  const sameNumber = [1, 2, 3, 4, 5, 6, 7].map((number) => request(number));
  site.on('GET /api/inbox/contact-1/person', { body: file({ sameNumber }) });
  openAdmin('?tab=inbox&person=contact-1');
  const row = (await screen.findByText('sara1@example.com', { selector: 'details bdi' })).closest('li');
  expect(row?.textContent).toMatch(/^Sara Marri 1 sara1@example.comCustomer message · Our inventory · .*2026/);
  const merges = () => screen.getAllByRole('button', { name: /^Merge with sara/, hidden: true });
  expect(merges()).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show all', hidden: true }));
  expect(merges()).toHaveLength(7);
});

it('says how many requests are in spam, and links to them', async () => {
  site.on('GET /api/inbox/contact-1/person', { body: file({ spam: 13 }) });
  openAdmin('?tab=inbox&person=contact-1');
  const link = await screen.findByRole('link', { name: '13 in spam' });
  expect(link.getAttribute('href')).toBe('/admin?tab=inbox&layout=list&state=spam&q=%2B971501234567');
});
