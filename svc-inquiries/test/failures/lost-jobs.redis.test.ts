import { DatabaseModule } from '@dealership/service-kit/database';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { databaseOptions } from '../../src/database/database.js';
import { SCHEMA } from '../../src/database/schema.js';
import { WorkerModule } from '../../src/worker.module.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';

let environment: Environment;
let apps: NestFastifyApplication[] = [];

/** Only the relay, which checks its jobs ten times a second. */
async function startRelay(): Promise<void> {
  const databaseUrl = environment.env.DATABASE_URL;
  const outbox = OutboxModule.forRoot({ schema: SCHEMA, databaseUrl, pollEvery: 50, recoverEvery: 100 });
  const queue = QueueModule.forRoot(queueOptions(environment.env));
  apps.push(await startTestApp(DatabaseModule.forRoot(databaseOptions(databaseUrl)), queue, outbox));
}

/** A notifier without a mail server: these tests use events of deleted inquiries, so nothing is sent. */
async function startNotifier(): Promise<void> {
  apps.push(await startTestApp(WorkerModule.forRoot(notifierEnv(environment, { url: 'smtp://127.0.0.1:1' }))));
}

async function appendEvent(age = '0 s'): Promise<string> {
  const [row] = await environment.sql<{ id: string }>(
    `INSERT INTO inquiries.outbox (event, payload, created_at)
     VALUES ('inquiry.submitted', '{"inquiryId": 1}', now() - $1::interval) RETURNING id`,
    [age],
  );
  return `outbox-inquiries-${row?.id}`;
}

const job = (id: string) => environment.queue.getJob(id);
const doneRows = () => environment.sql('SELECT id FROM inquiries.outbox WHERE done_at IS NOT NULL');

beforeEach(async () => {
  environment = await createEnvironment();
});

afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
  await environment.remove();
});

it('republishes an event when the queue has lost its job', async () => {
  const id = await appendEvent();
  await startRelay();
  await until('the job', () => job(id));
  await environment.queue.obliterate({ force: true });
  expect(await job(id)).toBeUndefined();
  await environment.queue.resume();
  await until('the job again', () => job(id));
  expect(await doneRows()).toEqual([]);
});

it('finds a lost job behind any number of failed ones, and leaves those alone', async () => {
  await environment.sql(`INSERT INTO inquiries.outbox (event, payload, created_at, handed_at)
    SELECT 'inquiry.submitted', '{"inquiryId": 1}', now() - interval '9 days', now() - interval '1 hour' FROM generate_series(1, 250)`);
  const givenUp = (n: number) => ({ name: 'inquiry.submitted', data: {}, opts: { jobId: `outbox-inquiries-${n}`, delay: 9e8 } });
  await environment.queue.addBulk(Array.from({ length: 250 }, (_, index) => givenUp(index + 1)));
  const lost = await appendEvent('90 minutes');
  await environment.sql(
    `UPDATE inquiries.outbox SET handed_at = now() - interval '59 minutes' WHERE created_at > now() - interval '1 day'`,
  );
  await startRelay();
  await until('the job again', () => job(lost));
  const touched = `SELECT id FROM inquiries.outbox WHERE handed_at > now() - interval '50 minutes'`;
  await until('it is noted', async () => (await environment.sql(touched)).length > 0);
  expect(await environment.sql(touched)).toHaveLength(1);
});

it('restores a failed job that the queue evicted for newer ones', async () => {
  const drop = { removeOnFail: { count: 1 } };
  const ids = [await appendEvent('2 hours'), await appendEvent('2 hours')];
  await startNotifier();
  for (const id of ids) {
    await environment.queue.add('unknown.event', {}, { jobId: id, attempts: 1, ...drop });
    await until('it is given up', async () => (await environment.queue.getFailed()).some((failed) => failed.id === id));
  }
  const [dropped = '', kept = ''] = ids;
  expect([await job(dropped), (await job(kept))?.id]).toEqual([undefined, kept]);
  await environment.sql(`UPDATE inquiries.outbox SET handed_at = created_at + interval '5 minutes'`);
  await startRelay();
  await until('the job again', () => job(dropped));
  expect((await job(dropped))?.opts.removeOnFail).toEqual({ count: 20_000 });
});

it('marks an event as done when its job is completed, and stops checking it', async () => {
  const id = await appendEvent();
  await Promise.all([startRelay(), startNotifier()]);
  await until('a ticked-off row', async () => (await doneRows()).length === 1);
  expect(await (await job(id))?.isCompleted()).toBe(true);
});

it('does not accept a completed job that an earlier database left under the same id', async () => {
  const id = await appendEvent();
  await Promise.all([startRelay(), startNotifier()]);
  await until('a ticked-off row', async () => (await doneRows()).length === 1);
  const old = await job(id);
  await environment.empty(['inquiries.outbox'], { restartIds: true });
  expect(await appendEvent('-1 hour')).toBe(id);
  await until('another job under the id', async () => {
    const now = await job(id);
    return now && now.timestamp !== old?.timestamp;
  });
});

it('does not wait for a failed job that an earlier database left under the same id', async () => {
  const id = await appendEvent('-1 hour');
  await startNotifier();
  const old = await environment.queue.add('unknown.event', {}, { jobId: id, attempts: 1 });
  await until('it is given up', async () => (await job(id))?.isFailed());
  await startRelay();
  await until('the job of the event', async () => (await job(id))?.name === 'inquiry.submitted');
  expect((await job(id))?.timestamp).not.toBe(old.timestamp);
});
