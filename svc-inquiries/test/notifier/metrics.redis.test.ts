import { NO_LONGER_DUE } from '@dealership/contracts';
import { metricsOf, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';
import { TcpProxy } from '../support/servers/tcp-proxy.js';

let environment: Environment;
let smtp: SmtpServer;
let queue: TcpProxy;
let app: NestFastifyApplication;

/** The number of a line like `name{label="…"} 3`. */
const numberOf = (line = ''): number => Number(line.split(' ').at(-1));
const age = async () => numberOf((await metricsOf(app, 'outbox_oldest_seconds{schema="inquiries"}'))[0]);
const jobs = async (state: string) => numberOf((await metricsOf(app, `queue_jobs{state="${state}"}`))[0]);

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  queue = new TcpProxy(environment.queueEnv.REDIS_URL ?? environment.env.DATABASE_URL);
  await queue.start();
  const queueEnv = environment.queueEnv.REDIS_URL ? { REDIS_URL: queue.url } : { QUEUE_DATABASE_URL: queue.url };
  app = await startTestApp(AppModule.forRoot({ ...environment.env, ...queueEnv }));
});

afterAll(async () => {
  await app.close();
  await queue.stop();
  await smtp.stop();
  await environment.remove();
});

it('measure how long an event waits for an unavailable queue, and how long its job then waits', async () => {
  expect([await age(), await jobs('waiting')]).toEqual([0, 0]);
  await queue.stop();
  await send(app, aMessage());
  await environment.sql(`UPDATE inquiries.outbox SET created_at = now() - interval '10 minutes'`);
  expect(await age()).toBeGreaterThan(599);
  expect(await metricsOf(app, 'queue_jobs{')).toEqual([]);
  await queue.start();
  await until('the job', async () => (await jobs('waiting')) === 1);
  await until('no event waits', async () => (await age()) === 0);
});

it('count permanently refused e-mails, those of visitors separately', async () => {
  smtp.rules = { recipient: (address) => (address === aMessage().email ? '550 no mailbox' : undefined) };
  const notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
  const failed = async (audience: string) =>
    numberOf((await metricsOf(notifier, `notifications_failed{audience="${audience}"}`))[0]);
  expect([await failed('staff'), await failed('visitor')]).toEqual([0, 0]);
  await send(app, aMessage());
  await until('a refused e-mail', async () => (await failed('visitor')) > 0);
  expect(await failed('staff')).toBe(0);
  await environment.sql(`UPDATE inquiries.notification SET last_error = $1 WHERE audience = 'visitor'`, [NO_LONGER_DUE]);
  expect(await failed('visitor')).toBe(0);
  await notifier.close();
});

it('measure how long e-mails wait for a mail server that refuses them', async () => {
  smtp.rules = { recipient: () => '421 not now' };
  const notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
  const age = (hours: number, audience: string) =>
    environment.sql(
      `UPDATE inquiries.notification SET created_at = now() - $1 * interval '1 hour' WHERE audience = $2 AND state <> 'failed'`,
      [hours, audience],
    );
  const waiting = async () => numberOf((await metricsOf(notifier, 'notifications_waiting_seconds'))[0]);
  expect(await waiting()).toBe(0);
  await send(app, aMessage());
  await until('a refused e-mail', async () => (await waiting()) > 0);
  await age(1, 'visitor');
  expect(await waiting()).toBeLessThan(3599);
  await age(1, 'staff');
  expect(await waiting()).toBeGreaterThan(3599);
  await age(97, 'staff');
  expect(await waiting()).toBe(0);
  await notifier.close();
});
