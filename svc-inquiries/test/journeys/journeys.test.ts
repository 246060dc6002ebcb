import { randomUUID } from 'node:crypto';
import {
  dubaiDay,
  JOURNEY_FILE_BYTES,
  JOURNEY_KINDS,
  JOURNEY_PART_BYTES,
  MAX_ATTACHMENT_BYTES,
  ROLES,
} from '@dealership/contracts';
import { aPhotograph, asMember, startTestApp, unauthorizedCallers } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { OverdueStepsTask } from '../../src/journeys/steps/overdue-steps.task.js';
import type { NotifiedEvent } from '../../src/notifications/notified-event.js';
import { emailsFor } from '../../src/notifier/event-templates/emails-for-event.js';
import { aMessage, post } from '../support/contact.js';
import { dealer } from '../support/emails.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { anImportRequest } from '../support/requests.js';

const TITLE = 'Toyota Land Cruiser 300, 2024';
const TOKEN = 'A'.repeat(43);
const CUSTOMER = { firstName: 'Mona', lastName: 'Haddad', email: 'mona@customers.example', language: 'ja' };

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const create = async (changes: object = {}) =>
  (await staff.post('/api/staff/journeys', { kind: 'import', request: 'import-1', title: TITLE, ...changes })).body;
const step = (id: number, key: string, body: object = {}) => staff.post(`/api/staff/journeys/${id}/steps/${key}/done`, body);
const undo = (id: number, key: string, body: object = {}) => staff.post(`/api/staff/journeys/${id}/steps/${key}/undo`, body);
const plan = (id: number, key: string, body: object) => staff.put(`/api/staff/journeys/${id}/steps/${key}`, body);
const link = async (id: number) => (await staff.post(`/api/staff/journeys/${id}/links`, {})).body;
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const open = (token: string) => request(app.getHttpServer()).get(`/api/journeys/${token}`);
const renew = (token: string) => post(app, '/api/journeys/renew', { token });

/** The e-mails due for the events in the outbox. */
async function journeyEmails() {
  const rows = await environment.sql<{ event: NotifiedEvent['event']; payload: Record<string, number> }>(
    `SELECT event, payload FROM inquiries.outbox WHERE event LIKE 'journey.%' ORDER BY id`,
  );
  const manager = environment.dataSource.manager;
  const sources = {
    manager,
    settings: { dealer, linkDays: 30, replyTo: () => ({ name: dealer.siteNames.en, address: dealer.email }) },
    requestId: null,
  } as never;
  const emails = await Promise.all(
    rows.map(({ event, payload: { journeyId, journeyStepId, occurrence = 0 } }) =>
      emailsFor({ event, subjectId: (journeyId ?? journeyStepId) as number, occurrence }, sources),
    ),
  );
  return emails.flat();
}

const to = () => ({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });

/** Sends a chunk of a file. */
const part = (id: number, upload: string, offset: number, bytes: Buffer) =>
  request(app.getHttpServer())
    .post(`/api/staff/journeys/${id}/uploads/${upload}/parts?offset=${offset}`)
    .set({ ...asMember(to()), 'content-type': 'application/octet-stream' })
    .send(bytes);

/** Sends a file in two chunks. */
async function sendFile(id: number, bytes: Buffer, { upload = randomUUID(), name = 'At the port.jpg' } = {}) {
  const begun = await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name, size: bytes.length, step: 'port' });
  expect(begun.body).toEqual({ received: 0, file: null });
  const middle = Math.floor(bytes.length / 2);
  expect((await part(id, upload, 0, bytes.subarray(0, middle))).body).toEqual({ received: middle, file: null });
  return part(id, upload, middle, bytes.subarray(middle));
}

const write = (token: string, text: string, key: string = randomUUID()) =>
  post(app, `/api/journeys/${token}/messages`, { text }, { 'idempotency-key': key });

