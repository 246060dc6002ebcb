import { metricsOf, startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { NotificationProcessor } from '../../src/notifier/notification.processor.js';
import { WorkerModule } from '../../src/worker.module.js';
import { aMessage, post, send } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { SmtpServer } from '../support/servers/smtp-server.js';
import { TcpProxy } from '../support/servers/tcp-proxy.js';

const PATH = '/api/notifications';
const VISITOR = aMessage().email;

let environment: Environment;
let smtp: SmtpServer;
let queue: TcpProxy;
let app: NestFastifyApplication;
let notifier: NestFastifyApplication;
let staff: StaffClient;

const audit = () => environment.sql('SELECT session_id, action, entity, after FROM inquiries.audit');
const failed = (jobs: number) => until(`${jobs} failed jobs`, async () => (await environment.queue.getFailedCount()) === jobs);
const sentTo = (address: string, emails: number) => until(`${emails} e-mails`, () => smtp.to(address).length === emails);

/** A message whose confirmation the mail server refuses permanently. */
async function refusedMessage(): Promise<number> {
  const { body } = await send(app, aMessage());
  return body.id;
}

beforeAll(async () => {
  environment = await createEnvironment();
  smtp = await new SmtpServer().start();
  queue = new TcpProxy(environment.queueEnv.REDIS_URL ?? environment.env.DATABASE_URL);
  await queue.start();
  const own = environment.queueEnv.REDIS_URL ? { REDIS_URL: queue.url } : { QUEUE_DATABASE_URL: queue.url };
  app = await startTestApp(AppModule.forRoot({ ...environment.env, ...own }));
  notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp)));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  smtp.rules = { recipient: (address) => (address === VISITOR ? `550 no mailbox ${address}` : undefined) };
  smtp.received.length = 0;
  await environment.empty(['inquiries.audit']);
});

afterAll(async () => {
  await notifier.close();
  await app.close();
  await queue.stop();
  await smtp.stop();
  await environment.remove();
});

it('lists nothing when every e-mail was sent', async () => {
  const { status, body } = await staff.get(PATH);
  expect([status, body]).toEqual([
    200,
    {
      queue: { waiting: 0, active: 0, delayed: 0, failed: 0 },
      outboxWaiting: 0,
      failed: { items: [], total: 0, page: 1, pageSize: 25 },
    },
  ]);
});

it('lists failed e-mails with the reason, and resends one with an audit row', async () => {
  const id = await refusedMessage();
  await failed(1);
  const { body } = await staff.get(PATH);
  const email = { attempts: 1, lastError: null };
  expect(body.queue.failed).toBe(1);
  expect(body.failed).toMatchObject({ total: 1, page: 1 });
  expect(body.failed.items).toEqual([
    {
      id: expect.stringMatching(/^outbox-inquiries-/),
      event: 'inquiry.submitted',
      subjectId: id,
      about: expect.objectContaining({ request: `contact-${id}`, person: 'Layla Haddad' }),
      reason: 'visitor: EENVELOPE 550',
      attempts: 1,
      createdAt: expect.stringMatching(/Z$/),
      failedAt: expect.stringMatching(/Z$/),
      emails: [
        { ...email, audience: 'staff', recipient: STAFF, state: 'sent' },
        { ...email, audience: 'visitor', recipient: VISITOR, state: 'failed', lastError: expect.stringContaining('550') },
      ],
    },
  ]);
  smtp.rules = {};
  const [{ id: jobId }] = body.failed.items;
  expect((await staff.post(`${PATH}/${jobId}/resend`, {})).body).toEqual({ resent: 1 });
  await sentTo(VISITOR, 1);
  await failed(0);
  expect(smtp.to(STAFF)).toHaveLength(1);
  expect(await audit()).toEqual([
    { session_id: 'session-1', action: 'resend', entity: 'notification', after: { jobs: [jobId] } },
  ]);
  expect((await staff.post(`${PATH}/${jobId}/resend`, {})).body).toMatchObject({
    statusCode: 404,
    code: 'NOTIFICATION_NOT_FOUND',
  });
});

