import { RowPurgeTask } from '@dealership/service-kit/background';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { workerEnv } from '../../src/env.js';
import { NotificationProcessor } from '../../src/notifier/notification.processor.js';
import { WorkerModule } from '../../src/worker.module.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { notifierEnv } from '../support/notifier.js';

let environment: Environment;

const statuses = async (table: string) =>
  (await environment.sql<{ status: string }>(`SELECT status FROM inquiries.${table} ORDER BY id`)).map(({ status }) => status);

/** One row per status, 40 days old and from today; `copies` of each. */
async function fill(copies = 1): Promise<void> {
  await environment.sql(
    `INSERT INTO inquiries.inquiry (kind, status, first_name, last_name, email, language, details, content_hash, request_id, created_at)
     SELECT 'contact', status, 'Layla', 'Haddad', 'layla@customers.example', 'en', '{}', '', 'request-0007', now() - age
     FROM unnest(ARRAY['new', 'in_progress', 'done', 'spam']) status,
       unnest(ARRAY[interval '40 days', interval '0']) age, generate_series(1, $1)`,
    [copies],
  );
  await environment.sql(
    `INSERT INTO inquiries.vehicle_reservation (upcoming_vehicle_id, vehicle_name, vehicle_name_confirmed, status, first_name,
       last_name, email, language, content_hash, request_id, created_at)
     SELECT 3, 'Aurelio', true, status, 'Layla', 'Haddad', 'layla@customers.example', 'en', '', 'request-0007',
       now() - interval '40 days' FROM unnest(ARRAY['new', 'done']) status`,
  );
  await environment.sql(
    `INSERT INTO inquiries.newsletter_subscription (email, email_key, status, language, created_at)
     SELECT status, status, status, 'en', now() - interval '40 days'
     FROM unnest(ARRAY['pending', 'confirmed', 'unsubscribed', 'spam']) status`,
  );
}

async function startNotifier(RETENTION_DAYS: number): Promise<NestFastifyApplication> {
  const env = notifierEnv(environment, { url: 'smtp://127.0.0.1:1' }, { RETENTION_DAYS });
  const notifier = await startTestApp(WorkerModule.forRoot(env));
  await notifier.get(NotificationProcessor).worker.waitUntilReady();
  return notifier;
}

beforeAll(async () => {
  environment = await createEnvironment();
});

beforeEach(() =>
  environment.empty(
    [
      'inquiries.inquiry',
      'inquiries.vehicle_reservation',
      'inquiries.newsletter_subscription',
      'inquiries.notification',
      'inquiries.audit',
    ],
    { restartIds: true },
  ),
);

afterAll(() => environment.remove());

/** A staff change of a list's row. */
const touch = (entity: string, id: number, age: string) =>
  environment.sql(
    `INSERT INTO inquiries.audit (session_id, action, entity, entity_id, after, at)
     VALUES ('session-1', 'update', $1, $2, '{"note": "Called."}', now() - $3::interval)`,
    [entity, id, age],
  );

const leftOf = async (table: string) =>
  (await environment.sql<{ id: number }>(`SELECT id FROM inquiries.${table} ORDER BY id`)).map(({ id }) => id);

/** Erases data older than that many days, and waits for the last table. */
async function erase(days: number): Promise<void> {
  const notifier = await startNotifier(days);
  await until('the erasure', async () => !(await statuses('newsletter_subscription')).includes('spam'));
  await notifier.close();
}

it('erases data untouched for the configured days, whatever its status, and records it', async () => {
  await fill();
  await erase(30);
  expect((await statuses('inquiry')).sort()).toEqual(['done', 'in_progress', 'new', 'spam']);
  expect(await statuses('vehicle_reservation')).toEqual([]);
  expect(await statuses('newsletter_subscription')).toEqual(['confirmed']);
  const rows = await environment.sql<{ after: object }>('SELECT session_id, action, after FROM inquiries.audit ORDER BY id');
  expect(rows.map(({ after }) => Object.keys(after)[0])).toEqual(['inquiry', 'vehicle_reservation', 'newsletter_subscription']);
  expect(rows[1]).toEqual({ session_id: 'retention', action: 'erase', after: { vehicle_reservation: [1, 2] } });
});

