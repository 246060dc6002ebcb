import { describe, expect, it } from '@jest/globals';
import { aMessage, post } from '../support/contact.js';
import { app, change, environment, get, ids, page, send, setUpInbox, staff } from '../support/inbox.js';
import { aConsignmentRequest, anImportRequest, aReservation, aSourcingRequest, aTestDrive } from '../support/requests.js';

setUpInbox();

it('lists every request of every kind, newest first, with its topic', async () => {
  await post(app, '/api/contact', aMessage());
  await post(app, '/api/import-request', anImportRequest());
  await post(app, '/api/sourcing-request', aSourcingRequest());
  await post(app, '/api/consignment-request', aConsignmentRequest());
  await post(app, '/api/test-drive', aTestDrive());
  await post(app, '/api/vehicle-reservations', aReservation());
  const { pinned, items, next } = await page();
  expect([pinned, next]).toEqual([[], null]);
  expect(items.map(({ id, about }: { id: string; about: object }) => [id, about])).toEqual([
    ['reservation-1', { vehicleName: 'As the browser knows it' }],
    ['test_drive-5', {}],
    ['consignment-4', { vehicleMake: 'Aurelio', vehicleModel: 'Corsa', year: '2021' }],
    ['sourcing-3', { vehicleMake: 'Aurelio', vehicleModel: 'Vento' }],
    ['import-2', { vehicleOfInterest: 'Aurelio Vento 2023' }],
    ['contact-1', { subject: 'inventory' }],
  ]);
  expect(await get('contact-1')).toEqual({
    id: 'contact-1',
    kind: 'contact',
    number: 1,
    state: 'new',
    lostReason: null,
    ownerId: null,
    tags: [],
    reminder: null,
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@customers.example',
    phone: '050 123 4567',
    language: 'en',
    about: { subject: 'inventory' },
    preview: { direction: 'in', text: 'Do you have a silver coupe in stock? I can visit on Saturday.' },
    hasHistory: true,
    createdAt: expect.stringMatching(/Z$/),
    answeredAt: null,
    answer: null,
    dueAt: null,
    remainingMinutes: null,
    pause: null,
    customerRepliedAt: null,
    waitingSince: expect.any(String),
    undeliveredAt: null,
    appointment: null,
    version: 1,
  });
});

it('previews the first text of each request in one line', async () => {
  await send({ message: `A long story:\n${'word '.repeat(100)}` });
  await post(app, '/api/import-request', anImportRequest());
  await post(app, '/api/consignment-request', aConsignmentRequest({ modifications: undefined }));
  await post(app, '/api/test-drive', aTestDrive({ message: undefined }));
  await post(app, '/api/vehicle-reservations', aReservation());
  const texts = (await page()).items.map(({ preview }: { preview: { text: string } | null }) => preview?.text);
  const [story, ...others] = texts.reverse();
  expect(story).toMatch(/^A long story: word word [word ]+$/);
  expect(story).toHaveLength(160);
  expect(others).toEqual(['Right-hand drive is fine.', 'Complete, at the maker', undefined, 'Blue, if possible.']);
});

it('continues from the end of a page in either direction, even if requests share a timestamp', async () => {
  for (let number = 1; number <= 5; number++) await send();
  await environment.sql(`UPDATE inquiries.conversation SET created_at = '2026-11-01' WHERE number IN (2, 3, 4)`);
  for (const sort of ['newest', 'oldest', 'due']) {
    const read: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const part = await page(`pageSize=2&sort=${sort}&cursor=${next}`);
      read.push(...part.items.map(({ id }: { id: string }) => id));
      next = part.next;
    }
    expect(read).toEqual(await ids(`sort=${sort}`));
    expect(new Set(read).size).toBe(5);
  }
});

