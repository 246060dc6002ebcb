import { linkTokenHash } from '@dealership/service-kit';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { RetentionService } from '../../src/privacy/retention/retention.service.js';
import { CatalogClient } from '../../src/service-clients/catalog/catalog.client.js';
import { AlertMatchingService } from '../../src/subscriptions/search-alerts/alert-matching.service.js';
import { WorkerModule } from '../../src/worker.module.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv } from '../support/notifier.js';
import { CatalogServer, found } from '../support/servers/catalog-server.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

const MONA = 'Mona@customers.example';
const ALL = '/api/vehicles/search?page=1';
const ORSENZA = '/api/vehicles/search?make=Orsenza&page=1';

let environment: Environment;
let smtp: SmtpServer;
let catalog: CatalogServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;
let staff: StaffClient;

const ask = (changes = {}, headers = {}) =>
  post(app, '/api/search-alerts', { email: MONA, filters: { make: 'Orsenza' }, ...changes }, headers);
const confirm = (token: string) => post(app, '/api/search-alerts/confirm', { token });
const check = async (token: string) =>
  (await request(app.getHttpServer()).get('/api/search-alerts/confirm').query({ token })).body.state;
const checkEnd = async (token: string) =>
  (await request(app.getHttpServer()).get('/api/search-alerts/end-link').query({ token })).body.state;
const end = (token: string) => post(app, '/api/search-alerts/end', { token });
const tokenIn = (text = '') => /alerts\/\w+\?token=([\w-]+)/.exec(text)?.[1] ?? '';

const emails = async (address = MONA) => {
  await environment.idle();
  return smtp.to(address);
};
const statuses = async () =>
  (await environment.sql<{ status: string }>('SELECT status FROM inquiries.search_alert ORDER BY id')).map(
    ({ status }) => status,
  );

const car = (id: number) => ({ id, make: 'Orsenza', model: 'Altavia', year: 2023, price: 150_000 });
/** The catalogue's stock: all makes, and Orsenza only; newest first. */
function stock(all: number[], orsenza: number[]): void {
  const answer = (ids: number[]) => found({ items: ids.map(car) });
  catalog.answers = { [ALL]: answer(all), [ORSENZA]: answer(orsenza) };
}
let matching: AlertMatchingService;
let minutes = 0;
/** A round, a minute after the last one. */
const round = () => matching.match(new AbortController().signal, ++minutes * 60_000);
/** Until what is in stock is settled. */
const match = async () => (await round()) + (await round());
const dayLater = () =>
  environment.sql(`UPDATE inquiries.search_alert SET last_emailed_at = last_emailed_at - interval '25 hours'`);

/** An alert confirmed by its owner with the current stock. */
async function confirmed(): Promise<void> {
  await ask();
  await confirm(tokenIn((await emails()).at(-1)?.text));
  await match();
  smtp.received.length = 0;
}

beforeAll(async () => {
  catalog = await new CatalogServer().start();
  environment = await createEnvironment(catalog.url);
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.idle();
  await environment.empty(['inquiries.search_alert', 'inquiries.notification', 'inquiries.outbox', 'inquiries.audit']);
  smtp.received.length = 0;
  stock([5, 4], [4]);
  matching = new AlertMatchingService(environment.dataSource, app.get(CatalogClient));
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await Promise.all([smtp.stop(), catalog.stop()]);
  await environment.remove();
});

it('is confirmed through a link before anything is sent, in the visitor’s language', async () => {
  const { status, body } = await ask({}, { cookie: 'lang=ar' });
  expect({ status, body }).toEqual({ status: 201, body: { status: 'pending' } });
  const [email] = await emails();
  expect(email?.headers.subject).toContain('يُرجى تأكيد التنبيه');
  expect(email?.text).toContain('https://cars.example/inventory?make=Orsenza&lang=ar');
  expect(email?.text).toContain('&search=make%3DOrsenza&lang=ar');
  expect(await match()).toBe(0);
  expect([await check(tokenIn(email?.text)), await check('other')]).toEqual(['open', 'invalid']);
  expect((await confirm(tokenIn(email?.text))).body).toEqual({ status: 'active' });
  expect((await confirm(tokenIn(email?.text))).body).toEqual({ status: 'active' });
  expect(await check(tokenIn(email?.text))).toBe('confirmed');
  expect(await statuses()).toEqual(['active']);
  const stored = JSON.stringify(await environment.sql('SELECT * FROM inquiries.search_alert_token'));
  expect(stored).not.toContain(tokenIn(email?.text));
});

