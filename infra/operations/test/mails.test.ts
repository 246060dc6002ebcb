import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@dealership/embedded-postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { findMails } from '../src/mails/find-mails.ts';
import { migrateDatabases, schemas } from '../src/migrate-databases.ts';
import { root } from './support/root.ts';

const SCHEMAS = `
  ${schemas.map((schema) => `CREATE SCHEMA ${schema};`).join('\n  ')}
  CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent;
`;

const ROWS = `
  INSERT INTO inquiries.inquiry (kind, status, first_name, last_name, email, language, details, content_hash, request_id) VALUES
    ('contact', 'new', 'Huda', 'Saleh', 'Huda@visitor.example', 'en', '{}', 'a', 'request-of-message'),
    ('contact', 'spam', 'Huda', 'Saleh', 'huda@visitor.example', 'en', '{}', 'b', 'request-of-spam'),
    ('contact', 'new', 'Omar', 'Aziz', 'omar@visitor.example', 'en', '{}', 'c', 'request-of-another');
  INSERT INTO inquiries.vehicle_reservation
    (upcoming_vehicle_id, vehicle_name, vehicle_name_confirmed, first_name, last_name, email, language, content_hash, request_id)
    VALUES (1, 'Orsenza', true, 'Huda', 'Saleh', 'huda@visitor.example', 'en', 'd', 'request-of-reservation');
  INSERT INTO inquiries.newsletter_subscription (email, email_key, status, language)
    VALUES ('huda@visitor.example', 'huda@visitor.example', 'pending', 'en');
  INSERT INTO inquiries.newsletter_request (subscription_id, request_id) VALUES (1, 'request-of-newsletter');
  INSERT INTO payments.payment (client_ref, plan, duration_months, amount, first_name, last_name, email, phone, country, city,
      billing_address, language, terms_accepted_at, request_id)
    VALUES (gen_random_uuid(), '1', 1, 62, 'Huda', 'Saleh', 'huda@visitor.example', '1', 'AE', 'Ajman', 'x', 'en', now(), 'request-of-payment');
  INSERT INTO inquiries.outbox (event, payload, request_id, created_at, handed_at) VALUES
    ('inquiry.submitted', '{"inquiryId": 1}', 'request-of-message', '2026-11-20 08:00Z', now()),
    ('inquiry.submitted', '{"inquiryId": 3}', 'request-of-another', '2026-11-20 08:01Z', now()),
    ('reservation.submitted', '{"reservationId": 1}', 'request-of-reservation', '2026-11-20 08:02Z', NULL),
    ('newsletter.requested', '{"newsletterRequestId": 1}', 'request-of-newsletter', '2026-11-20 08:03Z', now());
  INSERT INTO payments.outbox (event, payload, request_id, created_at, handed_at)
    VALUES ('payment.failed', '{"paymentId": 1}', 'request-of-payment', '2026-11-20 08:04Z', now()),
      ('payment.disputed', '{"paymentId": 1, "occurrence": 4}', 'request-of-payment', '2026-11-20 08:05Z', now()),
      ('payment.disputed', '{"paymentId": 1, "look": 7}', 'request-of-payment', '2026-11-20 08:06Z', now());
  INSERT INTO inquiries.notification (event, subject_id, audience, recipient, message_id, language, state, last_error) VALUES
    ('inquiry.submitted', 1, 'staff', 'sales@dealer.example, office@dealer.example', '<1>', 'en', 'sent', NULL),
    ('inquiry.submitted', 1, 'visitor', 'Huda@visitor.example', '<2>', 'en', 'failed', '550 no such user'),
    ('inquiry.submitted', 3, 'staff', 'sales@dealer.example, office@dealer.example', '<3>', 'en', 'sent', NULL);
  INSERT INTO inquiries.notification (event, subject_id, occurrence, audience, recipient, message_id, language, state)
    VALUES ('payment.disputed', 1, 4, 'staff', 'sales@dealer.example', '<4>', 'en', 'sent');
`;

let name: string;
let url: string;

beforeAll(async () => {
  name = `mails_${randomBytes(4).toString('hex')}`;
  url = await createDatabase(process.env.TEST_DATABASE_URL ?? '', name);
  await query(SCHEMAS);
  const owners = schemas.map((schema) => [`${schema.toUpperCase()}_DATABASE_URL`, url]);
  await migrateDatabases(root, Object.fromEntries(owners), () => {});
  await query(ROWS);
}, 60_000);

afterAll(() => dropDatabase(process.env.TEST_DATABASE_URL ?? '', name));

async function query(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const mailsOf = async (address: string) =>
  (await findMails(url, address, 100)).map(({ event, audience, state, status, handedAt, lastError, requestId }) => [
    event,
    audience,
    state ?? (handedAt ? 'handed' : status),
    lastError,
    requestId,
  ]);

describe('npm run mails', () => {
  it('finds everything from an address, with the e-mails about it, including submissions without an e-mail', async () => {
    expect(await mailsOf('HUDA@visitor.example')).toEqual([
      ['inquiry 2', null, 'spam', null, 'request-of-spam'],
      ['payment.disputed 1', null, 'handed', null, 'request-of-payment'],
      ['payment.disputed 1', 'staff', 'sent', null, 'request-of-payment'],
      ['payment.failed 1', null, 'handed', null, 'request-of-payment'],
      ['newsletter.requested 1', null, 'handed', null, 'request-of-newsletter'],
      ['reservation.submitted 1', null, 'new', null, 'request-of-reservation'],
      ['inquiry.submitted 1', 'staff', 'sent', null, 'request-of-message'],
      ['inquiry.submitted 1', 'visitor', 'failed', '550 no such user', 'request-of-message'],
    ]);
  });

  it('finds e-mails to one of several addresses', async () => {
    expect(await mailsOf('office@dealer.example')).toEqual([
      ['inquiry.submitted 3', 'staff', 'sent', null, 'request-of-another'],
      ['inquiry.submitted 1', 'staff', 'sent', null, 'request-of-message'],
    ]);
  });

  it('finds nothing for other addresses', async () => {
    expect(await mailsOf('visitor.example')).toEqual([]);
  });
});
