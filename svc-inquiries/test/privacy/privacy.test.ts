import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { anImportRequest, aReservation } from '../support/requests.js';

const FIND = '/api/privacy/inquiries/find';
const EXPORT = '/api/privacy/inquiries/export';
const ERASE = '/api/privacy/inquiries/erase';
const EMAIL = 'layla@customers.example';
const OTHER = 'omar@customers.example';

const TABLES = [
  'inquiry',
  'vehicle_reservation',
  'conversation',
  'newsletter_subscription',
  'newsletter_request',
  'notification',
  'note',
  'audit',
];

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const find = async (body: object) => (await staff.post(FIND, body)).body;
const places = async (body: object) => (await find(body)).items.map(({ place }: { place: string }) => place);
const audit = () => environment.sql('SELECT session_id, action, entity, entity_id, after FROM inquiries.audit ORDER BY id');

async function everything(): Promise<string> {
  const rows = await Promise.all(TABLES.map((table) => environment.sql(`SELECT * FROM inquiries.${table}`)));
  return JSON.stringify(rows);
}

/** An e-mail sent by the notifier. */
const mailed = (event: string, subjectId: number, recipient: string) =>
  environment.sql(
    `INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state, last_error)
     VALUES ($1, $2, 'visitor', $3, $4, 'en', 'sent', 'refused for ' || $3)`,
    [event, subjectId, recipient, `<${event}.${subjectId}@cars.example>`],
  );

const tomorrow = (email: string) => ({ at: new Date(Date.now() + 86_400_000).toISOString(), note: `Write to ${email}` });

/** Every kind of data a person can leave here, and the same for another person. */
async function leaveTraces(): Promise<void> {
  for (const email of [EMAIL, OTHER]) {
    const { body } = await post(app, '/api/contact', aMessage({ email }));
    await post(app, '/api/import-request', anImportRequest({ email }));
    await post(app, '/api/vehicle-reservations', aReservation({ email }));
    await post(app, '/api/newsletter', { email });
    await staff.post(`/api/contact-messages/${body.id}/notes`, { text: `Called ${email} back.` });
    await staff.put(`/api/inbox/contact-${body.id}`, { tags: [`of ${email}`], reminder: tomorrow(email), version: 1 });
    await mailed('inquiry.submitted', body.id, email);
    await mailed('payment.succeeded', body.id, email);
  }
  await mailed('newsletter.requested', 1, EMAIL);
}

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty(
    [...TABLES, 'outbox'].map((table) => `inquiries.${table}`),
    { restartIds: true },
  );
  await leaveTraces();
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('a person’s stored data', () => {
  it('is found by the e-mail address in any case', async () => {
    const { items } = await find({ email: ' LAYLA@customers.example' });
    expect(items).toHaveLength(5);
    expect(items).toContainEqual({
      place: 'contact-messages',
      id: 1,
      name: 'Layla Haddad',
      email: EMAIL,
      phone: '050 123 4567',
      createdAt: expect.stringMatching(/Z$/),
      obstacle: null,
    });
    const found = ['contact-messages', 'import-requests', 'newsletter-subscribers', 'notifications', 'vehicle-reservations'];
    expect((await places({ email: EMAIL })).sort()).toEqual(found);
    expect(await places({ email: 'l_yla@customers.example' })).toEqual([]);
  });

  it('names a customer as the inbox does', async () => {
    await post(app, '/api/contact', aMessage({ firstName: '健二', lastName: '佐藤', email: 'kenji@customers.example' }));
    expect((await find({ email: 'kenji@customers.example' })).items).toMatchObject([{ name: '佐藤 健二' }]);
  });

  it.each(['+971 50 123 4567', '050-123-4567', '٠٥٠١٢٣٤٥٦٧', '123 4567'])('is found by the phone number %s', async (phone) => {
    const both = ['contact-messages', 'import-requests', 'vehicle-reservations'];
    expect((await places({ phone })).sort()).toEqual([...both, ...both].sort());
  });

  it.each(['０９０－１２３４－５６７８', '۰۹۰ ۱۲۳۴ ۵۶۷۸', '٠٩٠ ١٢٣٤ ٥٦٧٨'])(
    'is found by phone if it was typed as %s',
    async (phone) => {
      const email = 'kenji@customers.example';
      await post(app, '/api/contact', aMessage({ email, phone }));
      expect((await find({ phone: '+81 90 1234 5678' })).items).toMatchObject([{ email }]);
      const KEY = `SELECT phone_key FROM inquiries.conversation WHERE email_key = '${email}'`;
      expect(await environment.sql(KEY)).toEqual([{ phone_key: '09012345678' }]);
    },
  );

  it.each([{}, { email: EMAIL, phone: '0501234567' }, { email: 'x' }, { phone: '12 34' }, { phone: 7 }, { q: 'x' }])(
    'is not searched for by %j',
    async (body) => {
      expect(await find(body)).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
    },
  );
});

