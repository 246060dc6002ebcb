import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { erasePayments } from '../../src/privacy/erase-payments.js';
import { type Payments, startPayments } from '../support/payments.js';

const LIST = '/api/auction-subscriptions';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

async function member(changes: Record<string, unknown> = {}): Promise<void> {
  const { stripePaymentId } = await payments.pay(changes);
  await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
}

/** A former member, so that nothing prevents an erasure. */
async function formerMember(): Promise<void> {
  await member();
  await payments.sql(
    `UPDATE payments.subscription SET start_date = now() - interval '2 days', end_date = now() - interval '1 day'`,
  );
}

const erase = () =>
  payments.asStaff('post', '/api/privacy/payments/erase').send({ email: 'layla@customers.example' }).expect(200);

const note = (text: unknown, id: number | string = 1) => payments.asStaff('post', `${LIST}/${id}/notes`).send({ text });

const audit = () => payments.sql('SELECT session_id, action, entity, entity_id, before, after FROM payments.audit ORDER BY id');

/** 1,200 memberships, two payments each minute: enough for three batches. */
const manyMembers = () =>
  payments.sql(`
    WITH paid AS (
      INSERT INTO payments.payment (client_ref, stripe_payment_id, state, plan, duration_months, amount, first_name, last_name, email,
        phone, country, city, billing_address, language, terms_accepted_at, request_id, succeeded_at)
      SELECT gen_random_uuid(), 'pi_' || i, 'succeeded', '1', 1, 62, 'First' || i, 'Last', 'member' || i || '@customers.example',
        '+971501234567', 'AE', 'Ajman', 'A street', 'en', now(), 'request-0001', now()
      FROM generate_series(1, 1200) i RETURNING id, email)
    INSERT INTO payments.subscription (payment_id, member_email, plan_type, start_date, end_date, created_at)
    SELECT id, email, '1', now(), now() + interval '1 month', timestamptz '2026-03-01' + (id / 2) * interval '1 minute' FROM paid`);

describe('a membership for staff', () => {
  it('has all buyer data', async () => {
    await member({ country: 'US', city: 'Reno', billingAddress: '12 High Street', zipCode: '89501' });
    const { body } = await payments.asStaff('get', LIST).expect(200);
    expect(body.items).toEqual([
      expect.objectContaining({
        country: 'US',
        city: 'Reno',
        billingAddress: '12 High Street',
        zipCode: '89501',
        language: 'en',
        planType: '1',
        durationMonths: 1,
        termsAcceptedAt: expect.stringMatching(/Z$/),
        refundedAt: null,
        erasedAt: null,
        notes: [],
      }),
    ]);
    expect(body.items[0]).not.toHaveProperty('position');
  });

  it("has its payment's reference and is found by it", async () => {
    await payments.sql(`SELECT setval(pg_get_serial_sequence('payments.payment', 'id'), 41)`);
    await member();
    await payments.sql(`UPDATE payments.payment SET created_at = '2026-12-31T20:30:00Z'`);
    const found = async (q: string) =>
      (await payments.asStaff('get', `${LIST}?${new URLSearchParams({ q })}`).expect(200)).body.items.map(
        ({ id, reference }: { id: number; reference: string }) => [id, reference],
      );
    for (const q of ['AM-2027-00042', 'am-42', '2027-00042', '42', '#42', '1', '#1'])
      expect([q, await found(q)]).toEqual([q, [[1, 'AM-2027-00042']]]);
    for (const q of ['AM-2027-00001', 'CM-2027-00042', '#43']) expect([q, await found(q)]).toEqual([q, []]);
  });

  it('is filtered by start day in Asia/Dubai', async () => {
    await member();
    await payments.sql(`UPDATE payments.subscription SET created_at = '2026-03-04T20:30:00Z'`);
    const total = async (query: string) => (await payments.asStaff('get', `${LIST}?${query}`).expect(200)).body.total;
    expect(await total('from=2026-03-05&to=2026-03-05')).toBe(1);
    expect(await total('to=2026-03-04')).toBe(0);
    expect(await total('from=2026-03-06')).toBe(0);
    const { body } = await payments.asStaff('get', `${LIST}?from=yesterday`).expect(400);
    expect(body.errors).toEqual([{ path: 'from', message: 'from must be a day (YYYY-MM-DD) or a moment of ISO 8601' }]);
  });
});

/** A distinct customer each: a second membership of one customer starts when the first ends. */
const mailOf = (name: string) => ({ email: `${name}@customers.example`, confirmEmail: `${name}@customers.example` });

describe('the memberships', () => {
  const order = async (query: string) => {
    const { body } = await payments.asStaff('get', `${LIST}?${query}`).expect(200);
    return body.items.map(({ id }: { id: number }) => id);
  };

  it('are sorted on request, by default newest first', async () => {
    await member({ ...mailOf('omar'), firstName: 'Omar', lastName: 'haddad', plan: '4' });
    await member({ ...mailOf('zoe'), firstName: 'Zoe', lastName: 'Abadi', plan: '1' });
    await member({ firstName: 'Layla', lastName: 'Haddad', plan: '2' });
    expect(await order('')).toEqual([3, 2, 1]);
    expect(await order('sort=newest')).toEqual([3, 2, 1]);
    expect(await order('sort=oldest')).toEqual([1, 2, 3]);
    expect(await order('sort=name')).toEqual([2, 3, 1]);
    expect(await order('sort=endDate')).toEqual([2, 3, 1]);
    expect(await order('sort=endDate&page=2&pageSize=2')).toEqual([1]);
    await payments.asStaff('get', `${LIST}?sort=amount`).expect(400);
  });
});

