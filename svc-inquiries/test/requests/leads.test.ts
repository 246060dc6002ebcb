import { requestReference } from '@dealership/contracts';
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
const audit = () =>
  environment.sql('SELECT session_id, action, entity, entity_id, before, after FROM inquiries.audit ORDER BY id');
const events = () => environment.sql('SELECT event FROM inquiries.outbox ORDER BY id');
const namesOf = async (query: string) =>
  (await staff.get(`/api/contact-messages?${query}`)).body.items.map(({ firstName }: { firstName: string }) => firstName);

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty(
    [
      'inquiries.inquiry',
      'inquiries.vehicle_reservation',
      'inquiries.newsletter_subscription',
      'inquiries.note',
      'inquiries.notification',
      'inquiries.audit',
      'inquiries.outbox',
    ],
    { restartIds: true },
  );
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

const CASES: [list: string, path: string, sent: Record<string, unknown>, also: object][] = [
  ['contact-messages', '/api/contact', { ...aMessage({ vehicleId: 7 }) }, { channel: null }],
  ['import-requests', '/api/import-request', anImportRequest(), { termsAcceptedAt: expect.stringMatching(/Z$/) }],
  ['sourcing-requests', '/api/sourcing-request', aSourcingRequest(), {}],
  ['consignment-requests', '/api/consignment-request', aConsignmentRequest(), {}],
  [
    'test-drive-requests',
    '/api/test-drive',
    aTestDrive(),
    {
      vehicleName: null,
      hasConflict: false,
      appointment: { state: 'requested', date: aTestDrive().date, time: aTestDrive().time },
    },
  ],
  ['vehicle-reservations', '/api/vehicle-reservations', aReservation(), { vehicleNameConfirmed: false }],
];

it('finds an entry by its number, before those with the digits elsewhere', async () => {
  for (const phone of ['+971 50 000 0002', '', '+971 50 000 2000']) await send({ firstName: phone || 'Two', phone });
  const found = async (q: string) =>
    (await staff.get(`/api/contact-messages?${new URLSearchParams({ q })}`)).body.items.map(({ id }: { id: number }) => id);
  expect(await found('2')).toEqual([2, 3, 1]);
  expect(await found('#2')).toEqual([2]);
  expect(await found('#200')).toEqual([]);
  expect(await found('CM-2026-00002')).toEqual([2]);
  expect(await found('RS-2026-00002')).toEqual([]);
});

it.each(CASES)('lists %s with every submitted field, and nothing of the other lists', async (list, path, sent, also) => {
  const others = CASES.filter(([other]) => other !== list);
  for (const [, other, content] of others) await post(app, other, content);
  const {
    body: { id, createdAt },
  } = await post(app, path, sent);
  const { status, body } = await staff.get(`/api/${list}`);
  const { acceptTerms: _, ...kept } = sent;
  expect(status).toBe(200);
  expect(body).toEqual({
    items: [
      {
        ...{ id, createdAt },
        ...kept,
        status: 'new',
        state: 'new',
        version: 1,
        phoneE164: '+971501234567',
        language: 'en',
        website: null,
        notes: [],
        ...also,
      },
    ],
    total: 1,
    page: 1,
    pageSize: 25,
  });
});

it('lists the newsletter subscribers', async () => {
  await post(app, '/api/newsletter', { email: 'mona@customers.example' }, { cookie: 'lang=ja' });
  const { body } = await staff.get('/api/newsletter-subscribers?q=MONA');
  expect(body.items).toEqual([
    {
      id: 1,
      status: 'pending',
      version: 1,
      email: 'mona@customers.example',
      language: 'ja',
      website: null,
      confirmedAt: null,
      unsubscribedAt: null,
      createdAt: expect.stringMatching(/Z$/),
      notes: [],
    },
  ]);
});

