import { randomUUID } from 'node:crypto';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { emailsFor } from '../../src/notifier/event-emails/emails-for-event.js';
import { aMessage, post } from '../support/contact.js';
import { dealer } from '../support/emails.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';

const PHONE = '050 765 4321';

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const caller = { firstName: 'Omar', phone: PHONE, language: 'ar' };
const call = { channel: 'call', customer: caller, subject: 'inventory', message: 'Wants the coupe.', vehicleId: 7, own: true };
const enter = (changes: object = {}, key: string = randomUUID()) =>
  staff.post('/api/inbox', { ...call, ...changes }, { 'Idempotency-Key': key });
const stored = (sql: string) => environment.sql(sql);
const withEmail = { customer: { ...caller, email: 'omar@customers.example' } };

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(() => environment.empty(['inquiries.inquiry', 'inquiries.audit', 'inquiries.outbox'], { restartIds: true }));

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('a request by phone, without an e-mail address', () => {
  it('waits for an answer, assigned to whoever took the call', async () => {
    const { status, body } = await enter();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ id: 'contact-1', state: 'new', firstName: 'Omar', lastName: '', email: null, phone: PHONE, language: 'ar' },
      ...{ ownerId: expect.any(Number), answer: null, waitingSince: expect.any(String), car: { id: 7, upcoming: false } },
    });
    const [row] = (await staff.get('/api/contact-messages')).body.items;
    expect(row).toMatchObject({ email: null, channel: 'call', message: 'Wants the coupe.', phoneE164: '+971507654321' });
    expect(await stored('SELECT event FROM inquiries.outbox')).toEqual([{ event: 'inquiry.submitted' }]);
    expect(await stored('SELECT action, entity, entity_id, after FROM inquiries.audit')).toEqual([
      { action: 'create', entity: 'contact-messages', entity_id: 1, after: { channel: 'call' } },
    ]);
  });

  it('may have a last name alone, which its list, file and export show', async () => {
    const lastName = '佐藤';
    expect((await enter({ customer: { lastName, phone: PHONE, language: 'ja' } })).body).toMatchObject({
      firstName: '',
      lastName,
    });
    expect((await staff.get(`/api/inbox?q=${encodeURIComponent(lastName)}`)).body.items).toMatchObject([{ id: 'contact-1' }]);
    expect((await staff.get('/api/inbox/contact-1/person')).body.names).toEqual([lastName]);
    expect((await staff.get('/api/inbox/contact-1/reply')).body.values.name).toContain(lastName);
    expect((await staff.get('/api/contact-messages/export')).text).toContain(lastName);
    const journey = (await staff.post('/api/staff/journeys', { kind: 'import', request: 'contact-1', title: 'Skyline' })).body;
    expect((await staff.post(`/api/staff/journeys/${journey.id}/links`, {})).body.text).toContain(`${lastName} 様`);
  });

  it('is left to the rules if nobody is to be assigned', async () => {
    expect((await enter({ own: false })).body.ownerId).toBeNull();
  });

  it('is stored once, however often a response was lost', async () => {
    const key = randomUUID();
    const answers = await Promise.all([enter({}, key), enter({}, key), enter({}, key)]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array.from({ length: 3 }, () => [201, 'contact-1']));
    expect((await enter({ message: 'Another car.' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each(['Omar', '050 765', '7654321', 'coupe'])('is found by %s in the inbox or the list', async (q) => {
    await enter();
    const lists = await Promise.all(['/api/inbox', '/api/contact-messages'].map((list) => staff.get(`${list}?q=${q}`)));
    expect(lists.some(({ body }) => body.items.length === 1)).toBe(true);
  });

  it('is answered by WhatsApp; an e-mail is refused', async () => {
    await enter();
    const write = (channel: string) =>
      staff.post(
        '/api/inbox/contact-1/messages',
        { channel, text: 'Come by.', attachments: [], version: 1, ...(channel === 'email' && { subject: 'The coupe' }) },
        { 'Idempotency-Key': randomUUID() },
      );
    expect((await staff.get('/api/inbox/contact-1/reply')).body).toMatchObject({ to: null, whatsapp: '971507654321' });
    const refused = await write('email');
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: 'channel' }]]);
    expect((await write('whatsapp')).status).toBe(201);
    expect((await staff.get('/api/inbox/contact-1')).body).toMatchObject({ state: 'answered', answer: 'reply' });
  });

  it('belongs to the file of its number, which no address can join', async () => {
    await enter();
    await enter({ message: 'Called again.' });
    await enter({ customer: { ...caller, phone: '050 111 2222' } });
    const { body } = await staff.get('/api/inbox/contact-1/person');
    expect(body).toMatchObject({ names: ['Omar'], emails: [], phones: ['+971507654321'], requests: 2 });
    expect((await staff.get('/api/inbox/contact-1/same-person')).body).toMatchObject([{ id: 'contact-2' }]);
    const merge = { email: 'omar@customers.example', reason: 'Said so', version: body.version };
    const { status, body: refused } = await staff.post('/api/inbox/contact-1/person/links', merge);
    expect([status, refused.errors]).toMatchObject([400, [{ path: 'email' }]]);
  });

  it('is exported and erased by its number, unlike what came with an address', async () => {
    await enter();
    await enter(withEmail);
    const caller = { phone: PHONE };
    const places = async (path: string) => (await staff.post(`/api/privacy/inquiries/${path}`, caller)).body;
    expect((await places('find')).items.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect((await places('export')).items).toMatchObject([{ id: 1, fields: { message: 'Wants the coupe.' } }]);
    expect(await places('erase')).toEqual({ erased: { 'contact-messages': 1 }, kept: [] });
    expect(await stored('SELECT id FROM inquiries.inquiry')).toEqual([{ id: 2 }]);
  });
});

it.each([
  [{ customer: { ...caller, phone: '' } }, 'customer.phone'],
  [{ customer: { ...caller, phone: '0501234' } }, 'customer.phone'],
  [{ customer: { ...caller, email: 'omar' } }, 'customer.email'],
  [{ customer: { ...caller, firstName: ' ' } }, 'customer.firstName'],
  [{ channel: 'fax' }, 'channel'],
  [{ message: ' ' }, 'message'],
  [{ vehicleId: 0 }, 'vehicleId'],
])('is rejected with %j, naming the field', async (changes, path) => {
  const { status, body } = await enter(changes);
  expect([status, body.errors]).toMatchObject([400, [{ path }]]);
  expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(0);
});

it('notifies staff unless whoever entered it takes it; only visitors who sent a form get a confirmation', async () => {
  await enter({ ...withEmail, own: false });
  await post(app, '/api/contact', aMessage());
  await enter(withEmail);
  const context = { dealer, staffFor: () => ['staff@cars.example'], replyTo: () => undefined };
  const sources = { manager: app.get(DataSource).manager, context, requestId: null } as never;
  const audiences = async (subjectId: number) =>
    (await emailsFor({ event: 'inquiry.submitted', subjectId, occurrence: 1 }, sources)).map(({ audience }) => audience);
  expect([await audiences(1), await audiences(2), await audiences(3)]).toEqual([['staff'], ['staff', 'visitor'], []]);
});

describe('a request entered by mistake', () => {
  const withdraw = (version: number) => staff.delete(`/api/inbox/contact-1?version=${version}`);

  it('is deleted by whoever entered it, which the audit log keeps', async () => {
    await enter();
    const { body: won } = await staff.put('/api/inbox/contact-1', { state: 'won', version: 1 });
    expect((await withdraw(won.version)).status).toBe(204);
    expect((await staff.get('/api/inbox/contact-1')).body.code).toBe('REQUEST_NOT_FOUND');
    expect(await stored('SELECT action, entity_id, before FROM inquiries.audit ORDER BY id DESC LIMIT 1')).toEqual([
      { action: 'delete', entity_id: 1, before: { state: 'won' } },
    ]);
  });

  it.each([
    ['somebody else entered it', 'UPDATE inquiries.audit SET person_id = 99'],
    ['it was changed since', 'UPDATE inquiries.conversation SET version = version + 1'],
    [
      'a mail of the customer waits to be filed with it',
      `INSERT INTO inquiries.received_mail (conversation_id, sender, recipient, raw, size, sha256)
       VALUES (1, 'layla@customers.example', 'requests@cars.example', '', 0, repeat('0', 64))`,
    ],
    ['it has a note', "INSERT INTO inquiries.note (inquiry_id, text, session_id) VALUES (1, 'Calls back', 's')"],
  ])('stays if %s', async (_case, change) => {
    await enter();
    await stored(change);
    const { status, body } = await withdraw(1);
    expect([status, body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await staff.get('/api/inbox/contact-1')).status).toBe(200);
  });

  it("stays if it is a visitor's", async () => {
    await post(app, '/api/contact', aMessage());
    expect((await withdraw(1)).body.code).toBe('CHANGED_MEANWHILE');
  });
});
