import { AppError } from '@dealership/service-kit';
import { RowPurgeTask } from '@dealership/service-kit/background';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { serviceEnv } from '../../src/env.js';
import { AbandonedCheckoutsService } from '../../src/payments/sync/abandoned-checkouts.service.js';
import { RetentionService } from '../../src/privacy/retention/retention.service.js';
import { type Payments, serviceEnvironment, startPayments } from '../support/payments.js';

let payments: Payments;

const closing = () => payments.app.get(AbandonedCheckoutsService);
const erase = (days: number, checkouts: Pick<AbandonedCheckoutsService, 'close'> = closing()) =>
  new RetentionService(payments.app.get(DataSource), checkouts as AbandonedCheckoutsService).eraseOld(
    days,
    new AbortController().signal,
  );
const age = (days: number) => payments.sql(`UPDATE payments.payment SET created_at = now() - $1 * interval '1 day'`, [days]);
/** `count` checkouts, of which Stripe knows the first. */
async function copies(count: number): Promise<void> {
  await payments.checkOut();
  await payments.sql(
    `INSERT INTO payments.payment (client_ref, plan, duration_months, amount, first_name, last_name, email, phone, country, city,
      billing_address, language, terms_accepted_at, request_id)
    SELECT gen_random_uuid(), plan, duration_months, amount, first_name, last_name, email, phone, country, city, billing_address,
      language, terms_accepted_at, request_id FROM payments.payment, generate_series(2, $1)`,
    [count],
  );
}
const people = () => payments.sql('SELECT state, first_name, phone, billing_address FROM payments.payment ORDER BY id');

const LAYLA = { first_name: 'Layla', phone: '+971 50 123 4567', billing_address: 'Al Jerf Industrial Area 2' };
const NOBODY = { first_name: 'erased', phone: '', billing_address: '' };

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

it('erases buyers of unpaid checkouts, but nobody who has paid or is about to', async () => {
  for (const state of ['pending', 'failed', 'cancelled', 'processing']) {
    await payments.checkOut();
    await payments.sql('UPDATE payments.payment SET state = $1 WHERE id = (SELECT max(id) FROM payments.payment)', [state]);
  }
  const { stripePaymentId } = await payments.pay();
  await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
  await age(40);
  await payments.checkOut();
  expect(await erase(30)).toBe(3);
  expect(await people()).toEqual([
    { state: 'cancelled', ...NOBODY },
    { state: 'cancelled', ...NOBODY },
    { state: 'cancelled', ...NOBODY },
    { state: 'processing', ...LAYLA },
    { state: 'succeeded', ...LAYLA },
    { state: 'pending', ...LAYLA },
  ]);
  expect(await payments.sql('SELECT session_id, action, entity, after FROM payments.audit')).toEqual([
    { session_id: 'retention', action: 'erase', entity: 'retention', after: { paymentIds: [1, 2, 3] } },
  ]);
  expect(await erase(30)).toBe(0);
});

it('keeps recent checkouts for a week, however short the retention', async () => {
  await payments.checkOut();
  await age(6);
  expect(await erase(1)).toBe(0);
  await age(8);
  expect(await erase(1)).toBe(1);
});

it('erases more than one batch', async () => {
  await copies(450);
  await age(40);
  expect(await erase(30)).toBe(450);
});

it('leaves a checkout that became old while others were closed: it can still be paid', async () => {
  await payments.checkOut();
  await age(40);
  const { body } = await payments.checkOut();
  const close = async (ids: number[]) => {
    await closing().close(ids);
    await age(40);
  };
  expect(await erase(30, { close })).toBe(1);
  expect(await people()).toEqual([
    { state: 'cancelled', ...NOBODY },
    { state: 'pending', ...LAYLA },
  ]);
  expect(await payments.stripe.paymentIntents.retrieve(body.stripePaymentId)).toMatchObject({
    status: 'requires_payment_method',
  });
  expect(await erase(30)).toBe(1);
  expect(await payments.stripe.paymentIntents.retrieve(body.stripePaymentId)).toMatchObject({ status: 'canceled' });
});

it('waits for a locked checkout, which would otherwise stay for another day', async () => {
  await payments.checkOut();
  await payments.sql(`UPDATE payments.payment SET state = 'cancelled'`);
  await age(40);
  const holder = payments.app.get(DataSource).createQueryRunner();
  await holder.startTransaction();
  await holder.query('SELECT id FROM payments.payment FOR UPDATE');
  let isOver = false;
  const erasing = erase(30).finally(() => {
    isOver = true;
  });
  const waiting = () =>
    payments.sql(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  await until('the erasure at the lock', async () => isOver || (await waiting()).length > 0);
  await holder.rollbackTransaction();
  await holder.release();
  expect(await erasing).toBe(1);
});

it('erases a checkout that Stripe does not know: it was made with another account', async () => {
  await payments.checkOut();
  await payments.sql(`UPDATE payments.payment SET stripe_payment_id = 'pi_of_another_account'`);
  await payments.checkOut();
  await age(40);
  expect(await erase(30)).toBe(2);
  expect(await people()).toEqual([
    { state: 'pending', ...NOBODY },
    { state: 'cancelled', ...NOBODY },
  ]);
});

it('leaves checkouts that Stripe refuses to close, and erases the others', async () => {
  await copies(450);
  await age(40);
  const close = async ([id = 0]: number[]) => {
    if (id <= 300) throw new AppError('PAYMENT_PROVIDER_FAILED');
  };
  expect(await erase(30, { close })).toBe(150);
  expect((await people()).filter(({ first_name: name }) => name !== 'erased')).toHaveLength(300);
});

it('stops while Stripe is unavailable', async () => {
  await copies(2);
  await age(40);
  const close = async () => {
    throw new AppError('PAYMENT_PROVIDER_UNAVAILABLE');
  };
  await expect(erase(30, { close })).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
});

it('runs periodically with the configured retention', async () => {
  await payments.checkOut();
  await age(40);
  const env = serviceEnv.parse({ ...serviceEnvironment(payments.databaseUrl, payments.simulatorUrl), RETENTION_DAYS: '30' });
  const another = await startTestApp(AppModule.forRoot(env));
  await until('the erasure', async () => (await people())[0]?.first_name === 'erased');
  await another.close();
});

it('deletes processed events and old audit rows', async () => {
  await payments.pay();
  await payments.sql('TRUNCATE payments.stripe_event, payments.outbox, payments.audit');
  const ages = `unnest(ARRAY['89 days', '91 days']) age`;
  await payments.sql(
    `INSERT INTO payments.stripe_event (id, type, payment_id, created_at)
     SELECT age, 'charge.succeeded', p.id, now() - age::interval FROM payments.payment p, ${ages}`,
  );
  await payments.sql(
    `INSERT INTO payments.outbox (event, payload, handed_at, done_at) SELECT age, '{}', now(), now() - age::interval FROM ${ages}`,
  );
  await payments.sql(
    `INSERT INTO payments.audit (session_id, action, entity, at)
     SELECT 'session-1', 'refund', age, now() - age::interval FROM unnest(ARRAY['1094 days', '1096 days']) age`,
  );
  const deleted = await payments.app.get(RowPurgeTask, { strict: false }).purge(new AbortController().signal);
  expect(deleted).toEqual({ outbox: 1, stripe_event: 1, audit: 1 });
  expect(await payments.sql('SELECT id FROM payments.stripe_event')).toEqual([{ id: '89 days' }]);
});
