import { randomUUID } from 'node:crypto';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { AURELIO, CatalogServer, found, missing } from '../support/servers/catalog-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

const EMAILS_PATH = '/api/arrivals-emails';

const CAR = { ...AURELIO, price: 450_000 };
const introduction = { en: 'Fresh from Japan.\nCome and see.', ar: 'وصلت من اليابان.', ja: '日本から届きました。' };
const draft = { vehicleIds: [CAR.id], introduction };

let environment: Environment;
let smtp: SmtpServer;
let catalog: CatalogServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication | undefined;
let staff: StaffClient;

const send = (changes = {}) => staff.post(EMAILS_PATH, { ...draft, key: randomUUID(), ...changes });
const list = async () => (await staff.get(EMAILS_PATH)).body;

async function startNotifier(concurrency = 5): Promise<void> {
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, { NOTIFIER_CONCURRENCY: concurrency })));
}

/** Subscribers named `<status><number>@…`, each with its newsletter request. */
const subscribe = (status: string, language = 'en', count = 1) =>
  environment.sql(
    `WITH s AS (
       INSERT INTO inquiries.newsletter_subscription (email, email_key, status, language, confirmed_at)
       SELECT $1 || '-' || $2 || i || '@customers.example', $1 || '-' || $2 || i || '@customers.example', $1, $2, now()
       FROM generate_series(1, $3::integer) i RETURNING id)
     INSERT INTO inquiries.newsletter_request (subscription_id, request_id) SELECT id, 'request-0001' FROM s`,
    [status, language, count],
  );

const recipients = () => smtp.received.flatMap(({ recipients: to }) => to).sort();

beforeAll(async () => {
  catalog = await new CatalogServer().start();
  environment = await createEnvironment(catalog.url);
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty([
    'inquiries.newsletter_subscription',
    'inquiries.newsletter_request',
    'inquiries.newsletter_token',
    'inquiries.arrivals_email',
    'inquiries.arrivals_delivery',
    'inquiries.notification',
    'inquiries.inquiry',
    'inquiries.audit',
    'inquiries.outbox',
  ]);
  catalog.answers = { [`/api/vehicles/${CAR.id}`]: found(CAR), '/api/vehicles/9': missing('VEHICLE_NOT_FOUND') };
  smtp.received.length = 0;
  smtp.rules = {};
});

afterEach(async () => {
  await notifier?.close();
  notifier = undefined;
});

afterAll(async () => {
  await app.close();
  await Promise.all([smtp.stop(), catalog.stop()]);
  await environment.remove();
});