const outbox = () => environment.sql(`SELECT id FROM inquiries.outbox WHERE event LIKE 'journey.%'`);

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty(['inquiries.inquiry', 'inquiries.vehicle_reservation', 'inquiries.audit', 'inquiries.outbox'], {
    restartIds: true,
  });
  await post(app, '/api/import-request', anImportRequest(), { 'accept-language': 'ar' });
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('a journey', () => {
  it('belongs to a request, once, and has the steps of its kind', async () => {
    const journey = await create();
    expect(journey).toMatchObject({ request: 'import-1', title: TITLE, language: 'ar', firstName: 'Layla', version: 1 });
    expect(journey.steps.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['paid', 'vessel', 'customs', 'handed-over']),
    );
    expect((await create({ title: 'Another' })).id).toBe(journey.id);
    const { body } = await staff.get('/api/staff/journeys?request=import-1');
    expect(body).toMatchObject({ total: 1, items: [{ id: journey.id, next: { key: 'ordered' }, late: 0 }] });
    expect((await staff.get('/api/staff/journeys?view=done')).body.total).toBe(0);
    expect((await create({ request: 'import-99' })).code).toBe('REQUEST_NOT_FOUND');
  });

  it('of a manually entered customer belongs to a request that does not wait', async () => {
    const journey = await create({ kind: 'auction', request: undefined, customer: CUSTOMER });
    expect(journey).toMatchObject({ kind: 'auction', request: 'contact-2', language: 'ja', email: 'mona@customers.example' });
    expect((await staff.get('/api/inbox/contact-2')).body).toMatchObject({ state: 'answered', dueAt: null, about: {} });
    expect((await create({ request: undefined })).errors).toEqual([{ path: 'customer', message: 'Please fill this in' }]);
    expect(await environment.sql(`SELECT id FROM inquiries.outbox WHERE event = 'inquiry.submitted'`)).toHaveLength(1);
  });

  it('of a manually entered customer is excluded from statistics and submissions, and found by its number', async () => {
    await post(app, '/api/contact', aMessage());
    await create({ kind: 'auction', request: undefined, customer: CUSTOMER });
    const today = dubaiDay(new Date());
    const { days, overall, answers, sources } = (await staff.get(`/api/staff/figures/requests?from=${today}&to=${today}`)).body;
    expect(days).toEqual(['contact', 'import'].map((kind) => ({ day: today, kind, requests: 1 })));
    expect([overall.requests, overall.answered, sources]).toEqual([2, 0, [{ source: null, requests: 2, won: 0 }]]);
    expect(answers).toMatchObject(['contact', 'import'].map((kind) => ({ kind, requests: 1 })));

    expect((await staff.get('/api/contact-messages')).body).toMatchObject({ total: 1, items: [{ id: 2, firstName: 'Layla' }] });
    expect((await staff.get('/api/contact-messages/export')).text).not.toContain('Mona');
    const { body } = await staff.get('/api/contact-messages?status=all&q=%233');
    expect(body.items).toMatchObject([{ id: 3, firstName: 'Mona', subject: null, message: null }]);
    const noted = await staff.post('/api/contact-messages/3/notes', { text: 'Prefers calls' });
    expect([noted.status, noted.body.notes]).toMatchObject([201, [{ text: 'Prefers calls' }]]);
    expect((await staff.get('/api/inbox?q=mona')).body.items).toMatchObject([{ id: 'contact-3', about: {} }]);
    const mine = { email: CUSTOMER.email };
    expect((await staff.post('/api/privacy/inquiries/find', mine)).body.items).toMatchObject([
      { place: 'contact-messages', id: 3 },
    ]);
    expect((await staff.post('/api/privacy/inquiries/erase', mine)).body.erased).toEqual({ 'contact-messages': 1 });
  });

  it('can be of every kind', async () => {
    for (const kind of JOURNEY_KINDS)
      expect((await create({ kind, request: undefined, customer: CUSTOMER })).steps.length).toBeGreaterThan(5);
  });
});