describe('a list', () => {
  beforeEach(async () => {
    for (const [firstName, lastName, message] of [
      ['Amal', 'Zayed', 'A silver coupe, 100% original'],
      ['Bilal', 'Yusuf', 'Any convertible would be fine'],
      ['Chie', '山田', 'オープンカーはありますか、教えてください'],
    ])
      await send({ firstName, lastName, message, email: `${firstName}@customers.example` });
    await send({ firstName: 'Robot', website: 'http://spam.example' });
    await environment.sql(
      `UPDATE inquiries.inquiry SET created_at = timestamptz '2026-11-20 23:30:00+04' + id * interval '1 hour'`,
    );
    await environment.sql(`UPDATE inquiries.inquiry SET status = 'done' WHERE id = 2`);
  });

  it.each([
    ['', ['Chie', 'Bilal', 'Amal']],
    ['status=all', ['Robot', 'Chie', 'Bilal', 'Amal']],
    ['status=spam', ['Robot']],
    ['status=done', ['Bilal']],
    ['sort=oldest', ['Amal', 'Bilal', 'Chie']],
    ['sort=name', ['Bilal', 'Amal', 'Chie']],
    ['sort=status', ['Chie', 'Amal', 'Bilal']],
    ['q=SILVER', ['Amal']],
    ['q=100%25', ['Amal']],
    ['q=%25', ['Amal']],
    ['q=_ilver', []],
    ['q=%E5%B1%B1%E7%94%B0', ['Chie']],
    ['q=bilal@cust', ['Bilal']],
    ['q=501234567&status=all', ['Robot', 'Chie', 'Bilal', 'Amal']],
    ['q=message', []],
    ['from=2026-11-21', ['Chie', 'Bilal', 'Amal']],
    ['from=2026-11-22', []],
    ['to=2026-11-20', []],
    ['from=2026-11-21&to=2026-11-21&q=fine', ['Bilal']],
    ['from=2026-11-20T21:00:00Z', ['Chie', 'Bilal']],
    ['pageSize=2', ['Chie', 'Bilal']],
    ['pageSize=2&page=2', ['Amal']],
    ['page=9', []],
  ])('answers %s', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('returns the total besides the page', async () => {
    const { body } = await staff.get('/api/contact-messages?pageSize=2&page=2');
    expect(body).toMatchObject({ total: 3, page: 2, pageSize: 2 });
  });

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['pageSize=101', 'pageSize'],
    ['sort=email', 'sort'],
    ['status=pending', 'status'],
    ['from=yesterday', 'from'],
    ['to=2026-13-01', 'to'],
    ['from=2020-W01-1', 'from'],
    ['from=20200101', 'from'],
    ['from=2020-001', 'from'],
    ['to=2020-01-01T00', 'to'],
    ['to=2020-01-01T00:00:00%2B99:99', 'to'],
    ['q=a&q=b', 'q'],
    ['colour=red', 'colour'],
  ])('rejects %s, naming it', async (query, path) => {
    const { body } = await staff.get(`/api/contact-messages?${query}`);
    expect(body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ path })] });
  });
});