describe('a staff note', () => {
  it('is stored with the membership, and its author audited', async () => {
    await member();
    await note(' Called, sends the licence tomorrow. ').expect(201);
    const { body } = await note('Sent.').expect(201);
    expect(body).toMatchObject({
      id: 1,
      notes: [
        {
          text: 'Called, sends the licence tomorrow.',
          author: 'Owner',
          sessionId: 'session-1',
          createdAt: expect.stringMatching(/Z$/),
        },
        { text: 'Sent.' },
      ],
    });
    expect(await audit()).toEqual([
      expect.objectContaining({
        session_id: 'session-1',
        action: 'update',
        entity: 'auction-subscription',
        entity_id: 1,
        after: { note: 'Called, sends the licence tomorrow.' },
      }),
      expect.objectContaining({ after: { note: 'Sent.' } }),
    ]);
  });

  it.each([[''], ['  '], [undefined], ['x'.repeat(5001)]])('is refused when it is %j', async (text) => {
    await member();
    expect((await note(text).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'text' }] });
    expect(await audit()).toEqual([]);
  });

  it.each([
    ['7', 404],
    ['abc', 400],
  ])('a note on %s is answered with %s', async (id, status) => {
    await note('Called.', id).expect(status);
    expect(await audit()).toEqual([]);
  });

  it('is erased with the buyer, also in the audit', async () => {
    await formerMember();
    await note('Lives in Ajman.').expect(201);
    await erase();
    expect(await payments.sql('SELECT * FROM payments.note')).toEqual([]);
    expect(JSON.stringify(await audit())).not.toContain('Lives in Ajman');
  });

  it('is refused for an erased buyer, since nobody could erase it', async () => {
    await formerMember();
    await erase();
    expect((await note('Lives in Ajman.').expect(404)).body.code).toBe('MEMBERSHIP_NOT_FOUND');
    expect(await payments.sql('SELECT * FROM payments.note')).toEqual([]);
    expect(JSON.stringify(await audit())).not.toContain('Lives in Ajman');
  });

  it('is refused after waiting for the erasure', async () => {
    await formerMember();
    const runner = payments.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    await runner.query('SELECT 1 FROM payments.subscription FOR UPDATE');
    const waiting = note('Lives in Ajman.').then(({ status }) => status);
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until('the note waits', async () => (await payments.sql(isWaiting)).length > 0);
    await erasePayments(runner.manager, [1]);
    await runner.commitTransaction();
    await runner.release();
    expect(await waiting).toBe(404);
    expect(await payments.sql('SELECT * FROM payments.note')).toEqual([]);
  });
});

describe('the export', () => {
  it('has every field and the notes', async () => {
    await member({ plan: '2' });
    await note('Called.').expect(201);
    await payments.sql(
      `UPDATE payments.subscription SET representative_name = 'Mona Saleh', representative_phone = '+971 50 111 2233', representative_named_at = now()`,
    );
    const { headers, text } = await payments.asStaff('get', `${LIST}/export`).expect(200);
    expect(headers['content-disposition']).toContain('auction-subscriptions.csv');
    const [head, row] = text.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe(
      'Number,Payment status,Active,Received (UTC),First name,Last name,Email,Phone,Country,City,Billing address,ZIP,Language,' +
        'Plan,Plan name,Months,Amount (USD),Start (UTC),End (UTC),Due (UTC),Login sent (UTC),Representative,Terms accepted (UTC),Disputed (UTC),Refunded (UTC),Payment,Notes',
    );
    expect(row).toMatch(
      /^1,completed,true,\d{4}-.*Z,Layla,Haddad,Layla@customers\.example,'\+971 50 123 4567,AE,Ajman,Al Jerf Industrial Area 2,,en,2,2 Months,2,110,/,
    );
    expect(row).toMatch(/,"Mona Saleh, \+971 50 111 2233",.*,pi_\w+,Called\.$/);
  });

  it('has each of 1,200 filtered ones once, newest first', async () => {
    await manyMembers();
    const numbers = async (query: string) => {
      const { text } = await payments.asStaff('get', `${LIST}/export?${query}`).expect(200);
      return [...text.matchAll(/^(\d+),\w+,\w+,\d{4}-/gm)].map(([, id]) => Number(id));
    };
    expect(await numbers('')).toEqual(Array.from({ length: 1200 }, (_, index) => 1200 - index));
    expect(await numbers('q=member1200')).toEqual([1200]);
    expect(await numbers('q=%23120')).toEqual([120]);
    expect(await numbers('q=AM-2026-00120')).toEqual([120]);
    expect(await numbers('q=CM-2026-00120')).toEqual([]);
    expect(await numbers('status=refunded')).toEqual([]);
  });

  it('an export with an invalid filter is refused without a file', async () => {
    await payments.asStaff('get', `${LIST}/export?status=gone`).expect(400);
  });
});
