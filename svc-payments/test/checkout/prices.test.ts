import { randomUUID } from 'node:crypto';
import { addBusinessMinutes, DEFAULT_FEES, defaultSettings, type SettingValues } from '@dealership/contracts';
import { startTestApp, until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { serviceEnv } from '../../src/env.js';
import { aCheckout, type Payments, serviceEnvironment, startPayments } from '../support/payments.js';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(async () => {
  await payments.empty();
  await publish({});
});
afterAll(() => payments.stop());

const amounts = async () => {
  const { body } = await payments.get('/api/auction-plans').expect(200);
  return (body as { key: string; price: number }[]).map(({ key, price }) => [key, price]);
};

/** Publishes settings, and waits until the service has read them. */
async function publish(settings: Partial<SettingValues>): Promise<void> {
  payments.content.settings = { ...defaultSettings, ...settings };
  const expected = payments.content.settings.plans.plans.map(({ name, price }) => [name.en.split(' ')[0]?.toLowerCase(), price]);
  await until('the prices were read', async () => JSON.stringify(await amounts()) === JSON.stringify(expected));
}

const twoMonthsAt = (price: number, en = '2 Months') => ({
  plans: {
    ...defaultSettings.plans,
    plans: defaultSettings.plans.plans.map((plan) => (plan.months === 2 ? { ...plan, price, name: { ...plan.name, en } } : plan)),
  },
});

describe("a plan's price", () => {
  it('is the published one, and an order keeps its plan and price', async () => {
    const before = await payments.pay({ plan: '2' });
    await publish(twoMonthsAt(150, '2 golden months'));
    const { body } = await payments.checkOut(aCheckout({ plan: '2' }));
    expect(body).toMatchObject({ amount: 150, planName: { en: '2 golden months' } });
    const { body: kept } = await payments.get(`/api/payments/${before.clientRef}`).expect(200);
    expect(kept).toMatchObject({ state: 'succeeded', amount: 110, planName: { en: '2 Months' } });
    const { body: list } = await payments.asStaff('get', '/api/auction-subscriptions').expect(200);
    expect(list.items).toMatchObject([{ amount: 110, planName: { en: '2 Months' } }]);
    expect(list.items[0].planFeatures[0].en).toBe('Full access to auction listings');
  });

  it('blocks an order that the buyer saw at another price, without a charge', async () => {
    await publish(twoMonthsAt(150));
    const key = randomUUID();
    const { body } = await payments.checkOut(aCheckout({ plan: '2', price: 110 }), key);
    expect(body).toMatchObject({ statusCode: 409, code: 'PLAN_PRICE_CHANGED' });
    expect(await payments.payments()).toEqual([]);
    expect((await payments.checkOut(aCheckout({ plan: '2', price: 150 }), key)).body).toMatchObject({ amount: 150 });
  });

  it('is kept for an existing order, whatever its page shows', async () => {
    const key = randomUUID();
    await payments.checkOut(aCheckout({ plan: '2', price: 110 }), key);
    await publish(twoMonthsAt(150));
    const { status, body } = await payments.checkOut(aCheckout({ plan: '2', price: 150 }), key);
    expect([status, body.amount]).toEqual([201, 110]);
  });
});

describe('while svc-content is unavailable', () => {
  it('the last known prices apply', async () => {
    await publish(twoMonthsAt(150));
    payments.content.isBroken = true;
    const { asked } = payments.content;
    await until('svc-content was asked and did not answer', async () => (await amounts()) && payments.content.asked > asked);
    expect(await amounts()).toContainEqual(['2', 150]);
    payments.content.isBroken = false;
  });

  it('a service without any prices sells nothing, and says so', async () => {
    const env = serviceEnv.parse(serviceEnvironment(payments.databaseUrl, payments.simulatorUrl));
    const app = await startTestApp(AppModule.forRoot(env));
    const { body: list } = await request(app.getHttpServer()).get('/api/auction-plans');
    expect(list).toMatchObject({ statusCode: 503, code: 'PRICES_UNAVAILABLE' });
    const { body } = await request(app.getHttpServer())
      .post('/api/auction-checkout')
      .set('idempotency-key', randomUUID())
      .send(aCheckout());
    expect(body.code).toBe('PRICES_UNAVAILABLE');
    expect(await payments.payments()).toEqual([]);
    await app.close();
  });
});

it('answers the published fees', async () => {
  const calculator = { ...DEFAULT_FEES.calculator, serviceFeePercent: 6, vatPercent: 0 };
  // The plan shows when both were read.
  await publish({ ...twoMonthsAt(151), fees: { ...DEFAULT_FEES, calculator } });
  const { body: fees } = await payments.get('/api/auction-fees').expect(200);
  expect(fees.calculator).toEqual(calculator);
});

it('has its login due within the published minutes', async () => {
  const replies = { ...defaultSettings.replies, minutes: { ...defaultSettings.replies.minutes, membership: '90' } };
  await publish({ ...twoMonthsAt(150), replies });
  const { stripePaymentId } = await payments.pay({ plan: '2', price: 150 });
  await payments.post('/api/auction-subscription', { stripePaymentId }).expect(200);
  const [row] = await payments.sql('SELECT due_at, start_date FROM payments.subscription');
  expect(row?.due_at).toEqual(addBusinessMinutes(defaultSettings.hours, row?.start_date as Date, 90));
});
