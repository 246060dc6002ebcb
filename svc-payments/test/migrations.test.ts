import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { dataSourceOptions, migrate } from '@dealership/service-kit/database';
import { createTestDatabase, migrationRuns, schemaDocument, type TestDatabase } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database.js';

const PAYMENT = {
  client_ref: '3f0b1a52-6f4e-4a34-9d3b-0a4b8f6f7c10',
  plan: '1',
  duration_months: 1,
  amount: 62,
  first_name: 'A',
  last_name: 'B',
  email: 'c@d.example',
  phone: '0501234567',
  country: 'AE',
  city: 'E',
  billing_address: 'F',
  language: 'en',
  terms_accepted_at: new Date(),
  request_id: 'request',
};

/** As recorded in the databases of earlier releases. */
const RECORDED = [
  'CreateExchangeRate1763720000000',
  'CreatePayments1763720001000',
  'RememberErasures1763720002000',
  'CarryTraces1763720003000',
  'CloseDisputes1763720004000',
  'NoteOnSubscriptions1763720005000',
  'RememberRefunds1763720006000',
  'NamePeopleInAudit1763800000000',
  'KeepPlansOfOrders1795468200000',
  'FulfilMemberships1795468500000',
  'TellOfMemberships1795640000000',
  'RenameTriggerFunction1795710000000',
  'RenameTrigger1796200000000',
  'RenameColumns1796300000000',
  'NameNoteAuthors1796900000000',
];

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(databaseOptions(database.url, 2))).initialize();
  await migrate(databaseOptions(database.url));
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

function insert(table: string, values: Record<string, unknown>): Promise<unknown> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  return dataSource.query(`INSERT INTO payments.${table} (${columns}) VALUES (${places})`, Object.values(values));
}

it('run once, revert completely, run again, and break nothing for the previous release', async () => {
  expect(await migrationRuns(databaseOptions)).toEqual({ refused: [], repeated: [], left: [], ran: RECORDED });
});

it('notify the inbox of all unfinished memberships, existing and new', async () => {
  const since = RECORDED.slice(RECORDED.indexOf('TellOfMemberships1795640000000'));
  for (const _ of since) await dataSource.undoLastMigration();
  const paid = { ...PAYMENT, state: 'succeeded', succeeded_at: new Date() };
  const member = {
    member_email: 'c@d.example',
    plan_type: '1',
    start_date: '2026-01-01',
    end_date: '2100-01-01',
    due_at: new Date(),
  };
  const done = { login_sent_at: new Date(), representative_name: 'Huda', representative_at: new Date() };
  const others = [
    {},
    { login_sent_at: new Date() },
    done,
    { due_at: null },
    { payment_status: 'refunded' },
    { end_date: '2026-02-01' },
  ];
  const [first] = await dataSource.query<{ id: number }[]>('SELECT coalesce(max(id), 0)::integer AS id FROM payments.payment');
  for (const [at, changes] of [...others, {}].entries()) {
    if (at === others.length) await migrate(databaseOptions(database.url));
    await insert('payment', { ...paid, client_ref: randomUUID() });
    await insert('subscription', { ...member, ...changes, payment_id: Number(first?.id) + at + 1 });
  }
  const events = await dataSource.query<{ id: number; request_id: string }[]>(
    `SELECT (payload->>'paymentId')::integer AS id, request_id FROM payments.outbox WHERE event = 'membership.paid' ORDER BY id`,
  );
  expect(events).toEqual([1, 2, 7].map((at) => ({ id: Number(first?.id) + at, request_id: PAYMENT.request_id })));
  await dataSource.query('TRUNCATE payments.payment, payments.outbox RESTART IDENTITY CASCADE');
});

describe('the tables', () => {
  it('allow one payment per key and one membership per payment', async () => {
    await insert('payment', PAYMENT);
    await expect(insert('payment', PAYMENT)).rejects.toMatchObject({ constraint: 'uq_payment_client_ref' });
    const membership = {
      payment_id: 1,
      member_email: 'c@d.example',
      plan_type: '1',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
    };
    await insert('subscription', membership);
    await expect(insert('subscription', membership)).rejects.toMatchObject({ constraint: 'uq_subscription_payment_id' });
  });

  it.each([
    ['ck_payment_state', 'payment', { ...PAYMENT, state: 'refunded' }],
    ['ck_payment_dispute', 'payment', { ...PAYMENT, dispute: 'lots' }],
    ['ck_payment_amount', 'payment', { ...PAYMENT, amount: 0 }],
    ['ck_payment_language', 'payment', { ...PAYMENT, language: 'fr' }],
    ['ck_payment_succeeded_at', 'payment', { ...PAYMENT, state: 'succeeded' }],
    ['ck_exchange_rate_per_dollar', 'exchange_rate', { currency: 'JPY', per_dollar: 0, fetched_at: new Date() }],
    ['ck_exchange_rate_per_dollar', 'exchange_rate', { currency: 'JPY', per_dollar: 501, fetched_at: new Date() }],
    ['ck_exchange_rate_currency', 'exchange_rate', { currency: 'EUR', per_dollar: 160, fetched_at: new Date() }],
    ['ck_reconciliation_id', 'reconciliation', { id: 2, events_until: new Date() }],
  ])('make %s refuse an invalid row of %s', async (constraint, table, values) => {
    await expect(insert(table, values)).rejects.toMatchObject({ constraint });
  });
});

it('make what schema.sql shows; after a change run `npm run docs:schema`', async () => {
  const { stored, made } = await schemaDocument(databaseOptions, join(__dirname, '../src/database/schema.sql'));
  expect(stored).toBe(made);
});