describe('a step', () => {
  it('completed twice counts once and sends one e-mail in the customer’s language, and can be undone', async () => {
    const { id } = await create();
    expect((await step(id, 'paid', { doneOn: '2026-11-20', version: 1 })).body.version).toBe(2);
    expect((await step(id, 'paid', { doneOn: '2026-11-20', version: 1 })).status).toBe(200);
    const [received, ...more] = await journeyEmails();
    expect([received?.to, received?.language, more]).toEqual([['layla@customers.example'], 'ar', []]);
    expect(received?.notBefore?.getTime()).toBeGreaterThan(Date.now());
    const { subject, text } = (await received?.write(environment.dataSource.manager)) ?? { subject: '', text: '' };
    expect(subject).toContain('الدفع');
    const [, token = ''] = /\/journey\/([\w-]{43})\?lang=ar/.exec(text) ?? [];
    expect((await open(token)).body.steps[1]).toMatchObject({ key: 'paid', doneOn: '2026-11-20', late: false });
    expect((await undo(id, 'paid', { version: 2 })).body.steps[1].doneOn).toBeNull();
    expect(await journeyEmails()).toEqual([]);
    await step(id, 'paid', { version: 3 });
    expect(await journeyEmails()).toHaveLength(1);
  });

  it('for the vessel names it in the e-mail', async () => {
    const { id } = await create();
    await step(id, 'vessel', { note: 'MV Aurora 7' });
    const [received] = await journeyEmails();
    const { text } = (await received?.write(environment.dataSource.manager)) ?? { text: '' };
    expect(text).toMatch(/السفينة.*MV Aurora 7/);
  });

  it('is overdue once its estimate has passed, until it is done', async () => {
    const { id } = await create();
    await plan(id, 'vessel', { estimate: '2020-01-31', note: 'MV Morning Star', version: 1 });
    await plan(id, 'sea', { estimate: '2099-01-31', version: 2 });
    const late = async () =>
      (await staff.get(`/api/staff/journeys/${id}`)).body.steps
        .filter((one: { late: boolean }) => one.late)
        .map(({ key, note }: { key: string; note: string }) => [key, note]);
    expect(await late()).toEqual([['vessel', 'MV Morning Star']]);
    expect((await staff.get('/api/staff/journeys?view=late')).body.total).toBe(1);
    await step(id, 'vessel', { quiet: true });
    expect([await late(), await outbox()]).toEqual([[], []]);
    expect((await staff.get('/api/staff/journeys?view=late')).body.total).toBe(0);
  });

  it('is not changed with an outdated version, and must belong to the journey', async () => {
    const { id } = await create();
    await plan(id, 'vessel', { estimate: '2027-01-31', version: 1 });
    expect((await step(id, 'vessel', { version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await staff.put(`/api/staff/journeys/${id}`, { title: 'B', version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await step(id, 'moon')).body.code).toBe('JOURNEY_STEP_NOT_FOUND');
    expect((await step(99, 'vessel')).body.code).toBe('JOURNEY_NOT_FOUND');
    for (const day of ['soon', '2026-02-31', '0000-01-01']) {
      const answers = [await plan(id, 'vessel', { estimate: day }), await step(id, 'vessel', { doneOn: day })];
      expect(answers.map(({ status, body }) => [status, body.errors[0].path])).toEqual([
        [400, 'estimate'],
        [400, 'doneOn'],
      ]);
    }
    const tomorrow = { doneOn: dubaiDay(new Date(), 1) };
    expect((await step(id, 'vessel', tomorrow)).body.errors).toEqual([{ path: 'doneOn', message: 'This day is still to come' }]);
    expect(await outbox()).toEqual([]);
    const audit = await environment.sql<{ after: object }>(
      `SELECT after FROM inquiries.audit WHERE entity = 'journeys' ORDER BY id`,
    );
    expect(audit.map(({ after }) => after)).toEqual([
      { kind: 'import', title: TITLE, request: 'import-1' },
      { step: 'vessel', estimate: '2027-01-31' },
    ]);
  });
});

describe('a link', () => {
  it('opens only its journey’s page, which is neither cached nor indexed', async () => {
    const { id } = await create({ keeper: { id: 4, name: 'Huda' } });
    const made = await link(id);
    expect(made.whatsapp).toMatch(/^https:\/\/wa\.me\/971501234567\?text=/);
    expect(made.text).toContain(`\n${made.url}`);
    const { status, body, headers } = await open(tokenOf(made));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^IM-20\d\d-00001$/),
      title: TITLE,
      keeper: { name: 'Huda', phone: '+971 6 000 0248' },
    });
    for (const kept of ['email', 'phone', 'id', 'version']) expect(body).not.toHaveProperty(kept);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(JSON.stringify(await environment.sql('SELECT * FROM inquiries.journey_link'))).not.toContain(tokenOf(made));
  });

  it('that is unknown shows no page; a revoked or expired one is reported as such', async () => {
    const { id } = await create();
    const [first, second] = [await link(id), await link(id)];
    for (const token of [TOKEN, 'short', `${tokenOf(first)}A`, '%00', "'"])
      expect([(await open(token)).status, (await open(token)).body.code]).toEqual([404, 'JOURNEY_NOT_FOUND']);
    expect((await open(tokenOf(second))).status).toBe(200);
    const { body } = await staff.post(`/api/staff/journeys/${id}/links/revoke`, {});
    expect(body.links).toMatchObject({ working: 0, expiresAt: null });
    for (const made of [first, second]) {
      const answer = await open(tokenOf(made));
      expect([answer.status, answer.body.code]).toEqual([410, 'JOURNEY_LINK_REVOKED']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(JSON.stringify(answer.body)).not.toContain('Layla');
    }
    const third = await link(id);
    await environment.sql(`UPDATE inquiries.journey_link SET expires_at = now() - interval '1 minute'`);
    expect((await open(tokenOf(third))).body.code).toBe('JOURNEY_LINK_EXPIRED');
  });

  it('that is invalid is renewed to the address on file, once an hour, without revealing whether there is one', async () => {
    const { id } = await create();
    const made = await link(id);
    await staff.post(`/api/staff/journeys/${id}/links/revoke`, {});
    const answers = await Promise.all([renew(tokenOf(made)), renew(TOKEN), renew(tokenOf(made)), renew('x')]);
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { accepted: true }]);
    expect((await journeyEmails()).map(({ to }) => to)).toEqual([['layla@customers.example']]);
    const mailed = await staff.post(`/api/staff/journeys/${id}/links/mail`, {});
    expect([mailed.status, mailed.body.code]).toEqual([409, 'JOURNEY_LINK_JUST_MAILED']);
    expect(await outbox()).toHaveLength(1);
    expect(await environment.sql(`SELECT id FROM inquiries.audit WHERE after->>'links' = 'mailed'`)).toEqual([]);
  });
});