describe('the status', () => {
  it('is set with an audit row, and leaves the submission unchanged', async () => {
    await send();
    const [before] = await environment.sql<{ details: object }>('SELECT details, content_hash FROM inquiries.inquiry');
    const { status, body } = await staff.put('/api/contact-messages/1', { status: 'in_progress', version: 1 });
    expect([status, body.status, body.version, body.message]).toEqual([200, 'in_progress', 2, aMessage().message]);
    expect(await environment.sql('SELECT details, content_hash FROM inquiries.inquiry')).toEqual([before]);
    expect(await audit()).toEqual([
      {
        session_id: 'session-1',
        action: 'update',
        entity: 'contact-messages',
        entity_id: 1,
        before: { status: 'new', state: 'new' },
        after: { status: 'in_progress', state: 'answered' },
      },
    ]);
    const reference = requestReference('contact', 1, body.createdAt);
    expect((await staff.get('/api/audit/inquiries')).body).toMatchObject({ total: 1, items: [{ entityId: 1, reference }] });
  });

  it('shows in the list as the state in the inbox', async () => {
    await send();
    await staff.put('/api/contact-messages/1', { status: 'in_progress', version: 1 });
    expect((await staff.get('/api/contact-messages')).body.items).toMatchObject([{ status: 'in_progress', state: 'answered' }]);
  });

  it('leaves no trace if unchanged', async () => {
    await send();
    expect((await staff.put('/api/contact-messages/1', { status: 'new' })).body.version).toBe(1);
    expect(await audit()).toEqual([]);
  });

  it('announces what is no longer spam again, unless it was confirmed before or came from a robot', async () => {
    await send();
    const submitted = { event: 'inquiry.submitted' };
    const restore = async (id: number, version: number) => {
      await staff.put(`/api/contact-messages/${id}`, { status: 'spam', version });
      expect((await staff.put(`/api/contact-messages/${id}`, { status: 'new', version: version + 1 })).status).toBe(200);
    };
    await restore(1, 1);
    expect(await events()).toEqual([submitted, submitted]);
    await environment.sql(`INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state)
      VALUES ('inquiry.submitted', 1, 'visitor', 'layla@customers.example', '<1@cars.example>', 'en', 'sent')`);
    await restore(1, 3);
    await send({ website: 'https://robot.example' });
    await staff.put('/api/contact-messages/2', { status: 'new', version: 1 });
    expect(await events()).toEqual([submitted, submitted]);
  });

  it('is rejected if somebody else changed it in the meantime', async () => {
    await send();
    await staff.put('/api/contact-messages/1', { status: 'done', version: 1 });
    const { body } = await staff.put('/api/contact-messages/1', { status: 'spam', version: 1 });
    expect(body).toMatchObject({ statusCode: 409, code: 'CHANGED_MEANWHILE' });
    expect(await environment.sql('SELECT status FROM inquiries.inquiry')).toEqual([{ status: 'done' }]);
  });

  it.each([
    ['an unknown status', { status: 'sold' }, 'status'],
    ['a field that the visitor sent', { status: 'done', message: 'Something else' }, 'message'],
    ['no status', { version: 1 }, 'status'],
  ])('is rejected with %s', async (_, change, path) => {
    await send();
    const { body } = await staff.put('/api/contact-messages/1', change);
    expect(body).toMatchObject({ statusCode: 400, errors: [expect.objectContaining({ path })] });
  });

  it('an entry of another list, or of none, is not found', async () => {
    await send();
    for (const path of ['/api/import-requests/1', '/api/vehicle-reservations/1', '/api/contact-messages/2'])
      expect((await staff.put(path, { status: 'done' })).body).toMatchObject({ statusCode: 404, code: 'REQUEST_NOT_FOUND' });
    for (const id of ['0', 'x', '99999999999'])
      expect((await staff.put(`/api/contact-messages/${id}`, { status: 'done' })).status).toBe(400);
  });

  it('of a subscriber cannot be set to confirmed, and changes from spam to pending', async () => {
    await post(app, '/api/newsletter', { email: 'mona@customers.example', website: 'x' });
    const put = (status: string) => staff.put('/api/newsletter-subscribers/1', { status });
    expect((await put('confirmed')).status).toBe(400);
    expect((await put('pending')).body).toMatchObject({ status: 'pending' });
    expect(await events()).toEqual([{ event: 'newsletter.requested' }]);
    expect((await put('unsubscribed')).body).toMatchObject({ unsubscribedAt: expect.any(String) });
    expect((await put('pending')).body).toMatchObject({ statusCode: 400, errors: [{ path: 'status' }] });
  });
});

describe('a note', () => {
  it('is added to the entry, with its author', async () => {
    await send();
    await staff.post('/api/contact-messages/1/notes', { text: 'Called back,\r\nno answer.' });
    const { body } = await staff.post('/api/contact-messages/1/notes', { text: 'Reached her.' });
    expect(body.notes).toEqual([
      {
        id: 1,
        text: 'Called back,\nno answer.',
        author: 'Owner',
        sessionId: 'session-1',
        createdAt: expect.stringMatching(/Z$/),
      },
      { id: 2, text: 'Reached her.', author: 'Owner', sessionId: 'session-1', createdAt: expect.any(String) },
    ]);
    expect((await staff.get('/api/contact-messages')).body.items[0].notes).toEqual(body.notes);
    expect(await audit()).toHaveLength(2);
  });

  it.each([{}, { text: '' }, { text: ' \u0000 ' }, { text: 7 }, { text: 'x'.repeat(5001) }])(
    'is rejected as %j',
    async (body) => {
      await send();
      const answer = await staff.post('/api/contact-messages/1/notes', body);
      expect(answer.body).toMatchObject({ statusCode: 400, errors: [expect.objectContaining({ path: 'text' })] });
    },
  );

  it('can also be added to subscribers and reservations', async () => {
    await post(app, '/api/newsletter', { email: 'mona@customers.example' });
    await post(app, '/api/vehicle-reservations', aReservation());
    for (const list of ['newsletter-subscribers', 'vehicle-reservations'])
      expect((await staff.post(`/api/${list}/1/notes`, { text: 'Seen.' })).body.notes).toHaveLength(1);
  });
});