it('lists and counts a job that used up its attempts, and resends it without loss', async () => {
  smtp.rules = { recipient: (address) => (address === VISITOR ? '451 try later' : undefined) };
  await environment.queue.pause();
  const { body: sent } = await send(app, aMessage());
  const waiting = await until('the job', async () => (await environment.queue.getWaiting())[0]);
  // Its last attempt: a job has 300, which span three days.
  await waiting.remove();
  await environment.queue.add(waiting.name, waiting.data, { ...waiting.opts, attempts: 1 });
  await environment.queue.resume();
  await failed(1);
  const { body } = await staff.get(PATH);
  expect(body.failed.items).toMatchObject([
    {
      id: waiting.id,
      subjectId: sent.id,
      reason: 'visitor: EENVELOPE 451',
      emails: [{ state: 'sent' }, { audience: 'visitor', state: 'pending', lastError: expect.stringContaining('451') }],
    },
  ]);
  expect(await metricsOf(app, 'queue_jobs{state="failed"}')).toEqual(['queue_jobs{state="failed"} 1']);
  smtp.rules = {};
  expect((await staff.post(`${PATH}/${waiting.id}/resend`, {})).body).toEqual({ resent: 1 });
  await sentTo(VISITOR, 1);
  await failed(0);
  expect(smtp.to(STAFF)).toHaveLength(1);
});

it('pages through the failures, latest first, and resends all of them', async () => {
  const ids: number[] = [];
  for (const jobs of [1, 2, 3]) {
    ids.unshift(await refusedMessage());
    await failed(jobs);
  }
  const page = async (number: number) => {
    const { body } = await staff.get(`${PATH}?pageSize=2&page=${number}`);
    return body.failed.items.map(({ subjectId }: { subjectId: number }) => subjectId);
  };
  expect([await page(1), await page(2), await page(3)]).toEqual([ids.slice(0, 2), ids.slice(2), []]);
  smtp.rules = {};
  expect((await staff.post(`${PATH}/resend-failed`, {})).body).toEqual({ resent: 3 });
  await sentTo(VISITOR, 3);
  await failed(0);
  expect(await audit()).toHaveLength(1);
  expect((await staff.post(`${PATH}/resend-failed`, {})).body).toEqual({ resent: 0 });
  expect(await audit()).toHaveLength(1);
});

it('responds at once however many failed, and resends each of them once', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => 900_000 + index);
  await environment.queue.addBulk(
    ids.map((inquiryId) => ({ name: 'unknown.event', data: { inquiryId }, opts: { jobId: `many-${inquiryId}`, attempts: 1 } })),
  );
  await failed(250);
  const tries = new Set<string>();
  const processor = notifier.get(NotificationProcessor).worker;
  processor.on('active', ({ id }) => tries.add(String(id)));
  expect((await staff.post(`${PATH}/resend-failed`, {})).body).toEqual({ resent: 250 });
  await until('every job again', () => tries.size === 250);
  await failed(250);
  expect(await audit()).toMatchObject([{ action: 'resend', after: { failed: 250 } }]);
  for (const job of await environment.queue.getFailed(0, -1)) await job.remove();
});

it('resends a sent e-mail with a new Message-ID and an audit row', async () => {
  smtp.rules = {};
  await send(app, aMessage());
  await sentTo(VISITOR, 1);
  await until('the record', async () => (await staff.get(`${PATH}/emails`)).body.items[0].state === 'sent');
  const [{ id }] = (await staff.get(`${PATH}/emails`)).body.items.filter(
    ({ recipient }: { recipient: string }) => recipient === VISITOR,
  );
  expect((await staff.post(`${PATH}/emails/${id}/resend`, {})).body).toEqual({ resent: 1 });
  await sentTo(VISITOR, 2);
  const [first, again] = smtp.to(VISITOR).map(({ headers }) => headers['message-id']);
  expect(again).not.toBe(first);
  expect(smtp.to(STAFF)).toHaveLength(1);
  expect(await audit()).toMatchObject([{ action: 'resend', entity: 'notification', after: { email: id } }]);
  expect((await staff.post(`${PATH}/emails/999999/resend`, {})).status).toBe(404);
});

it('resends one e-mail of an event without the other, which had failed', async () => {
  const id = await refusedMessage();
  await failed(1);
  const records = () =>
    environment.sql<{ id: number; state: string }>(
      'SELECT id, state FROM inquiries.notification WHERE subject_id = $1 ORDER BY audience',
      [id],
    );
  const states = async () => (await records()).map(({ state }) => state);
  const [ofStaff] = await records();
  expect((await staff.post(`${PATH}/emails/${ofStaff?.id}/resend`, {})).body).toEqual({ resent: 1 });
  await sentTo(STAFF, 2);
  await environment.idle();
  expect([await environment.queue.getFailedCount(), await states()]).toEqual([1, ['sent', 'failed']]);
  smtp.rules = { recipient: (address) => (address === STAFF ? '550 no mailbox' : undefined) };
  expect((await staff.post(`${PATH}/emails/${ofStaff?.id}/resend`, {})).body).toEqual({ resent: 1 });
  await failed(2);
  smtp.rules = {};
  const [again] = (await staff.get(PATH)).body.failed.items;
  expect((await staff.post(`${PATH}/${again.id}/resend`, {})).body).toEqual({ resent: 1 });
  await failed(1);
  await environment.idle();
  expect(await states()).toEqual(['sent', 'failed']);
  expect((await staff.post(`${PATH}/resend-failed`, {})).body).toEqual({ resent: 1 });
  await sentTo(VISITOR, 1);
  await failed(0);
});

