import { resolve } from 'node:path';
import { serviceProcesses, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { NotificationProcessor } from '../../src/notifier/notification.processor.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';

const VISITOR = aMessage().email;

let environment: Environment;
let smtp: SmtpServer;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;

interface NotificationRow {
  audience: string;
  state: string;
  attempts: number;
  last_error: string | null;
  message_id: string;
  sent_at: Date | null;
}

const records = () => environment.sql<NotificationRow>('SELECT * FROM inquiries.notification ORDER BY id');
const bothSent = () => until('both e-mails', async () => (await records()).filter((row) => row.sent_at).length === 2);
const idle = async () =>
  Object.values(await environment.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed')).every((n) => n === 0);

/** `npm run notifications -- <command>` */
const notifications = (command: string) =>
  serviceProcesses(resolve(__dirname, '../..')).command('notifications-cli.ts', [command], {
    DATABASE_URL: environment.env.DATABASE_URL,
    ...environment.queueEnv,
  });

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  app = await startTestApp(AppModule.forRoot(environment.env));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
});

beforeEach(async () => {
  await until('an idle queue', idle);
  await environment.empty(['inquiries.inquiry', 'inquiries.notification']);
  smtp.received.length = 0;
  smtp.rules = {};
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await smtp.stop();
  await environment.remove();
});

it('sends one e-mail to staff and one to the visitor', async () => {
  const { body } = await send(app, aMessage({ vehicleId: 7 }), { 'x-request-id': 'request-0007', cookie: 'lang=ar' });
  await bothSent();
  expect(smtp.received).toHaveLength(2);
  const [staff] = smtp.to(STAFF);
  expect(staff?.headers).toMatchObject({
    subject: expect.stringMatching(/^CM-\d{4}-\d{5} Customer message: Layla Haddad, .+$/),
    'reply-to': 'Layla Haddad <layla@customers.example>',
    'x-request-id': 'request-0007',
    'message-id': expect.stringMatching(
      new RegExp(`^<inquiry\\.submitted\\.${body.id}\\.staff\\.[0-9a-f-]{36}@cars\\.example>$`),
    ),
    from: 'Aureva Motors <no-reply@cars.example>',
  });
  expect(staff?.text).toContain('Vehicle: View the vehicle https://cars.example/vehicle/7');
  const [visitor] = smtp.to(VISITOR);
  expect(visitor?.html).toContain('<html lang="ar" dir="rtl">');
  expect(visitor?.text).not.toContain('silver coupe');
});

it('uses new Message-IDs for a message that reuses an id lost in a restore', async () => {
  const { body: lost } = await send(app, aMessage());
  await bothSent();
  await environment.sql('DELETE FROM inquiries.notification');
  await environment.sql('DELETE FROM inquiries.inquiry');
  await environment.sql(`ALTER TABLE inquiries.inquiry ALTER COLUMN id RESTART WITH ${lost.id}`);
  const { body: next } = await send(app, aMessage());
  await bothSent();
  expect(next.id).toBe(lost.id);
  expect(new Set(smtp.received.map(({ headers }) => headers['message-id'])).size).toBe(4);
});

it('resends only the e-mail that was temporarily refused', async () => {
  let refusals = 0;
  smtp.rules.recipient = (address) => (address === VISITOR && refusals++ === 0 ? '451 try later' : undefined);
  await send(app, aMessage());
  await bothSent();
  expect(smtp.to(STAFF)).toHaveLength(1);
  expect(smtp.to(VISITOR)).toHaveLength(1);
  expect((await records()).map(({ audience, attempts, last_error }) => [audience, attempts, last_error])).toEqual([
    ['staff', 1, null],
    ['visitor', 2, null],
  ]);
});

it('resends to the one recipient that was temporarily refused, not to the others', async () => {
  const [first, second] = ['one@dealer.example', 'two@dealer.example'];
  const several = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, { STAFF_EMAIL: [first, second] })));
  await notifier.close();
  let refusals = 0;
  smtp.rules.recipient = (address) => (address === second && refusals++ === 0 ? '450 greylisted' : undefined);
  await send(app, aMessage());
  await bothSent();
  expect([smtp.to(first), smtp.to(second)].map(({ length }) => length)).toEqual([1, 1]);
  expect(new Set([...smtp.to(first), ...smtp.to(second)].map(({ headers }) => headers['message-id'])).size).toBe(1);
  expect(await records()).toMatchObject([
    { recipient: `${first}, ${second}`, attempts: 2, last_error: null, remaining: null },
    {},
  ]);
  await several.close();
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
});

it('sends both e-mails when the mail server is back', async () => {
  await smtp.stop();
  await send(app, aMessage());
  await until(
    'a failed try',
    async () => (await records()).filter(({ attempts, state }) => attempts && state === 'pending').length === 2,
  );
  await smtp.start();
  await bothSent();
  expect(smtp.received).toHaveLength(2);
});

it('keeps a permanent refusal in the failed set until it is resent manually', async () => {
  smtp.rules.recipient = (address) => (address === VISITOR ? `550 no mailbox ${address}` : undefined);
  const { body } = await send(app, aMessage());
  await until('a failed job', () => environment.queue.getFailedCount());
  expect(await notifications('list')).toMatch(
    new RegExp(`^outbox-inquiries-\\d+\tinquiry.submitted\t${body.id}\t0 min ago\t1 tries\tvisitor: EENVELOPE 550\n$`),
  );
  expect((await records()).map(({ audience, state, attempts }) => [audience, state, attempts])).toEqual([
    ['staff', 'sent', 1],
    ['visitor', 'failed', 1],
  ]);
  smtp.rules = {};
  expect(await notifications('retry')).toBe('1 notifications are sent again.\n');
  await bothSent();
  expect(smtp.to(STAFF)).toHaveLength(1);
  expect(smtp.to(VISITOR)).toHaveLength(1);
  expect(await notifications('list')).toBe('No failed notifications.\n');
});

it('does not resend what the mail server accepted but the database could not record', async () => {
  await environment.sql(`ALTER TABLE inquiries.notification ADD CONSTRAINT "no_record" CHECK (state <> 'sent') NOT VALID`);
  await send(app, aMessage());
  await until('a failed try', () => environment.queue.getDelayedCount());
  await environment.sql('ALTER TABLE inquiries.notification DROP CONSTRAINT "no_record"');
  await bothSent();
  expect(smtp.to(STAFF)).toHaveLength(1);
  expect(smtp.to(VISITOR)).toHaveLength(1);
});

it('sends once when two processors work on the same job concurrently', async () => {
  const second = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
  await environment.queue.pause();
  await send(app, aMessage());
  const [job] = await until('a waiting job', async () => {
    const jobs = await environment.queue.getWaiting();
    return jobs.length ? jobs : undefined;
  });
  if (!job) throw new Error('no job');
  await Promise.all([notifier, second].map((process) => process.get(NotificationProcessor).process(job)));
  await environment.queue.resume();
  await until('an idle queue', idle);
  expect(smtp.received).toHaveLength(2);
  expect((await records()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  await second.close();
});

it('sends nothing about a message that staff marked as spam before its e-mails were sent', async () => {
  await environment.queue.pause();
  const { body } = await send(app, aMessage());
  await environment.sql(`UPDATE inquiries.inquiry SET status = 'spam' WHERE id = $1`, [body.id]);
  await environment.queue.resume();
  await until('an idle queue', idle);
  expect(smtp.received).toEqual([]);
});
