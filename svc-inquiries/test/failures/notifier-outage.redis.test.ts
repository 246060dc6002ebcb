import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';
import { TcpProxy } from '../support/servers/tcp-proxy.js';

const RECORDED = `SELECT id FROM inquiries.notification WHERE state = 'sent' AND subject_id = (SELECT max(id) FROM inquiries.inquiry)`;

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication | undefined;
/** Proxies for the notifier's connections to its database and its queue. */
let database: TcpProxy;
let queue: TcpProxy;

async function startNotifier(): Promise<void> {
  const { REDIS_URL } = environment.queueEnv;
  const queueEnv = REDIS_URL ? { REDIS_URL: queue.url } : { QUEUE_DATABASE_URL: queue.url };
  const env = {
    ...environment.env,
    DATABASE_URL: database.url,
    REDIS_URL: undefined,
    QUEUE_DATABASE_URL: undefined,
    ...queueEnv,
  };
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv({ env }, smtp)));
}

/** All e-mails have arrived and their jobs have completed. */
const sent = (emails: number) =>
  until(`${emails} e-mails`, async () => {
    const open = await environment.queue.getJobCountByTypes('waiting', 'prioritized', 'active', 'delayed');
    return smtp.received.length === emails && open === 0;
  });

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  database = new TcpProxy(environment.env.DATABASE_URL);
  queue = new TcpProxy(environment.queueEnv.REDIS_URL ?? environment.env.DATABASE_URL);
  app = await startTestApp(AppModule.forRoot(environment.env));
});

beforeEach(async () => {
  await Promise.all([database.start(), queue.start()]);
  smtp.received.length = 0;
});

afterEach(async () => {
  await notifier?.close();
  await Promise.all([database.stop(), queue.stop()]);
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
  await environment.remove();
});

it('starts while the queue is unavailable, and sends once it is available', async () => {
  await queue.stop();
  await startNotifier();
  await send(app, aMessage());
  await queue.start();
  await sent(2);
});

it('sends e-mails that became due while the queue was unavailable', async () => {
  await startNotifier();
  await send(app, aMessage());
  await sent(2);
  await queue.stop();
  await send(app, aMessage());
  await queue.start();
  await sent(4);
});

it('sends e-mails that became due while its database was unavailable', async () => {
  await startNotifier();
  await database.stop();
  await send(app, aMessage());
  await until('a failed try', () => environment.queue.getDelayedCount());
  await database.start();
  await sent(2);
});

it('records an accepted e-mail as soon as its database is back, before the job is retried', async () => {
  await startNotifier();
  smtp.rules.text = () => {
    smtp.rules.text = undefined;
    void database.stop().then(() => database.start());
    return undefined;
  };
  await send(app, aMessage());
  await until('the mail is recorded', async () => (await environment.sql(RECORDED)).length > 0);
  const [job] = await environment.queue.getJobs(['active', 'delayed', 'completed'], 0, 0);
  expect(job?.attemptsStarted).toBe(1);
  await sent(2);
});

it('shuts down while the queue is unavailable', async () => {
  await startNotifier();
  await queue.stop();
  await expect(notifier?.close()).resolves.toBeUndefined();
  notifier = undefined;
});