it('refuses to resend an e-mail that no longer applies, and leaves its record unchanged', async () => {
  const reader = 'reader@customers.example';
  await post(app, '/api/newsletter', { email: reader });
  await sentTo(reader, 1);
  await environment.idle();
  const record = () => environment.sql('SELECT * FROM inquiries.notification WHERE recipient = $1', [reader]);
  const before = await record();
  await environment.sql(`UPDATE inquiries.newsletter_subscription SET status = 'confirmed'`);
  const { status, body } = await staff.post(`${PATH}/emails/${before[0]?.id}/resend`, {});
  expect([status, body.code]).toEqual([409, 'NOTIFICATION_NOT_DUE']);
  await environment.idle();
  expect([await record(), await audit()]).toEqual([before, []]);
});

it('reports that a refused e-mail that no longer applies was not sent', async () => {
  smtp.rules = { recipient: () => '550 no mailbox' };
  const reader = 'late@customers.example';
  await post(app, '/api/newsletter', { email: reader });
  await failed(1);
  await environment.sql(`UPDATE inquiries.newsletter_subscription SET status = 'confirmed'`);
  const { body } = await staff.get(PATH);
  expect((await staff.post(`${PATH}/${body.failed.items[0].id}/resend`, {})).body).toEqual({ resent: 1 });
  await failed(0);
  const record = () => environment.sql('SELECT state, last_error FROM inquiries.notification WHERE recipient = $1', [reader]);
  await until('the record', async () => (await record())[0]?.state !== 'pending');
  expect(await record()).toEqual([{ state: 'failed', last_error: 'no longer due' }]);
});

it('lists every recorded e-mail, latest first, also while the queue is unavailable', async () => {
  const id = await refusedMessage();
  await failed(1);
  await queue.stop();
  const { status, body } = await staff.get(`${PATH}/emails?pageSize=2`);
  await queue.start();
  const recorded = {
    id: expect.any(Number),
    event: 'inquiry.submitted',
    subjectId: id,
    about: expect.objectContaining({ request: `contact-${id}`, person: 'Layla Haddad' }),
    attempts: 1,
    createdAt: expect.any(String),
  };
  expect(status).toBe(200);
  expect(body).toEqual({ items: expect.any(Array), total: expect.any(Number), page: 1, pageSize: 2 });
  expect(body.items).toEqual([
    {
      ...recorded,
      audience: 'visitor',
      recipient: VISITOR,
      state: 'failed',
      lastError: expect.stringContaining('550'),
      sentAt: null,
    },
    { ...recorded, audience: 'staff', recipient: STAFF, state: 'sent', lastError: null, sentAt: expect.stringMatching(/Z$/) },
  ]);
  smtp.rules = {};
  await until('the queue', async () => (await staff.get(PATH)).body.queue !== null);
  await staff.post(`${PATH}/resend-failed`, {});
  await failed(0);
});

it.each(['page=0', 'pageSize=101', 'page=x', 'colour=red'])('refuses %s', async (query) => {
  for (const path of [PATH, `${PATH}/emails`])
    expect((await staff.get(`${path}?${query}`)).body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
});

it.each(['none', 'outbox-999999'])('does not find %s', async (id) => {
  expect((await staff.post(`${PATH}/${id}/resend`, {})).body).toMatchObject({ statusCode: 404, code: 'NOTIFICATION_NOT_FOUND' });
});

it('lists waiting e-mails while the queue is unavailable, and answers 503 to a resend', async () => {
  await queue.stop();
  await environment.sql(`INSERT INTO inquiries.outbox (event, payload) VALUES ('inquiry.submitted', '{"inquiryId": 999}')`);
  const { status, body } = await staff.get(PATH);
  expect([status, body.queue, body.outboxWaiting, body.failed.items]).toEqual([200, null, 1, []]);
  for (const path of [`${PATH}/outbox-1/resend`, `${PATH}/resend-failed`])
    expect((await staff.post(path, {})).body).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
  await queue.start();
  await until('the queue', async () => (await staff.get(PATH)).body.queue !== null);
});