it.each(['view=x', 'kind=x', 'state=x', 'sort=x', 'vehicle=x', 'cursor=x', 'cursor=MjAyNi05OS05OSAwMDowMDowMHwx', 'pageSize=0'])(
  'rejects %s, naming it',
  async (query) => {
    const { status: code, body } = await staff.get(`/api/inbox?${query}`);
    expect([code, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
  },
);

it('filters by kind, state, tag and owner', async () => {
  await send();
  await post(app, '/api/import-request', anImportRequest());
  await post(app, '/api/contact', { ...aMessage(), website: 'spam' });
  await change('import-2', { ownerId: 1, tags: ['vip', 'Ajman'], state: 'waiting' });
  expect(await ids()).toEqual(['import-2', 'contact-1']);
  expect(await ids('kind=contact')).toEqual(['contact-1']);
  expect(await ids('state=spam')).toEqual(['contact-3']);
  expect(await ids('state=waiting')).toEqual(['import-2']);
  expect(await ids('tag=vip')).toEqual(['import-2']);
  expect((await staff.get('/api/inbox?tag=%00')).status).toBe(400);
  expect(await ids('view=mine')).toEqual(['import-2']);
  expect(await ids('view=unassigned')).toEqual(['contact-1']);
  expect(await ids('view=unanswered')).toEqual(['contact-1']);
  expect((await staff.get('/api/inbox-tags')).body).toEqual(['Ajman', 'vip']);
});

it('lists the requests about a vehicle, of every kind', async () => {
  await send();
  await send({ vehicleId: 7 });
  await send({ vehicleId: 70 });
  await post(app, '/api/test-drive', aTestDrive({ vehicleId: 7 }));
  expect(await ids('vehicle=7')).toEqual(['test_drive-4', 'contact-2']);
  expect((await staff.get('/api/inbox-counts?vehicle=7')).body).toEqual({ new: 2 });
});

it('accepts the former name of the view of unanswered requests', async () => {
  await send();
  await send();
  await change('contact-1', { answer: 'call' });
  expect(await ids('view=waiting')).toEqual(['contact-2']);
  expect((await staff.get('/api/inbox-counts?view=waiting')).body).toEqual({ new: 1 });
});

it('finds a request by what it says', async () => {
  await send();
  await send({ message: 'Is the Arashi still there?' });
  expect(await ids('q=arashi')).toEqual(['contact-2']);
});

describe('the counts of the board', () => {
  const counts = async (query = '') => (await staff.get(`/api/inbox-counts?${query}`)).body;

  it('are grouped by state, with the filters of the list', async () => {
    await send();
    await send({ firstName: 'Omar' });
    await post(app, '/api/import-request', anImportRequest());
    await post(app, '/api/contact', { ...aMessage(), website: 'spam' });
    expect(await counts()).toEqual({ new: 3, spam: 1 });
    await change('import-3', { ownerId: 1, tags: ['vip'], state: 'waiting' });
    expect(await counts()).toEqual({ new: 2, waiting: 1, spam: 1 });
    expect(await counts('kind=import')).toEqual({ waiting: 1 });
    expect(await counts('tag=vip')).toEqual({ waiting: 1 });
    expect(await counts('view=mine')).toEqual({ waiting: 1 });
    expect(await counts('view=unassigned')).toEqual({ new: 2, spam: 1 });
    expect(await counts('view=unanswered')).toEqual({ new: 2 });
    expect(await counts('sort=due')).toEqual({ new: 2 });
    expect(await counts('q=omar')).toEqual({ new: 1 });
    expect(await counts(`q=${encodeURIComponent('#4')}`)).toEqual({ spam: 1 });
  });

  it('include the requests a search shows, also by a number without #', async () => {
    for (const phone of ['+971 50 000 0009', '', '+971 50 000 2000']) await send({ phone });
    const { pinned, items } = await page('q=2&state=new');
    expect(await counts('q=2')).toEqual({ new: pinned.length + items.length });
    expect([pinned.length, items.length]).toEqual([1, 1]);
  });

  it.each(['view=x', 'kind=x', 'sort=x', 'state=new'])('reject %s, naming it', async (query) => {
    const { status: code, body } = await staff.get(`/api/inbox-counts?${query}`);
    expect([code, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
  });
});

it('pins due reminders to the top', async () => {
  await send();
  await send();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await change('contact-1', { reminder: { at, note: 'Call again' } });
  expect((await page()).pinned).toEqual([]);
  await environment.sql(`UPDATE inquiries.conversation SET remind_at = now() - interval '1 minute' WHERE number = 1`);
  const { pinned, items } = await page();
  expect(pinned).toMatchObject([{ id: 'contact-1', reminder: { note: 'Call again' } }]);
  expect(items).toMatchObject([{ id: 'contact-2' }]);
  await change('contact-1', { reminder: null });
  expect((await page()).pinned).toEqual([]);
});

it('also pins them above unanswered requests, but not with another sort order', async () => {
  await send();
  await send();
  await change('contact-1', { answer: 'call' });
  await environment.sql(`UPDATE inquiries.conversation SET remind_at = now() - interval '1 minute', remind_note = ''`);
  for (const view of ['all', 'unanswered']) {
    const { pinned, items } = await page(`view=${view}`);
    expect([view, pinned.map(({ id }: { id: string }) => id), items]).toEqual([view, ['contact-1', 'contact-2'], []]);
  }
  expect((await page('sort=due')).pinned).toEqual([]);
  expect(await ids('sort=due')).toEqual(['contact-2']);
});

it('counts each request to act on once: new by kind, unanswered, and with due reminders', async () => {
  for (let number = 1; number <= 4; number++) await send();
  await post(app, '/api/import-request', anImportRequest());
  const due = (number: number) =>
    environment.sql(`UPDATE inquiries.conversation SET remind_at = now(), remind_note = '' WHERE number = $1`, [number]);
  for (const name of ['contact-1', 'contact-2', 'contact-3']) await change(name, { answer: 'call' });
  const count = async () => (await staff.get('/api/inbox-new')).body;
  expect(await count()).toEqual({ contact: 1, import: 1 });
  await environment.sql(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language)
     SELECT id, 'in', 'link', 'And the price?', 'en' FROM inquiries.conversation WHERE number = 1`,
  );
  for (const number of [1, 2, 4]) await due(number);
  expect(await count()).toEqual({ contact: 1, import: 1, unanswered: 1, reminded: 1 });
  await change('contact-2', { state: 'spam' });
  expect(await count()).toEqual({ contact: 1, import: 1, unanswered: 1 });
});

it('lists further requests with due reminders below the pinned ones', async () => {
  await send();
  await environment.sql(
    `INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, language, details, content_hash, request_id)
     SELECT kind, first_name, last_name, email, language, details, content_hash, request_id
     FROM inquiries.inquiry, generate_series(2, 60)`,
  );
  await environment.sql(`UPDATE inquiries.conversation SET remind_at = now() - interval '1 minute', remind_note = ''`);
  const { pinned, items } = await page();
  expect(new Set([...pinned, ...items].map(({ id }) => id)).size).toBe(60);
});

it('lists other requests from the same address or phone number, however they were typed', async () => {
  await send();
  await send({ email: 'LAYLA@customers.example', phone: '04 222 3333' });
  await send({ email: 'other@customers.example', phone: '٠٥٠١٢٣٤٥٦٧' });
  await send({ email: 'omar@customers.example', phone: '' });
  await post(app, '/api/vehicle-reservations', aReservation());
  const same = async (name: string) =>
    (await staff.get(`/api/inbox/${name}/same-person`)).body.map(({ id }: { id: string }) => id);
  expect(await same('contact-1')).toEqual(['reservation-1', 'contact-3', 'contact-2']);
  expect(await same('contact-4')).toEqual([]);
  const { items } = (await staff.get('/api/inbox')).body;
  const withHistory = items.filter(({ hasHistory }: { hasHistory: boolean }) => hasHistory);
  expect(withHistory.map(({ id }: { id: string }) => id).sort()).toEqual([
    'contact-1',
    'contact-2',
    'contact-3',
    'reservation-1',
  ]);
  expect((await staff.get('/api/inbox/contact-9/same-person')).body.code).toBe('REQUEST_NOT_FOUND');
});
