import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RemindersTask } from '../../src/reminders/reminders.task.js';
import { type Payments, startPayments } from '../support/payments.js';

const LIST = '/api/auction-subscriptions';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

async function member(changes: Record<string, unknown> = {}) {
  const receipt = await payments.pay(changes);
  await payments.post('/api/auction-subscription', { stripePaymentId: receipt.stripePaymentId }).expect(200);
  return receipt;
}

const step = (path: string, body?: object, id = 1) =>
  payments
    .asStaff(body ? 'put' : 'post', `${LIST}/${id}/${path}`)
    .send(body)
    .then((answer) => answer);
const list = async (query = '') => (await payments.asStaff('get', `${LIST}?${query}`).expect(200)).body;
const events = (name: string) =>
  payments
    .sql('SELECT payload FROM payments.outbox WHERE event = $1 ORDER BY id', [name])
    .then((rows) => rows.map(({ payload }) => payload));
const remind = () => payments.app.get(RemindersTask).run(new AbortController().signal);
const lasts = (from: string, until: string, id = 1) =>
  payments.sql(
    `UPDATE payments.subscription SET start_date = now() + $1::interval, end_date = now() + $2::interval WHERE id = $3`,
    [from, until, id],
  );

describe('fulfilment after a payment', () => {
  it('is due within a working day, is listed first and done in two steps, each e-mailed to the member once', async () => {
    const { clientRef } = await member();
    const [{ dueAt, createdAt }] = (await list()).items;
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBeGreaterThan(0);
    expect(await list('status=to-fulfil')).toMatchObject({
      total: 1,
      toFulfil: 1,
      items: [{ toFulfil: true, loginSentAt: null }],
    });

    const sent = await step('login-sent');
    expect(sent.body).toMatchObject({
      toFulfil: true,
      loginSentAt: expect.any(String),
      loginSentBy: expect.any(String),
      version: 2,
    });
    expect((await step('login-sent')).body).toEqual(sent.body);
    expect(await events('membership.login-sent')).toEqual([{ paymentId: 1, occurrence: 2 }]);

    const named = await step('representative', { name: ' Mona Saleh ', phone: '+971 50 111 2233', version: 2 });
    expect(named.body).toMatchObject({ toFulfil: false, representative: { name: 'Mona Saleh', phone: '+971 50 111 2233' } });
    expect(await events('membership.representative-named')).toEqual([{ paymentId: 1, occurrence: 3 }]);
    expect(await list('status=to-fulfil')).toMatchObject({ total: 0, toFulfil: 0 });
    const { body } = await payments.get(`/api/payments/${clientRef}`).expect(200);
    expect(body.representative).toEqual({ name: 'Mona Saleh', phone: '+971 50 111 2233' });
    const audit = await payments.sql(`SELECT after FROM payments.audit WHERE action = 'update' ORDER BY id`);
    expect(audit.map(({ after }) => Object.keys(Object(after)))).toEqual([['loginSent'], ['representative']]);
  });

  it('is refused to the second of two people, without a name, and after the membership has ended', async () => {
    await member();
    await step('login-sent');
    expect((await step('representative', { name: 'Mona', version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await step('representative', { name: ' ' })).body.errors).toMatchObject([{ path: 'name' }]);
    await lasts('-2 days', '-1 day');
    expect((await step('representative', { name: 'Mona', version: 2 })).body.code).toBe('MEMBERSHIP_ENDED');
    expect((await step('login-sent', undefined, 99)).body.code).toBe('MEMBERSHIP_NOT_FOUND');
  });

  it('lists the most urgent first and finished ones last', async () => {
    for (const name of ['one', 'two', 'three']) {
      const email = `${name}@customers.example`;
      await member({ email, confirmEmail: email });
    }
    await payments.sql(`UPDATE payments.subscription SET due_at = now() - id * interval '1 hour'`);
    await payments.sql(
      `UPDATE payments.subscription SET login_sent_at = now(), representative_name = 'M', representative_named_at = now() WHERE id = 2`,
    );
    expect((await list('sort=due')).items.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2]);
  });

  it("keeps a renewal's representative, whose login is due again", async () => {
    await member();
    await step('representative', { name: 'Mona', version: 1 });
    await member();
    const [renewal] = (await list()).items;
    expect(renewal).toMatchObject({ id: 2, representative: { name: 'Mona' }, loginSentAt: null, toFulfil: true });
    expect(await events('membership.representative-named')).toHaveLength(1);
  });
});

describe('the expiry reminder', () => {
  it('is sent once per number of days, however often it is checked', async () => {
    await member();
    await lasts('-60 days', '29 days');
    await Promise.all([remind(), remind()]);
    expect(await events('membership.ending')).toEqual([{ paymentId: 1, occurrence: 30 }]);
    await lasts('-80 days', '6 days');
    await remind();
    await remind();
    expect(await events('membership.ending')).toEqual([
      { paymentId: 1, occurrence: 30 },
      { paymentId: 1, occurrence: 7 },
    ]);
  });

  it('names the payment of its membership', async () => {
    await payments.checkOut();
    await member();
    await lasts('-60 days', '29 days');
    await remind();
    expect(await payments.memberships()).toMatchObject([{ id: 1, payment_id: 2 }]);
    expect(await events('membership.ending')).toEqual([{ paymentId: 2, occurrence: 30 }]);
  });

  it('is sent once if several are overdue, and not for a month that has just begun', async () => {
    await member();
    await lasts('-80 days', '6 days');
    await remind();
    await remind();
    expect(await events('membership.ending')).toEqual([{ paymentId: 1, occurrence: 7 }]);
    const email = 'omar@customers.example';
    await member({ email, confirmEmail: email });
    await lasts('-1 day', '29 days', 2);
    await remind();
    expect(await events('membership.ending')).toHaveLength(1);
  });

  it('is not sent after a renewal, a refund or the end of access', async () => {
    await member();
    await lasts('-80 days', '6 days');
    await member();
    await remind();
    expect(await events('membership.ending')).toEqual([]);
    await payments.sql('DELETE FROM payments.subscription WHERE id = 2');
    await payments.sql(`UPDATE payments.subscription SET payment_status = 'refunding'`);
    await remind();
    await payments.sql(`UPDATE payments.subscription SET payment_status = 'completed'`);
    await lasts('-80 days', '-1 day');
    await remind();
    expect(await events('membership.ending')).toEqual([]);
  });
});
