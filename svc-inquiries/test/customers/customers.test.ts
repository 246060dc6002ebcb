import { ROLES } from '@dealership/contracts';
import { asMember, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { RetentionService } from '../../src/privacy/retention/retention.service.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { aConsignmentRequest, anImportRequest, aReservation } from '../support/requests.js';

const LAYLA = 'layla@customers.example';
const WORK = 'layla.haddad@work.example';
const OMAR = 'omar@customers.example';

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const send = (email: string, phone = '050 123 4567', name = {}) => post(app, '/api/contact', aMessage({ email, phone, ...name }));
const file = async (name = 'contact-1', query = '') => (await staff.get(`/api/inbox/${name}/person${query}`)).body;
const merge = (body: object, name = 'contact-1') => staff.post(`/api/inbox/${name}/person/links`, body);
const unmerge = (id: number, version: string, name = 'contact-1') =>
  staff.post(`/api/inbox/${name}/person/links/${id}/end`, { version });
const audit = () => environment.sql(`SELECT action, entity_id, before, after FROM inquiries.audit WHERE entity = 'person-links'`);
const kinds = (items: { type: string; request: string | null }[]) =>
  items.map((item) => `${item.type} ${item.request ?? ''}`.trim());

/** A mail as accepted by the mail server for the request of that number. */
const mail = (number: number, sender: string, state = 'ignored') =>
  environment.sql(
    `INSERT INTO inquiries.received_mail (conversation_id, sender, recipient, raw, size, sha256, state, reason, done_at)
     SELECT id, $2, 'requests@cars.example', $3, 1, $4, $5, 'loop', CASE WHEN $5 <> 'failed' THEN now() END
     FROM inquiries.conversation WHERE number = $1`,
    [number, sender, `From: ${sender}\r\nSubject: Price\r\n\r\nIs it ${sender}?\r\n`, `${number} ${sender}`, state],
  );

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
      'inquiries.person_link',
      'inquiries.audit',
      'inquiries.notification',
      'inquiries.outbox',
      'inquiries.newsletter_subscription',
      'inquiries.search_alert',
    ],
    { restartIds: true },
  );
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('the file of a customer', () => {
  it('lists everything from one address or phone number with its outcome, newest first, in pages', async () => {
    await send(LAYLA);
    await post(app, '/api/import-request', anImportRequest({ email: 'LAYLA@customers.example' }));
    await post(app, '/api/vehicle-reservations', aReservation({ email: LAYLA }));
    await send(OMAR, '055 999 9999');
    await staff.post('/api/contact-messages/1/notes', { text: 'Called back.' });
    await staff.post('/api/vehicle-reservations/1/notes', { text: 'Wants it in May.' });
    await environment.sql(
      `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language)
       SELECT id, 'in', 'link', 'And the price?', 'en' FROM inquiries.conversation WHERE kind = 'import'`,
    );
    await environment.sql(
      `INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state, subject)
       VALUES ('inquiry.submitted', 1, 'visitor', 'Layla@customers.example', '<1>', 'en', 'sent', 'We have received your message')`,
    );
    await staff.post('/api/staff/journeys', { request: 'import-2', kind: 'import', title: 'A car from Nagoya' });
    await environment.sql(
      `INSERT INTO inquiries.newsletter_subscription (email, email_key, status, language)
       VALUES ('Layla@customers.example', $1, 'confirmed', 'en'), ('omar@customers.example', 'omar@customers.example', 'confirmed', 'en')`,
      [LAYLA],
    );
    await environment.sql(
      `INSERT INTO inquiries.search_alert (email, email_key, query, status, language) VALUES ($1, $1, 'make=Orsenza', 'active', 'en')`,
      [LAYLA],
    );
    const all = await file('import-2');
    expect(all).toMatchObject({ emails: [LAYLA], names: ['Layla Haddad'], requests: 3, links: [], sameNumber: [], next: null });
    expect(all.phones).toEqual(['+971501234567']);
    expect(kinds(all.items)).toEqual([
      'alert',
      'newsletter',
      'journey import-2',
      'email',
      'message import-2',
      'note reservation-1',
      'note contact-1',
      'request reservation-1',
      'request import-2',
      'request contact-1',
    ]);
    expect(all.items[0]).toMatchObject({ query: 'make=Orsenza', address: LAYLA, state: 'active' });
    expect(all.items[2]).toMatchObject({ title: 'A car from Nagoya', done: expect.any(Number), steps: expect.any(Number) });
    expect(all.items[3]).toMatchObject({ event: 'inquiry.submitted', subject: 'We have received your message' });
    expect(all.items[4]).toMatchObject({ text: 'And the price?', direction: 'in' });
    expect(all.items[5]).toMatchObject({ type: 'note', author: expect.any(String) });
    expect(all.items[7].content).toMatchObject({ id: 'reservation-1', tags: [] });
    expect(all.items[9]).toMatchObject({ text: aMessage({}).message, content: { id: 'contact-1' } });
    const paged = [];
    for (let cursor = ''; cursor !== null; ) {
      const page = await file('import-2', `?pageSize=3${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items);
      cursor = page.next;
    }
    expect(kinds(paged)).toEqual(kinds(all.items));
  });

  it('summarizes the customer’s own requests: first and last contact, languages and requested vehicles', async () => {
    await send(LAYLA);
    await post(app, '/api/import-request', anImportRequest({ email: LAYLA }), { cookie: 'lang=ar' });
    await post(app, '/api/vehicle-reservations', aReservation({ email: LAYLA }));
    await post(app, '/api/vehicle-reservations', aReservation({ email: LAYLA }));
    await post(app, '/api/consignment-request', aConsignmentRequest({ email: LAYLA }));
    await send(OMAR, '050 123 4567');
    await environment.sql(
      `UPDATE inquiries.conversation SET created_at = '2025-01-01T08:00Z' WHERE kind = 'contact' AND number = 1`,
    );
    await environment.sql(
      `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language, created_at)
       SELECT id, 'in', 'link', 'And?', 'en', '2099-01-01T08:00Z' FROM inquiries.conversation WHERE kind = 'import'`,
    );
    await environment.sql(
      `WITH reply AS (
         INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language, state, message_id, created_at)
         SELECT id, 'out', 'email', 'Yes.', 'en', 'sent', '<yes@example.com>', '2099-01-02T08:00Z' FROM inquiries.conversation WHERE kind = 'import'
         RETURNING id, conversation_id)
       INSERT INTO inquiries.attachment (id, conversation_id, message_id, name, type, size, sha256)
       SELECT gen_random_uuid(), conversation_id, id, 'offer.pdf', 'application/pdf', 1, 'x' FROM reply`,
    );
    const { since, lastContactAt, languages, vehicles, items } = await file();
    expect([since, lastContactAt]).toEqual(['2025-01-01T08:00:00.000Z', '2099-01-02T08:00:00.000Z']);
    expect(items.slice(0, 2)).toMatchObject([
      { text: 'Yes.', files: ['offer.pdf'] },
      { text: 'And?', files: [] },
    ]);
    expect(languages).toEqual(['en', 'ar']);
    const { upcomingVehicleId: id, vehicleName: name } = aReservation();
    expect(vehicles).toEqual([
      { car: { id, upcoming: true }, name },
      { car: null, name: anImportRequest().vehicleOfInterest },
    ]);
  });

  it('has pages after an entry of any number', async () => {
    await send(LAYLA);
    await environment.sql(
      `INSERT INTO inquiries.conversation_message (id, conversation_id, direction, channel, body, language) OVERRIDING SYSTEM VALUE
       SELECT 2147483647, id, 'in', 'link', 'And the price?', 'en' FROM inquiries.conversation`,
    );
    const { next } = await file('contact-1', '?pageSize=1');
    expect(kinds((await file('contact-1', `?pageSize=1&cursor=${next}`)).items)).toEqual(['request contact-1']);
  });

  it('lists requests that gave the same phone number, and where they came from', async () => {
    await send(LAYLA);
    await send(OMAR, '050 123 4567', { firstName: 'Omar' });
    await send('other@customers.example', '050 123 4567');
    await send(OMAR, '050 123 4567', { firstName: 'Omar' });
    const { sameNumber, ...others } = await file();
    expect(others).toMatchObject({ emails: [LAYLA], requests: 4, spam: 0 });
    // The latest of each, those of the same name first.
    expect(sameNumber.map(({ id }: { id: string }) => id)).toEqual(['contact-3', 'contact-4']);
  });

  it('leaves out spam, which it counts', async () => {
    await send(LAYLA);
    await send(OMAR, '050 123 4567');
    await send(LAYLA);
    await environment.sql("UPDATE inquiries.conversation SET state = 'spam' WHERE number > 1");
    const all = await file();
    expect(all).toMatchObject({ requests: 1, spam: 2, sameNumber: [] });
    expect(kinds(all.items)).toEqual(['request contact-1']);
    expect((await staff.get('/api/inbox/contact-1')).body.hasHistory).toBe(false);
  });

  it('has only its own names, although others gave the same phone number', async () => {
    await send(LAYLA);
    await send(OMAR, '050 123 4567', { firstName: '健', lastName: '佐藤' });
    const customer = { lastName: 'Khalid', phone: '050 123 4567', language: 'en' };
    await staff.post('/api/inbox', { channel: 'call', customer, subject: 'inventory', message: 'Called.', own: false });
    const files = await Promise.all(['contact-1', 'contact-2', 'contact-3'].map((name) => file(name)));
    expect(files.map(({ names, requests }) => [names, requests])).toEqual([
      [['Layla Haddad'], 3],
      [['佐藤 健'], 3],
      [['Khalid'], 3],
    ]);
  });

  it.each([
    ['nobody’s', 'contact-9', 404],
    ['one without a number', 'contact', 404],
    ['a page that there is none of', 'contact-1', 400],
  ])('is not that of %s', async (_what, name, status) => {
    await send(LAYLA);
    expect((await staff.get(`/api/inbox/${name}/person?cursor=x`)).status).toBe(status);
  });
});

describe('two addresses of one customer', () => {
  beforeEach(async () => {
    await send(LAYLA, '050 123 4567');
    await send(WORK, '04 555 1234');
    await send(OMAR, '055 999 9999');
  });

  it('are merged with a reason and unmerged again, from either side, with audit rows', async () => {
    const { version } = await file();
    const { status, body } = await merge({ email: 'Layla.Haddad@work.example', reason: 'Said so', version });
    expect([status, body.emails, body.requests]).toEqual([201, [LAYLA, WORK], 2]);
    expect(body.links).toMatchObject([{ emails: [WORK, LAYLA].sort(), reason: 'Said so', author: expect.any(String) }]);
    expect(await file('contact-2')).toMatchObject({ emails: [WORK, LAYLA], version: body.version, requests: 2 });
    expect((await merge({ email: WORK, reason: 'Twice', version: body.version })).body.errors[0].path).toBe('email');
    const missing = { path: 'version', message: "The version must be the text that was read with the customer's history" };
    expect((await merge({ email: OMAR, reason: 'Said so' })).body.errors).toEqual([missing]);
    const parted = await unmerge(body.links[0].id, body.version, 'contact-2');
    expect([parted.status, parted.body.emails]).toEqual([200, [WORK]]);
    expect(await file()).toMatchObject({ emails: [LAYLA], requests: 1, links: [] });
    expect(await audit()).toMatchObject([
      { action: 'create', entity_id: 1, after: { request: 'contact-1', reason: 'Said so' } },
      { action: 'delete', entity_id: 1, before: { request: 'contact-2', reason: 'Said so' } },
    ]);
  });

  it('can be three, and two again after a wrong merge is undone', async () => {
    const first = (await merge({ email: WORK, reason: 'Said so', version: (await file()).version })).body;
    const { version } = await file('contact-2');
    const both = (await merge({ email: OMAR, reason: 'Her brother', version }, 'contact-2')).body;
    expect([both.emails, (await file('contact-3')).emails]).toEqual([
      [WORK, LAYLA, OMAR].sort((one, other) => Number(other === WORK) - Number(one === WORK) || one.localeCompare(other)),
      [OMAR, WORK, LAYLA].sort((one, other) => Number(other === OMAR) - Number(one === OMAR) || one.localeCompare(other)),
    ]);
    const mistaken = both.links.find(({ id }: { id: number }) => id !== first.links[0].id);
    expect((await unmerge(mistaken.id, both.version)).body.emails).toEqual([LAYLA, WORK]);
  });

  it('are merged by one of two concurrent calls; the other is rejected as outdated', async () => {
    const { version } = await file();
    const answers = await Promise.all([WORK, OMAR].map((email) => merge({ email, reason: 'Said so', version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const now = await file();
    expect((await unmerge(now.links[0].id, version)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await unmerge(999, now.version)).body.code).toBe('PERSON_LINK_NOT_FOUND');
  });

  it.each([
    ['email', { email: 'nobody', reason: 'x' }],
    ['reason', { email: WORK, reason: ' ' }],
    ['version', { email: WORK, reason: 'x', version: '1' }],
  ])('are not merged without %s', async (path, body) => {
    const { version } = await file();
    const { status, body: answer } = await merge({ version, ...body });
    expect([status, answer.errors[0].path]).toEqual([400, path]);
  });

  it('requires requests.read to see and requests.write to merge', async () => {
    const to = { audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY };
    const seen: Record<string, number[]> = {};
    for (const role of ROLES) {
      const agent = request(app.getHttpServer());
      const read = await agent.get('/api/inbox/contact-1/person').set(asMember(to, role));
      const write = await agent.post('/api/inbox/contact-1/person/links').set(asMember(to, role)).send({});
      seen[role] = [read.status, write.status];
    }
    expect(seen).toEqual({
      ...{ owner: [200, 400], manager: [200, 400], sales: [200, 400] },
      ...{ editor: [403, 403], accountant: [403, 403], viewer: [200, 403] },
    });
  });

  it('are exported and erased separately; no link remains with an erased address', async () => {
    await merge({ email: WORK, reason: 'Her brother Omar said so', version: (await file()).version });
    const found = (await staff.post('/api/privacy/inquiries/find', { email: LAYLA })).body.items;
    expect(found.map(({ place }: { place: string }) => place).sort()).toEqual(['contact-messages', 'person-links']);
    const copy = (await staff.post('/api/privacy/inquiries/export', { email: LAYLA })).body.items;
    expect(copy.find(({ place }: { place: string }) => place === 'person-links').fields).toEqual({
      reason: 'Her brother Omar said so',
    });
    expect(JSON.stringify(copy)).not.toContain(WORK);
    const { body } = await staff.post('/api/privacy/inquiries/erase', { email: 'Layla@customers.example' });
    expect(body.erased).toEqual({ 'contact-messages': 1, 'person-links': 1 });
    expect(await file('contact-2')).toMatchObject({ emails: [WORK], links: [] });
    expect(JSON.stringify(await audit())).not.toContain('brother');
  });

  it('are deleted with age once no data of either is left', async () => {
    await merge({ email: 'nobody@customers.example', reason: 'Said so', version: (await file()).version });
    await merge({ email: 'gone@customers.example', reason: 'Said so', version: (await file('contact-3')).version }, 'contact-3');
    await environment.sql(`UPDATE inquiries.person_link SET created_at = now() - interval '800 days'`);
    await environment.sql(`DELETE FROM inquiries.inquiry WHERE id = 3`);
    await new RetentionService(environment.dataSource).eraseOld(700, new AbortController().signal);
    expect(await environment.sql('SELECT id FROM inquiries.person_link')).toEqual([{ id: 1 }]);
  });
});

describe('received mail that is not a message', () => {
  const copyOf = async (email: string) =>
    (await staff.post('/api/privacy/inquiries/export', { email })).body.items.filter(
      ({ place }: { place: string }) => place === 'received-mail',
    );

  it('is exported and erased with the request’s customer and with its sender', async () => {
    await send(LAYLA);
    await send(OMAR);
    await mail(1, LAYLA);
    await mail(2, 'Layla@customers.example', 'filed');
    await mail(2, OMAR, 'filed');
    await mail(2, WORK, 'failed');
    const copy = await copyOf(LAYLA);
    expect(copy.map(({ id }: { id: number }) => id)).toHaveLength(2);
    expect(copy[0].fields).toMatchObject({ sender: LAYLA, state: 'ignored', subject: 'Price', text: `Is it ${LAYLA}?` });
    // Mail filed with the customer's own request is a message of it.
    expect((await copyOf(OMAR)).map(({ fields }: { fields: { sender: string } }) => fields.sender)).toEqual([WORK]);
    expect((await staff.post('/api/privacy/inquiries/erase', { email: LAYLA })).body.erased).toMatchObject({
      'received-mail': 2,
    });
    expect(JSON.stringify(await environment.sql('SELECT sender FROM inquiries.received_mail ORDER BY id'))).not.toMatch(
      /layla@/i,
    );
    expect(await environment.sql('SELECT id FROM inquiries.received_mail')).toHaveLength(2);
  });

  it('is exported as received if it cannot be parsed', async () => {
    await send(LAYLA);
    await mail(1, LAYLA, 'failed');
    await environment.sql(`UPDATE inquiries.received_mail SET raw = convert_to('Subject: x' || repeat(' ', 200000), 'UTF8')`);
    expect((await copyOf(LAYLA))[0].fields).toMatchObject({ state: 'failed', sender: LAYLA });
  });
});