describe('an e-mail of new arrivals', () => {
  it('is sent to every confirmed subscriber once, in their language, with unsubscribe links, and is counted', async () => {
    for (const language of ['en', 'ar', 'ja']) await subscribe('confirmed', language);
    for (const status of ['pending', 'unsubscribed', 'spam']) await subscribe(status);
    const { status, body } = await send();
    expect([status, body]).toEqual([201, expect.objectContaining({ vehicles: ['2024 Aurelio Vento'] })]);
    await startNotifier();
    await environment.idle();
    expect(recipients()).toEqual(['ar', 'en', 'ja'].map((language) => `confirmed-${language}1@customers.example`));
    const [arabic] = smtp.to('confirmed-ar1@customers.example');
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic?.text).toContain(introduction.ar);
    const [english] = smtp.to('confirmed-en1@customers.example');
    expect(english?.text).toContain('AED 450,000: 2024 Aurelio Vento https://cars.example/vehicle/7?lang=en');
    const [, token = ''] = /newsletter\/unsubscribe\?token=([\w-]+)/.exec(english?.text ?? '') ?? [];
    expect(english?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(english?.headers['list-unsubscribe']).toBe(`<https://cars.example/api/newsletter/unsubscribe?token=${token}>`);
    await request(app.getHttpServer())
      .post(`/api/newsletter/unsubscribe?token=${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    expect(await list()).toMatchObject({
      items: [{ id: body.id, addressed: 3, sent: 3, failed: 0, complete: true }],
      subscribers: 2,
      nextAt: null,
    });
    expect(await environment.sql('SELECT action, entity, entity_id FROM inquiries.audit')).toEqual([
      { action: 'create', entity: 'arrivals-email', entity_id: body.id },
    ]);
    await staff.post('/api/privacy/inquiries/erase', { email: 'confirmed-ar1@customers.example' });
    expect(await environment.sql(`SELECT 1 FROM inquiries.notification WHERE recipient LIKE 'confirmed-ar1%'`)).toEqual([]);
  });

  it('is not sent to somebody who unsubscribes before delivery', async () => {
    await subscribe('confirmed', 'en', 2);
    await send();
    // The first batch is being processed when its first subscriber unsubscribes.
    smtp.rules.text = () => '451 later';
    await startNotifier();
    await until(
      'both have been refused',
      async () => (await environment.sql(`SELECT 1 FROM inquiries.notification WHERE last_error IS NOT NULL`)).length === 2,
    );
    await environment.sql(`UPDATE inquiries.newsletter_subscription SET status = 'unsubscribed' WHERE email LIKE '%1@%'`);
    smtp.rules = {};
    await until('the delivery', () => smtp.received.length === 1);
    await environment.idle();
    expect(recipients()).toEqual(['confirmed-en2@customers.example']);
  });

  it('is stored once per key and delivered once per subscriber, however often its jobs run', async () => {
    await subscribe('confirmed', 'en', 3);
    const key = randomUUID();
    const [first, second] = await Promise.all([send({ key }), send({ key })]);
    expect(first.body.id).toBe(second.body.id);
    const events = await environment.sql<{ event: string; payload: object }>(`SELECT event, payload FROM inquiries.outbox`);
    expect(events).toHaveLength(1);
    await startNotifier();
    await environment.idle();
    for (let count = 0; count < 3; count++)
      await environment.queue.add('arrivals-email.released', { ...events[0]?.payload, requestId: null });
    for (const { id } of await environment.sql<{ id: number }>('SELECT id FROM inquiries.arrivals_delivery'))
      await environment.queue.add('arrivals-email.addressed', { arrivalsDeliveryId: id, requestId: null });
    await environment.idle();
    expect(recipients()).toEqual([1, 2, 3].map((number) => `confirmed-en${number}@customers.example`));
  });

  it('lets a visitor’s message go first, and is sent in batches', async () => {
    await subscribe('confirmed', 'en', 120);
    await send();
    await until('the e-mail is in the queue', async () => (await environment.queue.getJobCountByTypes('prioritized')) === 1);
    await startNotifier(1);
    await until('the first e-mails', () => smtp.received.length >= 3);
    const before = smtp.received.length;
    await post(app, '/api/contact', aMessage());
    await until('the staff’s e-mail', () => smtp.to(STAFF).length === 1);
    expect(smtp.received.findIndex(({ recipients: to }) => to.includes(STAFF)) - before).toBeLessThan(60);
    const reached = async () => (await list()).items[0].sent === 120;
    await until('all e-mails', reached, { timeout: 60_000 });
    expect(new Set(recipients().filter((to) => to.startsWith('confirmed'))).size).toBe(120);
    await environment.idle();
  });

  it('is rejected after two in thirty days, with the date of the next', async () => {
    await subscribe('confirmed');
    await Promise.all([send(), send(), send()]);
    expect((await list()).items).toHaveLength(2);
    const { status, body } = await send();
    expect([status, body.code]).toEqual([409, 'ARRIVALS_EMAIL_LIMIT_REACHED']);
    const { nextAt } = await list();
    expect(Date.parse(nextAt) - Date.now()).toBeGreaterThan(29 * 24 * 3600_000);
    await environment.sql(`UPDATE inquiries.arrivals_email SET created_at = created_at - interval '31 days' WHERE id = 1
      OR id = (SELECT min(id) FROM inquiries.arrivals_email)`);
    expect((await send()).status).toBe(201);
  });

  it('is rejected if there are no subscribers', async () => {
    await subscribe('pending');
    expect((await send()).body).toMatchObject({ statusCode: 409, code: 'NO_CONFIRMED_SUBSCRIBERS' });
  });

  it.each([
    [{ vehicleIds: [] }, 'vehicleIds'],
    [{ vehicleIds: [7, 9] }, 'vehicleIds.1'],
    [{ introduction: { ...introduction, ar: ' ' } }, 'introduction.ar'],
    [{ introduction: { en: 'x' } }, 'introduction.ar'],
    [{ key: 'x' }, 'key'],
  ])('with %j is rejected, naming the field', async (changes, path) => {
    await subscribe('confirmed');
    const { body } = await send(changes);
    expect(body).toMatchObject({ statusCode: 400, errors: expect.arrayContaining([expect.objectContaining({ path })]) });
  });

  it('refuses cars sold or removed meanwhile, naming each, but not an e-mail that was released before', async () => {
    await subscribe('confirmed');
    const key = randomUUID();
    await send({ key });
    catalog.answers['/api/vehicles/8'] = found({ ...CAR, id: 8, sold: true });
    const changes = { vehicleIds: [CAR.id, CAR.id, 8, 9] };
    const refused = { statusCode: 400, code: 'VALIDATION_FAILED' };
    const errors = [
      { path: 'vehicleIds.2', message: 'Vehicle 8 has been sold' },
      { path: 'vehicleIds.3', message: 'Vehicle 9 does not exist or has been removed' },
    ];
    expect((await send(changes)).body).toMatchObject({ ...refused, errors });
    const test = await staff.post(`${EMAILS_PATH}/test`, { ...draft, ...changes, language: 'en' });
    expect(test.body).toMatchObject({ ...refused, errors });
    expect((await list()).items).toHaveLength(1);
    catalog.answers[`/api/vehicles/${CAR.id}`] = found({ ...CAR, sold: true });
    expect((await send({ key })).status).toBe(201);
  });

  it('waits while the catalogue is unavailable', async () => {
    await subscribe('confirmed');
    catalog.answers = { [`/api/vehicles/${CAR.id}`]: { status: 500, body: {} } };
    expect((await send()).status).toBe(503);
    expect((await list()).items).toEqual([]);
  });

  it('can be previewed in every language and test-sent to staff only', async () => {
    await subscribe('confirmed');
    const { body } = await staff.post(`${EMAILS_PATH}/preview`, draft);
    expect(body.en).toMatchObject({ subject: 'New arrivals – Aureva Motors', text: expect.stringContaining('Come and see.') });
    expect(body.ar.html).toContain('450,000 درهم');
    expect(body.ja.html).toContain('日本から届きました。');
    expect((await staff.post(`${EMAILS_PATH}/test`, { ...draft, language: 'ja' })).status).toBe(204);
    await startNotifier();
    await environment.idle();
    expect(recipients()).toEqual([STAFF]);
    expect(smtp.received[0]?.headers.subject).toMatch(/新入荷のご案内$/);
    expect((await list()).items).toEqual([]);
  });

  it.each([
    ['get', ''],
    ['post', ''],
    ['post', '/preview'],
    ['post', '/test'],
  ] as const)('requires staff permissions: %s %s', async (method, path) => {
    await request(app.getHttpServer())
      [method](EMAILS_PATH + path)
      .send({})
      .expect(401);
  });
});

describe('the export of subscribers', () => {
  it('has an unsubscribe link for each active subscription', async () => {
    await subscribe('confirmed', 'en', 2);
    await subscribe('pending');
    const { text } = await staff.get('/api/newsletter-subscribers/export?status=all');
    const links = text.match(/https:\/\/cars\.example\/newsletter\/unsubscribe\?token=\d+-[\w-]{43}/g) ?? [];
    expect(new Set(links).size).toBe(2);
    expect(text.split('\r\n')[0]).toMatch(/Link to unsubscribe$/);
    const token = String(links[0]).split('=')[1];
    expect((await post(app, '/api/newsletter/unsubscribe', { token })).body).toEqual({ status: 'unsubscribed' });
  });

  it('stores nothing', async () => {
    await subscribe('confirmed', 'en', 2);
    const csv = async () => (await staff.get('/api/newsletter-subscribers/export?status=all')).text;
    expect(await csv()).toBe(await csv());
    expect(await environment.sql('SELECT 1 FROM inquiries.newsletter_token')).toEqual([]);
  });
});
