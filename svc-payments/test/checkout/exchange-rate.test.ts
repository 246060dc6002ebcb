import type { ExchangeRate } from '@dealership/contracts';
import { DatabaseModule } from '@dealership/service-kit/database';
import { createMigratedDatabase, startTestApp, type TestDatabase, until } from '@dealership/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database/database.js';
import { ExchangeRateModule } from '../../src/exchange-rate/exchange-rate.module.js';
import type { ExchangeRateOptions } from '../../src/exchange-rate/exchange-rate-options.js';
import { type RateProvider, startRateProvider } from '../support/rate-provider.js';

const HOUR = 3_600_000;
const FALLBACK = { result: 'success', base_code: 'USD', conversion_rates: { JPY: 150 }, indicative: true, fetchedAt: null };

let database: TestDatabase;
let provider: RateProvider;
let apps: NestFastifyApplication[] = [];

async function start(options: Partial<ExchangeRateOptions> = {}): Promise<NestFastifyApplication> {
  const standard = { url: provider.url, intervalMs: HOUR, initialDelayMs: 10, maxAgeMs: 72 * HOUR };
  const rate = ExchangeRateModule.forRoot({ ...standard, ...options });
  const app = await startTestApp(DatabaseModule.forRoot(databaseOptions(database.url, 2)), rate);
  apps.push(app);
  return app;
}

const read = async (app: NestFastifyApplication): Promise<ExchangeRate> =>
  (await request(app.getHttpServer()).get('/api/exchange-rate').expect(200)).body;
const reads = (app: NestFastifyApplication, yen: number) =>
  until(`the rate is ${yen}`, async () => {
    const rate = await read(app);
    return rate.conversion_rates.JPY === yen ? rate : undefined;
  });
const sql = (app: NestFastifyApplication, text: string) => app.get(DataSource).query(text);

const restart = async (options: Partial<ExchangeRateOptions> = {}): Promise<NestFastifyApplication> => {
  await stopAll();
  return start(options);
};

async function stopAll(): Promise<void> {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
}

beforeAll(async () => {
  database = await createMigratedDatabase(databaseOptions);
});
beforeEach(async () => {
  provider = await startRateProvider();
});
afterEach(async () => {
  const [app] = apps;
  if (app) await sql(app, 'TRUNCATE payments.exchange_rate');
  await stopAll();
  await provider.stop();
});
afterAll(async () => {
  await database.drop();
});

describe('GET /api/exchange-rate', () => {
  it("answers the provider's rate, with its fetch time", async () => {
    const rate = await reads(await start({ key: 'a-key' }), 156.5);
    expect(rate).toEqual({ ...FALLBACK, conversion_rates: { JPY: 156.5 }, indicative: false, fetchedAt: expect.any(String) });
    expect(Date.now() - Date.parse(String(rate.fetchedAt))).toBeLessThan(20_000);
    expect(provider.authorization).toBe('Bearer a-key');
  });

  it("does not follow the provider's redirects", async () => {
    const other = await startRateProvider();
    Object.assign(provider, { status: 302, headers: { location: other.url } });
    const app = await start();
    await until('the provider was asked', () => provider.calls > 0);
    expect(await read(app)).toEqual(FALLBACK);
    expect(other.calls).toBe(0);
    await other.stop();
  });

  it('answers the fallback as indicative when no provider is configured', async () => {
    expect(await read(await start({ url: undefined }))).toEqual(FALLBACK);
  });

  it('calls the provider once, however many visitors ask', async () => {
    const app = await start();
    await reads(app, 156.5);
    await Promise.all(Array.from({ length: 20 }, () => read(app)));
    expect(provider.calls).toBe(1);
  });

  it('calls it again after the interval', async () => {
    const app = await start({ intervalMs: 50 });
    await reads(app, 156.5);
    provider.says(149.25);
    await reads(app, 149.25);
  });
});

describe('a provider that fails', () => {
  it.each([
    ['the rate zero', 0],
    ['a negative rate', -150],
    ['a rate far too small', 1.5],
    ['a rate far too large', 15_650],
    ['a text for a rate', '156.5'],
    ['no rate', null],
  ])('does not publish %s', async (_, yen) => {
    provider.says(yen);
    const app = await start({ intervalMs: 20 });
    await until('it was asked again', () => provider.calls > 2);
    expect(await read(app)).toEqual(FALLBACK);
    expect(await sql(app, 'SELECT * FROM payments.exchange_rate')).toEqual([]);
  });

  it.each([
    ['an error', { status: 503, body: '' }],
    ['no JSON', { body: '<html>' }],
    ['a failure', { body: JSON.stringify({ result: 'error', 'error-type': 'quota-reached' }) }],
    ['another base', { body: JSON.stringify({ result: 'success', base_code: 'EUR', conversion_rates: { JPY: 160 } }) }],
  ])('with %s is retried, and keeps the last rate', async (_, failure) => {
    const app = await start({ intervalMs: 50 });
    const before = await reads(app, 156.5);
    Object.assign(provider, failure);
    const { calls } = provider;
    await until('it was asked again', () => provider.calls > calls + 1);
    expect((await read(app)).conversion_rates).toEqual(before.conversion_rates);
    provider.status = 200;
    provider.says(151);
    await reads(app, 151);
  });
});

describe('the stored rate', () => {
  it('is answered after a restart without a call', async () => {
    await reads(await start(), 156.5);
    const app = await restart();
    await reads(app, 156.5);
    expect(provider.calls).toBe(1);
  });

  it('is still answered when old, as indicative', async () => {
    const app = await start();
    await reads(app, 156.5);
    await sql(app, `UPDATE payments.exchange_rate SET fetched_at = now() - interval '80 hours'`);
    expect(await reads(await restart({ url: undefined }), 156.5)).toMatchObject({
      indicative: true,
      fetchedAt: expect.any(String),
    });
  });
});