describe('a copy for the person', () => {
  const copy = async (email: string) => (await staff.post(EXPORT, { email })).body.items;
  const of = (items: { place: string; fields: object }[], place: string) => items.filter((item) => item.place === place);

  it('contains everything from the address and every e-mail to it, and no data of others', async () => {
    const items = await copy('Layla@Customers.example');
    expect(of(items, 'contact-messages')).toEqual([
      {
        place: 'contact-messages',
        id: 1,
        createdAt: expect.stringMatching(/Z$/),
        fields: expect.objectContaining({
          status: 'new',
          firstName: 'Layla',
          email: EMAIL,
          phone: '050 123 4567',
          language: 'en',
          message: aMessage().message,
          inboxState: 'new',
          tags: [`of ${EMAIL}`],
          remindNote: `Write to ${EMAIL}`,
          notes: [{ text: `Called ${EMAIL} back.`, createdAt: expect.stringMatching(/Z$/) }],
        }),
      },
    ]);
    expect(of(items, 'import-requests')).toMatchObject([{ fields: { vehicleOfInterest: anImportRequest().vehicleOfInterest } }]);
    expect(of(items, 'vehicle-reservations')).toMatchObject([
      { fields: { upcomingVehicleId: aReservation().upcomingVehicleId, email: EMAIL } },
    ]);
    expect(of(items, 'newsletter-subscribers')).toMatchObject([
      { fields: { status: 'pending', requests: [expect.stringMatching(/Z$/)] } },
    ]);
    expect(of(items, 'notifications').map(({ fields }) => fields)).toMatchObject([
      { event: 'inquiry.submitted', recipient: EMAIL, state: 'sent' },
      { event: 'payment.succeeded' },
      { event: 'newsletter.requested' },
    ]);
    expect(JSON.stringify(items)).not.toContain(OTHER);
    expect(JSON.stringify(items)).not.toMatch(/null|sessionId/);
  });

  it('leaves an audit row with the ids of the exported records', async () => {
    await copy(EMAIL);
    expect((await audit()).at(-1)).toMatchObject({
      session_id: 'session-1',
      action: 'export',
      entity: 'person',
      after: { 'contact-messages': [1], notifications: [1, 2, 5] },
    });
  });

  it('for an unknown person is empty and leaves no row', async () => {
    const before = await audit();
    expect(await copy('nobody@customers.example')).toEqual([]);
    expect(await audit()).toEqual(before);
  });

  it('is available to staff only', async () => {
    expect((await post(app, EXPORT, { email: EMAIL })).status).toBe(401);
  });
});

describe('an erasure', () => {
  it('deletes the person’s data, keeps that of others, and leaves an audit row with the counts', async () => {
    const { status, body } = await staff.post(ERASE, { email: 'Layla@Customers.example' });
    expect([status, body]).toEqual([
      200,
      {
        erased: {
          'contact-messages': 1,
          'import-requests': 1,
          'newsletter-subscribers': 1,
          'vehicle-reservations': 1,
          notifications: 1,
        },
        kept: [],
      },
    ]);
    expect(await everything()).not.toMatch(/layla@customers/i);
    expect(await places({ email: EMAIL })).toEqual([]);
    expect(await places({ email: OTHER })).toHaveLength(5);
    const rows = await audit();
    expect(rows.slice(0, 3)).toMatchObject([
      { after: { note: 'erased' } },
      { after: { note: 'erased' } },
      { after: { note: `Called ${OTHER} back.` } },
    ]);
    expect(rows.at(-1)).toMatchObject({ session_id: 'session-1', action: 'erase', entity: 'person', entity_id: null });
    expect(rows.at(-1)).toMatchObject({ after: { 'contact-messages': [1], 'import-requests': [2] } });
  });

  it('keeps the e-mails of payments from being sent twice', async () => {
    await staff.post(ERASE, { email: EMAIL });
    const kept = `SELECT recipient, last_error FROM inquiries.notification WHERE event = 'payment.succeeded' ORDER BY subject_id`;
    expect(await environment.sql(kept)).toEqual([
      { recipient: 'erased', last_error: null },
      { recipient: OTHER, last_error: `refused for ${OTHER}` },
    ]);
    const others = `SELECT event FROM inquiries.notification WHERE event <> 'payment.succeeded'`;
    expect(await environment.sql(others)).toEqual([{ event: 'inquiry.submitted' }]);
  });

  it('deletes the records of e-mails to staff about the person’s requests', async () => {
    await environment.sql(
      `INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state)
       SELECT 'reply.due', id, 'staff', 'sales@cars.example', '<reply.due.' || id || '@cars.example>', 'en', 'sent'
       FROM inquiries.conversation`,
    );
    await staff.post(ERASE, { email: EMAIL });
    const left = `SELECT n.id FROM inquiries.notification n WHERE event = 'reply.due'
      AND NOT EXISTS (SELECT FROM inquiries.conversation c WHERE c.id = n.subject_id)`;
    expect(await environment.sql(left)).toEqual([]);
    expect(await environment.sql(`SELECT id FROM inquiries.notification WHERE event = 'reply.due'`)).toHaveLength(3);
  });

  it('an erasure of an unknown person changes and records nothing', async () => {
    const before = await everything();
    expect((await staff.post(ERASE, { email: 'nobody@customers.example' })).body).toEqual({ erased: {}, kept: [] });
    expect(await everything()).toBe(before);
  });

  it.each([{}, { email: 'x' }, { email: EMAIL, phone: '1234567' }])('rejects %j', async (body) => {
    expect((await staff.post(ERASE, body)).body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
  });
});