it('is stored once with one e-mail and the same response, however often and in whatever case it is requested', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask({ email: at % 2 ? MONA.toLowerCase() : MONA })));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await statuses()).toEqual(['pending']);
  await environment.idle();
  expect(smtp.received).toHaveLength(1);
});

it('is limited to ten per address, and stored as spam if the honeypot is filled', async () => {
  for (let at = 0; at < 12; at++) expect((await ask({ filters: { make: `Make ${at}` } })).status).toBe(201);
  expect(await statuses()).toHaveLength(10);
  await ask({ email: 'robot@customers.example', website: 'x' });
  expect((await statuses()).at(-1)).toBe('spam');
  expect(await emails('robot@customers.example')).toEqual([]);
});

it.each([
  [{ email: 'mona' }, 'email'],
  [{ filters: {} }, 'filters'],
  [{ filters: { minPrice: '-1' } }, 'filters.minPrice'],
  [{ filters: { sort: 'newest' } }, 'filters.sort'],
])('rejects %j, naming %s', async (changes, path) => {
  const { status, body } = await ask(changes);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

it('reports each matching car once, and sends at most one e-mail a day', async () => {
  await confirmed();
  expect(await match()).toBe(0);
  stock([7, 6, 5, 4], [6, 4]);
  expect(await match()).toBe(1);
  expect(await match()).toBe(0);
  const [email] = await emails();
  expect(email?.headers.subject).toBe('A car you are looking for has arrived – Aureva Motors');
  expect(email?.text).toContain('https://cars.example/vehicle/6?');
  expect(email?.text).not.toContain('/vehicle/4?');
  stock([8, 7, 6, 5, 4], [8, 6, 4]);
  expect(await match()).toBe(0);
  await dayLater();
  expect(await match()).toBe(1);
  const second = (await emails()).at(-1);
  expect(second?.text).toContain('/vehicle/8?');
  expect(second?.text).not.toContain('/vehicle/6?');
});

it('reports a car that is added before the first round after the confirmation', async () => {
  await ask();
  await confirm(tokenIn((await emails()).at(-1)?.text));
  stock([7, 6, 5, 4], [6, 4]);
  expect(await match()).toBe(1);
  const { text } = (await emails()).at(-1) ?? {};
  expect(text).toContain('/vehicle/6?');
  expect(text).not.toContain('/vehicle/4?');
});

it('is confirmed while the catalogue is unavailable, and begins with the stock found afterwards', async () => {
  await ask();
  catalog.answers = {};
  expect((await confirm(tokenIn((await emails()).at(-1)?.text))).body).toEqual({ status: 'active' });
  stock([5, 4], [4]);
  expect(await match()).toBe(0);
  stock([6, 5, 4], [6, 4]);
  expect(await match()).toBe(1);
});

it('reports a car that appears after one with a higher id, and neither twice', async () => {
  await confirmed();
  stock([8, 5, 4], [8, 4]);
  expect(await round()).toBe(0);
  expect(await matching.match(new AbortController().signal, minutes * 60_000 + 59_999)).toBe(0);
  stock([9, 8, 7, 5, 4], [9, 8, 7, 4]);
  expect(await round()).toBe(1);
  const [email] = await emails();
  expect(email?.text.match(/vehicle\/\d+/g)).toEqual(expect.arrayContaining(['vehicle/8', 'vehicle/7']));
  expect(email?.text).not.toContain('vehicle/9');
  await dayLater();
  expect(await match()).toBe(1);
  expect((await emails())[1]?.text).not.toMatch(/vehicle\/[78]/);
});

it('waits while the catalogue is unavailable, and misses no car', async () => {
  await confirmed();
  stock([6, 5, 4], [6, 4]);
  const { [ORSENZA]: answer } = catalog.answers;
  catalog.answers[ORSENZA] = { status: 500, body: {} };
  expect(await match()).toBe(0);
  catalog.answers[ORSENZA] = answer as never;
  expect(await match()).toBe(1);
});

it('is ended by the link of an e-mail or by one click, and not revived by an old link', async () => {
  await ask();
  const first = tokenIn((await emails()).at(-1)?.text);
  await confirm(first);
  await match();
  stock([6, 5, 4], [6, 4]);
  await match();
  const email = (await emails()).at(-1);
  const token = tokenIn(email?.text);
  const page = await request(app.getHttpServer()).get(`/api/search-alerts/end?token=${token}`);
  expect([page.status, page.headers.location]).toEqual([303, `/alerts/end?token=${token}`]);
  expect(await statuses()).toEqual(['active']);
  expect([await checkEnd(token), await checkEnd('unknown'), await statuses()]).toEqual(['open', 'invalid', ['active']]);
  expect((await end(token)).body).toEqual({ status: 'ended' });
  expect(await checkEnd(token)).toBe('ended');
  expect((await end(token)).status).toBe(200);
  expect((await confirm(first)).status).toBe(404);
  stock([9, 6, 5, 4], [9, 6, 4]);
  await dayLater();
  expect(await match()).toBe(0);
  expect((await end('unknown')).status).toBe(404);
});

it('is ended by the link of an earlier e-mail, whose token was stored', async () => {
  await confirmed();
  const token = 'A'.repeat(43);
  await environment.sql(
    `INSERT INTO inquiries.search_alert_token (token_hash, search_alert_id, purpose) SELECT $1, id, 'end' FROM inquiries.search_alert`,
    [linkTokenHash(token)],
  );
  expect((await end(token)).body).toEqual({ status: 'ended' });
});

it('stores no token of the links that end it', async () => {
  await confirmed();
  stock([6, 5, 4], [6, 4]);
  await match();
  await emails();
  expect(await environment.sql(`SELECT 1 FROM inquiries.search_alert_token WHERE purpose = 'end'`)).toEqual([]);
});

it('sends no e-mail to somebody who ended the alert before delivery', async () => {
  await confirmed();
  stock([6, 5, 4], [6, 4]);
  await environment.queue.pause();
  await match();
  await environment.sql(`UPDATE inquiries.search_alert SET status = 'ended', ended_at = now()`);
  await environment.queue.resume();
  expect(await emails()).toEqual([]);
});

it('shows staff what visitors look for, without their names', async () => {
  await confirmed();
  await ask({ filters: { make: 'Falkenrath' } });
  expect((await staff.get('/api/search-alerts')).body).toEqual([{ query: 'make=Orsenza', active: 1 }]);
  expect((await request(app.getHttpServer()).get('/api/search-alerts')).status).toBe(401);
});

it('is found, exported and erased with its owner', async () => {
  await confirmed();
  stock([6, 5, 4], [6, 4]);
  await match();
  await emails();
  const body = { email: MONA.toLowerCase() };
  expect((await staff.post('/api/privacy/inquiries/find', body)).body.items).toMatchObject([
    { place: 'search-alerts', email: MONA },
  ]);
  const [copy] = (await staff.post('/api/privacy/inquiries/export', body)).body.items;
  expect(copy).toMatchObject({ place: 'search-alerts', fields: { query: 'make=Orsenza', status: 'active' } });
  expect((await staff.post('/api/privacy/inquiries/erase', body)).body.erased).toEqual({ 'search-alerts': 1 });
  for (const table of ['search_alert', 'search_alert_email', 'search_alert_token', 'notification'])
    expect(await environment.sql(`SELECT * FROM inquiries.${table}`)).toEqual([]);
});

it('is erased after long inactivity', async () => {
  await confirmed();
  await ask({ filters: { make: 'Falkenrath' } });
  await environment.sql(`UPDATE inquiries.search_alert SET requested_at = requested_at - interval '40 days'`);
  expect(await new RetentionService(environment.dataSource).eraseOld(30, new AbortController().signal)).toBe(1);
  expect(await statuses()).toEqual(['active']);
});
