import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { TcpProxy } from '../support/servers/tcp-proxy.js';

let environment: Environment;
let database: TcpProxy;
let queue: TcpProxy;
let apps: NestFastifyApplication[] = [];

/** The HTTP process, connected to database and queue through proxies that a test can cut. */
async function start(): Promise<NestFastifyApplication> {
  const { REDIS_URL } = environment.queueEnv;
  const queueEnv = REDIS_URL ? { REDIS_URL: queue.url } : { QUEUE_DATABASE_URL: queue.url };
  const app = await startTestApp(AppModule.forRoot({ ...environment.env, DATABASE_URL: database.url, ...queueEnv }));
  apps.push(app);
  return app;
}

const waitingRows = () => environment.sql('SELECT id FROM inquiries.outbox WHERE handed_at IS NULL');
const handed = () => until('every event handed over', async () => (await waitingRows()).length === 0);
const jobs = () => environment.queue.getJobCountByTypes('waiting');

beforeAll(async () => {
  environment = await createEnvironment();
  database = new TcpProxy(environment.env.DATABASE_URL);
  queue = new TcpProxy(environment.queueEnv.REDIS_URL ?? environment.env.DATABASE_URL);
});

beforeEach(async () => {
  await Promise.all([database.start(), queue.start()]);
  await environment.empty(['inquiries.inquiry', 'inquiries.outbox']);
  await environment.queue.drain();
});

afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
  await Promise.all([database.stop(), queue.stop()]);
});

afterAll(() => environment.remove());

it('publishes every event once with two relays running', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => send(index % 2 ? one : two, aMessage())));
  await handed();
  const ids = (await environment.queue.getWaiting()).map(({ data }) => data.inquiryId);
  expect(ids.sort((a, b) => a - b)).toEqual(answers.map(({ body }) => body.id).sort((a, b) => a - b));
});

it('accepts messages while the queue is unavailable, and publishes them when it is back', async () => {
  const app = await start();
  await queue.stop();
  const { status } = await send(app, aMessage());
  expect(status).toBe(201);
  expect(await waitingRows()).toHaveLength(1);
  await queue.start();
  await handed();
  expect(await jobs()).toBe(1);
});

it('starts while the queue is unavailable, and publishes once it is available', async () => {
  await queue.stop();
  const app = await start();
  expect((await send(app, aMessage())).status).toBe(201);
  await queue.start();
  await handed();
  expect(await jobs()).toBe(1);
});

it('answers 503 with Retry-After while the database is unavailable, and accepts the same message afterwards', async () => {
  const app = await start();
  await database.stop();
  const refused = await send(app, aMessage());
  expect(refused.body).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
  expect(refused.headers['retry-after']).toBe('5');
  await database.start();
  expect((await send(app, aMessage())).status).toBe(201);
  await handed();
  expect(await jobs()).toBe(1);
});

it('logs the start and the end of a database outage once, however many probes and messages notice it', async () => {
  const app = await start();
  const probe = async () => (await fetch(`${await app.getUrl()}/health/ready`)).status;
  expect(await probe()).toBe(200);
  const log: string[] = [];
  const keep = (...line: unknown[]) => log.push(String(line.at(-2)));
  app.useLogger({ log: keep, error: keep, warn: keep });
  await database.stop();
  expect([await probe(), (await send(app, aMessage())).status, await probe()]).toEqual([503, 503, 503]);
  await database.start();
  await until('readiness', async () => (await probe()) === 200);
  expect(log.filter((line) => line.startsWith('database'))).toEqual(['database failed', 'database recovered']);
});

it('finds an event within the polling interval even when its listening connection was cut', async () => {
  const app = await start();
  await send(app, aMessage());
  await handed();
  await environment.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'relay-inquiries'`);
  await send(app, aMessage());
  await handed();
  expect(await jobs()).toBe(2);
});

it('shuts down while the queue is unavailable', async () => {
  const app = await start();
  await queue.stop();
  await send(app, aMessage());
  await expect(app.close()).resolves.toBeUndefined();
  apps = [];
});