it('counts from the last status, note or message, and for an address from its last request or unsubscription', async () => {
  await fill();
  await touch('contact-messages', 1, '5 days');
  await touch('contact-messages', 3, '35 days');
  // A row of another table with the same id.
  await touch('vehicle-reservations', 2, '5 days');
  await environment.sql(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language, message_id, created_at)
     SELECT id, 'in', 'email', 'Is it still there?', 'en', '<late@customers.example>', now() - interval '5 days'
     FROM inquiries.conversation WHERE inquiry_id = 5`,
  );
  await environment.sql(`UPDATE inquiries.newsletter_subscription SET unsubscribed_at = now() - interval '5 days' WHERE id = 3`);
  await environment.sql(
    `INSERT INTO inquiries.newsletter_request (subscription_id, request_id, created_at)
     VALUES (1, 'request-0007', now() - interval '5 days')`,
  );
  await erase(30);
  const today = await environment.sql<{ id: number }>(
    `SELECT id FROM inquiries.inquiry WHERE created_at > now() - interval '1 day'`,
  );
  expect(await leftOf('inquiry')).toEqual([1, 5, ...today.map(({ id }) => id)].sort((a, b) => a - b));
  expect(await leftOf('vehicle_reservation')).toEqual([2]);
  expect(await statuses('newsletter_subscription')).toEqual(['pending', 'confirmed', 'unsubscribed']);
});

it('erases the recipients of payment e-mails, and leaves the records and those of others alone', async () => {
  const buyer = 'layla@customers.example';
  await environment.sql(
    `INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state, last_error, sent_at, created_at)
     SELECT event, 5, audience, $1, event || audience, 'en', 'sent', 'refused for ' || $1, now() - age, now() - interval '50 days'
     FROM (VALUES ('payment.failed', 'visitor', interval '40 days'), ('payment.succeeded', 'visitor', interval '40 days'),
       ('payment.refunded', 'visitor', interval '5 days'), ('payment.failed', 'staff', interval '40 days'),
       ('inquiry.submitted', 'visitor', interval '40 days')) AS sent (event, audience, age)`,
    [buyer],
  );
  const recipients = async () =>
    (
      await environment.sql<{ recipient: string; last_error: string | null }>(
        'SELECT recipient, last_error FROM inquiries.notification ORDER BY id',
      )
    ).map(({ recipient, last_error }) => [recipient, last_error]);
  const notifier = await startNotifier(30);
  await until('the erasure', async () => (await recipients()).some(([recipient]) => recipient === 'erased'));
  await notifier.close();
  const kept = [buyer, `refused for ${buyer}`];
  expect(await recipients()).toEqual([['erased', null], ['erased', null], kept, kept, kept]);
  expect(await environment.sql('SELECT after FROM inquiries.audit')).toEqual([{ after: { notifications: [1, 2] } }]);
});

it('erases more than one batch', async () => {
  await fill(450);
  await erase(30);
  expect(await statuses('inquiry')).toHaveLength(450 * 4);
});

it('deletes completed events, expired links and old records, and keeps what is still needed', async () => {
  const [request] = await environment.sql<{ id: number }>(
    `WITH s AS (INSERT INTO inquiries.newsletter_subscription (email, email_key, status, language)
       VALUES ('a@b.example', 'a@b.example', 'pending', 'en') RETURNING id)
     INSERT INTO inquiries.newsletter_request (subscription_id, request_id) SELECT id, 'request-0007' FROM s RETURNING id`,
  );
  await environment.sql(
    `INSERT INTO inquiries.newsletter_token (token_hash, newsletter_request_id, purpose, expires_at)
     VALUES ('long expired', $1, 'confirm', now() - interval '91 days'), ('expired', $1, 'confirm', now() - interval '1 day'),
       ('for ever', $1, 'unsubscribe', NULL)`,
    [request?.id],
  );
  // Mark unfinished events as relayed, so that no relay takes them.
  await environment.sql(
    `INSERT INTO inquiries.outbox (event, payload, created_at, handed_at, done_at)
     SELECT name, '{}', now() - interval '1 year', now(), now() - age
     FROM (VALUES ('done', interval '91 days'), ('just done', interval '1 day'), ('never done', NULL)) AS event (name, age)`,
  );
  await environment.sql(
    `INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state, created_at)
     SELECT 'inquiry.submitted', n, 'staff', '', n::text, 'en', 'sent', now() - n * interval '1 day' FROM unnest(ARRAY[1094, 1096]) n`,
  );
  for (const days of [1094, 1096]) await touch('contact-messages', days, `${days} days`);
  const notifier = await startNotifier(0);
  const rowPurge = notifier.get(RowPurgeTask, { strict: false });
  await rowPurge.purge(new AbortController().signal);
  await notifier.close();
  const left = (column: string, table: string) =>
    environment.sql<{ value: unknown }>(`SELECT ${column} AS value FROM inquiries.${table} ORDER BY 1`);
  const values = async (column: string, table: string) => (await left(column, table)).map(({ value }) => value);
  expect(await values('token_hash', 'newsletter_token')).toEqual(['expired', 'for ever']);
  // The clocks of older requests may send reminders in the meantime.
  expect(await values('event', "outbox WHERE event <> 'reply.due'")).toEqual(['just done', 'never done']);
  expect(await values('subject_id', 'notification')).toEqual([1094]);
  expect(await values('entity_id', 'audit')).toEqual([1094]);
  await environment.sql('DELETE FROM inquiries.outbox');
});

it('rejects a RECORD_RETENTION_DAYS below RETENTION_DAYS', () => {
  const env = notifierEnv(environment, { url: 'smtp://127.0.0.1:1' });
  const texts = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.toString()]));
  const problems = workerEnv.problems({ ...texts, PORT: '1', RETENTION_DAYS: '730', RECORD_RETENTION_DAYS: '365' });
  expect(problems).toEqual(['RECORD_RETENTION_DAYS: must not be less than RETENTION_DAYS']);
});

it('erases after two years by default, as the privacy page promises', () => {
  expect(workerEnv.shape.RETENTION_DAYS.parse(undefined)).toBe(730);
});

it('keeps everything if no number of days is set', async () => {
  await fill();
  const notifier = await startNotifier(0);
  // Closing waits for work in progress.
  await notifier.close();
  expect(await statuses('inquiry')).toHaveLength(8);
});