describe('a picture', () => {
  it('is uploaded in chunks, each once, without camera metadata, and is on the page', async () => {
    const { id } = await create();
    const photograph = await aPhotograph();
    const upload = randomUUID();
    const { body } = await sendFile(id, photograph, { upload });
    expect(body.file).toMatchObject({ name: 'At the port.webp', mediaType: 'image/webp', width: 640, height: 400, step: 'port' });
    // The response was lost, so the sender retries.
    expect((await part(id, upload, 0, photograph)).body).toEqual(body);
    const token = tokenOf(await link(id));
    expect((await open(token)).body.files).toEqual([body.file]);
    const served = await request(app.getHttpServer()).get(`/api/journeys/${token}/files/${body.file.id}`).buffer(true);
    expect([served.status, served.type]).toEqual([200, 'image/webp']);
    expect(served.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(served.body.toString('latin1')).not.toMatch(/Somebody|Exif/);
    expect((await staff.get(`/api/staff/journey-files/${body.file.id}`)).status).toBe(200);
  });

  it('is neither a program nor larger than announced', async () => {
    const { id } = await create();
    expect((await sendFile(id, Buffer.from('#!/bin/sh'.repeat(10)))).body.code).toBe('ATTACHMENT_NOT_ACCEPTED');
    const upload = randomUUID();
    await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'A.pdf', size: 5 });
    expect((await part(id, upload, 0, Buffer.alloc(6))).body.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await part(id, upload, 3, Buffer.alloc(1))).body).toEqual({ received: 0, file: null });
    expect((await part(id + 1, upload, 0, Buffer.alloc(1))).status).toBe(404);
    expect((await staff.get(`/api/staff/journeys/${id}`)).body.files).toEqual([]);
  });
});

it('a journey’s document may be as large as a picture, and a larger one is rejected before the upload', async () => {
  const { id } = await create();
  const upload = randomUUID();
  const document = Buffer.alloc(MAX_ATTACHMENT_BYTES + JOURNEY_PART_BYTES, '%PDF-1.7\n');
  const begin = (size: number) => staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name: 'Bill of lading.pdf', size });
  const { status, body } = await begin(JOURNEY_FILE_BYTES + 1);
  expect([status, body.errors]).toEqual([400, [{ path: 'size', message: 'A file has at most 20 MB' }]]);
  await begin(document.length);
  let sent = 0;
  let answer = await part(id, upload, 0, document.subarray(0, JOURNEY_PART_BYTES));
  while (sent < answer.body.received && !answer.body.file) {
    sent = answer.body.received;
    answer = await part(id, upload, sent, document.subarray(sent, sent + JOURNEY_PART_BYTES));
  }
  expect(answer.body.file).toMatchObject({ name: 'Bill of lading.pdf', size: document.length });
});

