import { type InboxState, LEAD_STATUSES, STATUSES_OF_STATE } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { aConsignmentRequest, anImportRequest, aReservation, aSourcingRequest, aTestDrive } from '../support/requests.js';

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const send = (changes = {}) => post(app, '/api/contact', aMessage(changes));
const page = async (query = '') => (await staff.get(`/api/inbox?${query}`)).body;
const ids = async (query = '') => (await page(query)).items.map(({ id }: { id: string }) => id);
const get = async (name: string) => (await staff.get(`/api/inbox/${name}`)).body;
const change = async (name: string, body: object) => {
  const { version } = await get(name);
  return staff.put(`/api/inbox/${name}`, { version, ...body });
};
const status = async (list: string) => (await staff.get(`/api/${list}?status=all`)).body.items[0].status;

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(() =>
  environment.empty(['inquiries.inquiry', 'inquiries.vehicle_reservation', 'inquiries.audit'], { restartIds: true }),
);

afterAll(async () => {
  await app.close();
  await environment.remove();
});

it('lists every request of every kind, newest first, with its topic', async () => {
  await post(app, '/api/contact', aMessage());
  await post(app, '/api/import-request', anImportRequest());
  await post(app, '/api/sourcing-request', aSourcingRequest());
  await post(app, '/api/consignment-request', aConsignmentRequest());
  await post(app, '/api/test-drive', aTestDrive());
  await post(app, '/api/vehicle-reservations', aReservation());
  const { first, items, next } = await page();
  expect([first, next]).toEqual([[], null]);
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
    createdAt: expect.stringMatching(/Z$/),
    answeredAt: null,
    answer: null,
    dueAt: null,
    minutesLeft: null,
    pause: null,
    askedAt: null,
    waitsFrom: expect.any(String),
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

it.each(['view=x', 'kind=x', 'state=x', 'sort=x', 'cursor=x', 'cursor=MjAyNi05OS05OSAwMDowMDowMHwx', 'pageSize=0'])(
  'rejects %s, naming it',
  async (query) => {
    const { status: code, body } = await staff.get(`/api/inbox?${query}`);
    expect([code, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
  },
);

describe('the search', () => {
  const found = async (q: string) => {
    const { first, items } = await page(new URLSearchParams({ q }).toString());
    return [first, items].map((rows) => rows.map(({ id }: { id: string }) => id));
  };

  it('finds a reference number with and without #, before entries with the digits elsewhere', async () => {
    for (const phone of ['+971 50 000 0002', '', '+971 50 000 2000']) await send({ phone });
    await post(app, '/api/vehicle-reservations', aReservation());
    await post(app, '/api/vehicle-reservations', aReservation());
    await post(app, '/api/contact', { ...aMessage(), website: 'spam' });
    expect(await found('#2')).toEqual([['reservation-2', 'contact-2'], []]);
    for (const digits of ['#٢', '#۲', '\u200e#٢', '＃２'])
      expect([digits, await found(digits)]).toEqual([digits, [['reservation-2', 'contact-2'], []]]);
    expect((await found('٢'))[0]).toEqual(['reservation-2', 'contact-2']);
    expect((await found(' 2 '))[0]).toEqual(['reservation-2', 'contact-2']);
    expect((await found('2'))[1]).toEqual(['reservation-1', 'contact-3', 'contact-1']);
    expect(await found('#4')).toEqual([['contact-4'], []]);
    expect(await found('#200')).toEqual([[], []]);
  });

  it('finds the exact request by its reference, in any case and digits, and any with its number without the letters', async () => {
    await send();
    await send();
    const { body: receipt } = await post(app, '/api/vehicle-reservations', aReservation());
    await post(app, '/api/vehicle-reservations', aReservation());
    expect(receipt.reference).toBe(`RS-${receipt.createdAt.slice(0, 4)}-00001`);
    for (const q of [receipt.reference, receipt.reference.toLowerCase(), 'RS-2020-٠٠٠٠١', 'rs 1'])
      expect([q, await found(q)]).toEqual([q, [['reservation-1'], []]]);
    expect((await found('2026-00002'))[0]).toEqual(['reservation-2', 'contact-2']);
    expect(await found('IM-2026-00001')).toEqual([[], []]);
  });

  it.each(['haddad', 'LAYLA@customers', '050 123 4567', '0501234567', '+971 50-123-4567', '٠٥٠١٢٣٤٥٦٧', 'Layla H'])(
    'finds by %s',
    async (q) => {
      await send();
      await send({ firstName: 'Omar', lastName: 'Saleh', email: 'omar@customers.example', phone: '04 222 3333' });
      expect(await found(q)).toEqual([[], ['contact-1']]);
    },
  );

  it.each(['100%', 'o_ar', '\\', "'"])('treats %s literally', async (q) => {
    await send();
    expect(await found(q)).toEqual([[], []]);
  });
});

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
  expect(await ids('view=mine')).toEqual(['import-2']);
  expect(await ids('view=unassigned')).toEqual(['contact-1']);
  expect(await ids('view=waiting')).toEqual(['contact-1']);
  expect((await staff.get('/api/inbox-tags')).body).toEqual(['Ajman', 'vip']);
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
    expect(await counts('view=waiting')).toEqual({ new: 2 });
    expect(await counts('sort=due')).toEqual({ new: 2 });
    expect(await counts('q=omar')).toEqual({ new: 1 });
    expect(await counts(`q=${encodeURIComponent('#4')}`)).toEqual({ spam: 1 });
  });

  it('include the requests a search shows, also by a number without #', async () => {
    for (const phone of ['+971 50 000 0009', '', '+971 50 000 2000']) await send({ phone });
    const { first, items } = await page('q=2&state=new');
    expect(await counts('q=2')).toEqual({ new: first.length + items.length });
    expect([first.length, items.length]).toEqual([1, 1]);
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
  expect((await page()).first).toEqual([]);
  await environment.sql(`UPDATE inquiries.conversation SET remind_at = now() - interval '1 minute' WHERE number = 1`);
  const { first, items } = await page();
  expect(first).toMatchObject([{ id: 'contact-1', reminder: { note: 'Call again' } }]);
  expect(items).toMatchObject([{ id: 'contact-2' }]);
  await change('contact-1', { reminder: null });
  expect((await page()).first).toEqual([]);
});

it('also pins them above waiting requests, but not with another sort order', async () => {
  await send();
  await send();
  await change('contact-1', { answer: 'call' });
  await environment.sql(`UPDATE inquiries.conversation SET remind_at = now() - interval '1 minute', remind_note = ''`);
  for (const view of ['all', 'waiting']) {
    const { first, items } = await page(`view=${view}`);
    expect([view, first.map(({ id }: { id: string }) => id), items]).toEqual([view, ['contact-1', 'contact-2'], []]);
  }
  expect((await page('sort=due')).first).toEqual([]);
  expect(await ids('sort=due')).toEqual(['contact-2']);
});

it('counts each request to act on once: new by kind, waiting, and with due reminders', async () => {
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
  expect(await count()).toEqual({ contact: 1, import: 1, waiting: 1, reminded: 1 });
  await change('contact-2', { state: 'spam' });
  expect(await count()).toEqual({ contact: 1, import: 1, waiting: 1 });
});

it('lists further requests with due reminders below the pinned ones', async () => {
  await send();
  await environment.sql(
    `INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, language, details, content_hash, request_id)
     SELECT kind, first_name, last_name, email, language, details, content_hash, request_id
     FROM inquiries.inquiry, generate_series(2, 60)`,
  );
  await environment.sql(`UPDATE inquiries.conversation SET remind_at = now() - interval '1 minute', remind_note = ''`);
  const { first, items } = await page();
  expect(new Set([...first, ...items].map(({ id }) => id)).size).toBe(60);
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
  expect((await staff.get('/api/inbox/contact-9/same-person')).body.code).toBe('REQUEST_NOT_FOUND');
});

describe('a change', () => {
  beforeEach(() => send());

  it('records the first answer, how it was given, and an audit row under the list’s name', async () => {
    const { body } = await change('contact-1', { answer: 'call' });
    expect(body).toMatchObject({ state: 'answered', answer: 'call', answeredAt: expect.stringMatching(/Z$/), version: 2 });
    const { body: again } = await change('contact-1', { answer: 'reply', state: 'waiting' });
    expect(again).toMatchObject({ state: 'waiting', answer: 'call', answeredAt: body.answeredAt });
    expect(await environment.sql('SELECT entity, entity_id, before, after FROM inquiries.audit ORDER BY id')).toEqual([
      {
        entity: 'contact-messages',
        entity_id: 1,
        before: { state: 'new', status: 'new' },
        after: { state: 'answered', status: 'in_progress', answer: 'call' },
      },
      { entity: 'contact-messages', entity_id: 1, before: { state: 'answered' }, after: { state: 'waiting', answer: 'reply' } },
    ]);
  });

  const row = async () =>
    (await environment.sql<Record<string, unknown>>('SELECT * FROM inquiries.conversation WHERE number = 1'))[0];
  const measured = () => environment.sql('UPDATE inquiries.conversation SET answer_minutes = 5, answer_kept = true');

  it('of the state alone ends the wait, and the first answer after it is measured', async () => {
    const { body } = await change('contact-1', { state: 'answered' });
    expect(body).toMatchObject({ answer: null, answeredAt: expect.any(String), waitsFrom: null });
    await measured();
    await environment.sql("UPDATE inquiries.conversation SET answered_at = '2026-01-01'");
    const { body: answered } = await change('contact-1', { answer: 'call' });
    expect(answered).toMatchObject({ state: 'answered', answer: 'call', answeredAt: expect.not.stringContaining('2026-01-01') });
    expect(await row()).toMatchObject({ answer_minutes: null, answer_kept: null, clock_from: expect.any(Date) });
  });

  it.each([
    ['the request was won', () => change('contact-1', { state: 'won' })],
    [
      'somebody waited anew',
      () => environment.sql("UPDATE inquiries.conversation SET round = 1, state = 'answered', answered_at = now()"),
    ],
  ])('that is the first after %s is not measured', async (_what, before) => {
    await before();
    await measured();
    await change('contact-1', { answer: 'call' });
    expect(await row()).toMatchObject({ answer: 'call', clock_from: null, answer_minutes: null });
  });

  it('is rejected with an outdated version', async () => {
    await change('contact-1', { ownerId: 1 });
    const late = await staff.put('/api/inbox/contact-1', { ownerId: 2, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    await staff.put('/api/contact-messages/1', { status: 'done' });
    expect((await staff.put('/api/inbox/contact-1', { ownerId: 2, version: 2 })).status).toBe(409);
    expect(await get('contact-1')).toMatchObject({ ownerId: 1, version: 3 });
  });

  it.each([
    [{ state: 'lost' }, 'lostReason'],
    [{ state: 'x' }, 'state'],
    [{ tags: ['a', 'a'] }, 'tags'],
    [{ reminder: { at: 'tomorrow', note: '' } }, 'reminder.at'],
    [{ ownerId: 0 }, 'ownerId'],
    [{ answer: 'shout' }, 'answer'],
    [{ version: undefined }, 'version'],
  ])('is rejected with %j, naming the field', async (body, path) => {
    const { status: code, body: answer } = await change('contact-1', body);
    expect([code, answer.errors?.[0].path]).toEqual([400, path]);
  });

  it.each(['contact-2', 'import-1', 'reservation-1', 'contact-0', 'nothing', 'contact-99999999999'])(
    'of %s finds no request',
    async (name) => {
      expect((await staff.get(`/api/inbox/${name}`)).body.code).toBe('REQUEST_NOT_FOUND');
      expect((await staff.put(`/api/inbox/${name}`, { version: 1 })).body.code).toBe('REQUEST_NOT_FOUND');
    },
  );
});

describe('the inbox state and the list status', () => {
  beforeEach(() => send());

  it.each([
    [{ state: 'answered' }, 'in_progress'],
    [{ state: 'waiting' }, 'in_progress'],
    [{ state: 'won' }, 'done'],
    [{ state: 'lost', lostReason: 'Too dear' }, 'done'],
    [{ state: 'spam' }, 'spam'],
  ])('%j in the inbox is %s in the list', async (body, expected) => {
    expect((await change('contact-1', body)).status).toBe(200);
    expect(await status('contact-messages')).toBe(expected);
  });

  it.each([
    ['new', 'in_progress', 'answered'],
    ['new', 'done', 'answered'],
    ['waiting', 'in_progress', 'waiting'],
    ['waiting', 'done', 'answered'],
    ['won', 'done', 'won'],
    ['won', 'in_progress', 'answered'],
    ['won', 'new', 'new'],
    ['answered', 'spam', 'spam'],
  ])('turn %s with the list’s %s into %s', async (state, next, expected) => {
    await change('contact-1', { state });
    await staff.put('/api/contact-messages/1', { status: next });
    expect((await get('contact-1')).state).toBe(expected);
    expect(await status('contact-messages')).toBe(next);
  });

  it('give a new deadline and new reminders to a request wrongly marked as spam', async () => {
    await environment.sql(
      `UPDATE inquiries.conversation SET promised_minutes = 60, due_at = now() - interval '1 day', step_at = now(), clock_step = 3`,
    );
    for (const next of ['spam', 'new']) await staff.put('/api/contact-messages/1', { status: next });
    const [row] = await environment.sql('SELECT due_at, step_at, clock_step FROM inquiries.conversation');
    // The notifier's loop starts the clock of requests without a deadline.
    expect(row).toEqual({ due_at: null, step_at: null, clock_step: 0 });
  });

  it('agree after a concurrent change of both', async () => {
    const both = [
      ...['answered', 'won', 'waiting'].map((state) => staff.put('/api/inbox/contact-1', { state, version: 1 })),
      ...['done', 'in_progress'].map((next) => staff.put('/api/contact-messages/1', { status: next })),
    ];
    expect((await Promise.all(both)).every(({ status: code }) => code === 200 || code === 409)).toBe(true);
    const fits = { in_progress: ['answered', 'waiting'], done: ['answered', 'won'] };
    const now = (await status('contact-messages')) as keyof typeof fits;
    expect(fits[now]).toContain((await get('contact-1')).state);
  });
});

it.each(LEAD_STATUSES)('has a state in the database that fits the status %s of the lists', async (status) => {
  const [row] = await environment.sql<{ state: InboxState }>('SELECT inquiries.state_of_status($1) AS state', [status]);
  expect(row && STATUSES_OF_STATE[row.state]).toContain(status);
});
