import { metricsOf } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ExchangeRateService } from '../src/exchange-rate/exchange-rate.service.js';
import { type Payments, startPayments } from './support/payments.js';

let payments: Payments;

beforeAll(async () => {
  payments = await startPayments();
});
beforeEach(() => payments.empty());
afterAll(() => payments.stop());

const lag = (suffix: string) => metricsOf(payments.app, `payments_webhook_lag_seconds_${suffix}`);

it('report how late events of Stripe take effect', async () => {
  const { stripePaymentId } = await payments.pay();
  const event = (await payments.eventsOf(stripePaymentId)).find(({ type }) => type === 'payment_intent.succeeded');
  if (!event) throw new Error('Stripe has no event of the payment');
  const late = { ...event, created: event.created - 120 };
  expect((await payments.deliver(late)).status).toBe(200);
  // Delivered again, without an effect.
  expect((await payments.deliver(late)).status).toBe(200);
  expect(await lag('count')).toEqual(['payments_webhook_lag_seconds_count 1']);
  expect(await lag('bucket{le="60"}')).toEqual(['payments_webhook_lag_seconds_bucket{le="60"} 0']);
  expect(await lag('bucket{le="300"}')).toEqual(['payments_webhook_lag_seconds_bucket{le="300"} 1']);
});

it('report the age of the exchange rate, once there is one', async () => {
  const age = () => metricsOf(payments.app, 'exchange_rate_age_seconds');
  expect(await age()).toEqual([]);
  await payments.app.get(ExchangeRateService).store(151);
  expect(await age()).toEqual([expect.stringMatching(/^exchange_rate_age_seconds \d(\.\d+)?(e-\d+)?$/)]);
});