it('a customer’s message is stored once with its request, and is on the page', async () => {
  const { id } = await create();
  const token = tokenOf(await link(id));
  const key = randomUUID();
  const sent = await write(token, 'Has the ship left?', key);
  expect([sent.status, sent.body.from]).toEqual([201, 'customer']);
  expect((await write(token, 'Has the ship left?', key)).body).toEqual(sent.body);
  expect((await write(token, 'Something else', key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await write(token, ' ')).body.errors[0].path).toBe('text');
  expect((await open(token)).body.messages).toEqual([sent.body]);
  expect(await environment.sql(`SELECT payload FROM inquiries.outbox WHERE event = 'message.received'`)).toHaveLength(1);
  expect((await staff.get('/api/inbox/import-1')).body.askedAt).not.toBeNull();
});

it('a form without scripts redirects to the page with the outcome, and stores one message', async () => {
  const { id } = await create();
  const token = tokenOf(await link(id));
  const form = async (fields: object, path = 'form', of = token) => {
    const answer = await request(app.getHttpServer()).post(`/api/journeys/${of}/${path}`).type('form').send(fields);
    expect([answer.status, answer.headers['cache-control']]).toEqual([303, 'private, no-store']);
    return String(answer.headers.location).replace(of, ':token');
  };
  for (const after of ['', '', '1'])
    expect(await form({ text: 'Has it\r\nleft?', after })).toBe('/journey/:token?outcome=sent#journey-write');
  const { messages } = (await open(token)).body;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Has it\nleft?', 'Has it\nleft?']);
  expect(await form({ text: ' \r\n ', after: '2' })).toBe('/journey/:token?outcome=empty#journey-write');
  const long = await form({ text: 'x'.repeat(5001), after: '2' });
  expect(long).toBe(`/journey/:token?outcome=tooLong&text=${'x'.repeat(5001)}#journey-write`);
  await environment.sql('UPDATE inquiries.journey_link SET revoked_at = now()');
  expect(await form({ text: 'أين & متى؟' })).toBe(
    `/journey/:token?${new URLSearchParams({ outcome: 'gone', text: 'أين & متى؟' })}`,
  );
  for (const whose of [token, TOKEN]) expect(await form({}, 'renewal', whose)).toBe('/journey/:token?outcome=asked');
  expect(await environment.sql(`SELECT payload FROM inquiries.outbox WHERE event = 'journey.link-asked'`)).toHaveLength(1);
});

it('an overdue step starts the reply clock once per estimate', async () => {
  const { id } = await create();
  const late = () => app.get(OverdueStepsTask).round();
  const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
  const { version } = await inbox();
  await staff.put('/api/inbox/import-1', { state: 'won', answer: 'call', version });
  await plan(id, 'vessel', { estimate: '2020-01-31' });
  expect([await late(), await late()]).toEqual([1, 0]);
  const waits = { state: 'won', answeredAt: expect.any(String), askedAt: null, waitsFrom: expect.any(String) };
  expect(await inbox()).toMatchObject({ ...waits, version: version + 2 });
  expect((await staff.get('/api/inbox?view=waiting')).body.items.map(({ id }: { id: string }) => id)).toEqual(['import-1']);
  await plan(id, 'vessel', { estimate: '2020-02-01' });
  expect(await late()).toBe(1);
  // The customer is already waiting, so the clock keeps running.
  expect((await inbox()).version).toBe(version + 2);
  await staff.put('/api/inbox/import-1', { answer: 'call', version: version + 2 });
  expect(await inbox()).toMatchObject({ waitsFrom: null });
});

it.each(['lost', 'spam'])(
  'an overdue step of a request that is %s starts no clock until the request is reopened',
  async (state) => {
    const { id } = await create();
    await plan(id, 'vessel', { estimate: '2020-01-31' });
    const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
    const change = async (body: object) => staff.put('/api/inbox/import-1', { ...body, version: (await inbox()).version });
    const listed = async () => {
      const views = ['open', 'late', 'all', 'all&request=import-1'].map((view) => staff.get(`/api/staff/journeys?view=${view}`));
      return (await Promise.all(views)).map(({ body }) => body.total);
    };
    expect(await listed()).toEqual([1, 1, 1, 1]);
    await change({ state, ...(state === 'lost' && { lostReason: 'Bought elsewhere' }) });
    expect(await app.get(OverdueStepsTask).round()).toBe(0);
    expect(await inbox()).toMatchObject({ state, waitsFrom: null });
    expect((await staff.get('/api/inbox?view=waiting')).body.items).toEqual([]);
    expect(await listed()).toEqual([0, 0, 1, 1]);
    await change({ state: 'answered', answer: 'call' });
    expect(await app.get(OverdueStepsTask).round()).toBe(1);
    expect(await inbox()).toMatchObject({ waitsFrom: expect.any(String) });
    expect(await listed()).toEqual([1, 1, 1, 1]);
  },
);

describe('the public journey link', () => {
  /** Visitors' calls, and the responses for an unknown link. */
  const visits = (token: string, file: string) => [
    open(token),
    request(app.getHttpServer()).get(`/api/journeys/${token}/files/${file}`),
    write(token, 'Hello'),
  ];
  const codes = async (token: string, file: string) =>
    (await Promise.all(visits(token, file))).map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());

  it('gives access to its journey only', async () => {
    const [own, other] = [await create(), await create({ request: undefined, kind: 'auction', customer: CUSTOMER })];
    const [{ body: mine }, { body: theirs }] = [
      await sendFile(own.id, await aPhotograph()),
      await sendFile(other.id, await aPhotograph()),
    ];
    const token = tokenOf(await link(own.id));
    expect(await codes(token, mine.file.id)).toEqual(['200', '200', '201']);
    expect(await codes(token, theirs.file.id)).toEqual(['200', '404 JOURNEY_FILE_NOT_FOUND', '201']);
    expect(await codes(TOKEN, mine.file.id)).toEqual(Array(3).fill('404 JOURNEY_NOT_FOUND'));
    expect(JSON.stringify((await open(tokenOf(await link(other.id)))).body)).not.toContain('Layla');
    await environment.sql(`UPDATE inquiries.journey_link SET expires_at = now() - interval '1 second'`);
    expect(await codes(token, mine.file.id)).toEqual(Array(3).fill('410 JOURNEY_LINK_EXPIRED'));
    await environment.sql('UPDATE inquiries.journey_link SET revoked_at = now()');
    expect(await codes(token, mine.file.id)).toEqual(Array(3).fill('410 JOURNEY_LINK_REVOKED'));
    expect((await request(app.getHttpServer()).get(`/api/staff/journey-files/${mine.file.id}`)).status).toBe(401);
  });

  it('can be read or changed by staff as their role allows, and by nobody else', async () => {
    const { id } = await create();
    const call = (method: 'get' | 'post', path: string, headers: Record<string, string>) =>
      request(app.getHttpServer())
        [method](`/api/staff/journeys/${id}${path}`)
        .set(headers)
        .send(method === 'get' ? undefined : {});
    const seen: Record<string, number[]> = {};
    for (const role of ROLES) {
      const headers = asMember(to(), role);
      seen[role] = [(await call('get', '', headers)).status, (await call('post', '/links', headers)).status];
    }
    expect(seen).toEqual({
      ...{ owner: [200, 201], manager: [200, 201], sales: [200, 201] },
      ...{ editor: [403, 403], accountant: [403, 403], viewer: [200, 403] },
    });
    for (const [, headers] of unauthorizedCallers(to())) expect((await call('get', '', headers)).status).toBe(401);
  });

  it('is exported with the journey, and erased with all of it', async () => {
    const { id } = await create();
    await step(id, 'paid', { doneOn: '2026-11-20', note: 'By Layla’s brother' });
    await sendFile(id, await aPhotograph());
    await write(tokenOf(await link(id)), 'Hello');
    const email = 'layla@customers.example';
    const { items } = (await staff.post('/api/privacy/inquiries/export', { email })).body;
    expect(items[0].fields.journey).toMatchObject({ title: TITLE, files: [{ name: 'At the port.webp' }] });
    expect(items[0].fields.journey.steps[1]).toEqual({ name: 'Paid', doneOn: '2026-11-20', note: 'By Layla’s brother' });
    await staff.post('/api/privacy/inquiries/erase', { email });
    for (const table of ['journey', 'journey_step', 'journey_link', 'journey_file', 'journey_upload', 'attachment'])
      expect(await environment.sql(`SELECT '${table}' AS place FROM inquiries.${table}`)).toEqual([]);
    expect(JSON.stringify(await environment.sql('SELECT before, after FROM inquiries.audit'))).not.toContain('brother');
    expect(await journeyEmails()).toEqual([]);
  });
});
