import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Param, Post, ServiceUnavailableException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QueryFailedError } from 'typeorm';
import { startTestApp } from '../testing/app/test-app.js';
import { AppError } from './app-error.js';
import { databaseOutage } from './database-outage.js';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const FAILURES: Record<string, () => Error> = {
  provider: () => new AppError('PAYMENT_PROVIDER_UNAVAILABLE'),
  'not-set-up': () => new AppError('PAYMENTS_NOT_CONFIGURED'),
  unavailable: refused,
  'not-ready': () => new ServiceUnavailableException('database', { cause: refused() }),
  busy: () => new AppError('PICTURES_BUSY', { retryAfter: 10 }),
  draining: () => new ServiceUnavailableException('draining'),
  day: () => new QueryFailedError('INSERT', [], Object.assign(new Error('out of range'), { code: '22008' })),
  'no-day': () => new QueryFailedError('INSERT', [], Object.assign(new Error('invalid'), { code: '22007' })),
  statement: () =>
    new QueryFailedError('INSERT', ['Layla'], Object.assign(new Error('broken'), { code: '23514', detail: 'Layla' })),
};

@Controller()
class ExampleController {
  @Post('echo')
  echo(@Body() body: object): object {
    return body;
  }

  @Get('fail/:how')
  fail(@Param('how') how: string): void {
    throw FAILURES[how]?.();
  }
}

@Module({ controllers: [ExampleController] })
class ExampleModule {}

let app: NestFastifyApplication;
let log: unknown[][] = [];

const keep = (...line: unknown[]) => log.push(line);

async function call(path: string, body?: string) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const response = await fetch((await app.getUrl()) + path, body === undefined ? {} : post);
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

beforeAll(async () => {
  app = await startTestApp(ExampleModule);
  app.useLogger({ log: keep, error: keep, warn: keep });
});

beforeEach(() => {
  databaseOutage.recovered();
  log = [];
});

afterAll(() => app.close());

describe('a body that is not JSON', () => {
  it.each(['{"name": ', ''])('is answered with MALFORMED_BODY: %j', async (body) => {
    expect(await call('/echo', body)).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });

  it('distinguishes the other body errors', async () => {
    expect(await call('/echo', JSON.stringify('x'.repeat(300_000)))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });
});

describe('an unavailable database', () => {
  it('is answered with 503 and Retry-After', async () => {
    const answer = { status: 503, code: 'UPSTREAM_UNAVAILABLE', retryAfter: '5' };
    expect(await call('/fail/unavailable')).toEqual(answer);
    expect(await call('/fail/not-ready')).toEqual(answer);
  });

  it('is logged once when it starts and once when it recovers', async () => {
    for (const how of ['unavailable', 'not-ready', 'unavailable']) await call(`/fail/${how}`);
    databaseOutage.recovered();
    databaseOutage.recovered();
    expect(log.map((line) => line.at(-2))).toEqual(['database failed', 'database recovered']);
    await call('/fail/unavailable');
    expect(log).toHaveLength(3);
  });
});

it('answers 503 during shutdown without logging a failure', async () => {
  expect(await call('/fail/draining')).toEqual({ status: 503, code: 'UPSTREAM_UNAVAILABLE', retryAfter: '5' });
  expect(log).toEqual([]);
});

it('sends Retry-After to refused callers, and logs no failure', async () => {
  expect(await call('/fail/busy')).toEqual({ status: 503, code: 'PICTURES_BUSY', retryAfter: '10' });
  expect(log).toEqual([]);
});

it('sends Retry-After where a retry may help', async () => {
  expect(await call('/fail/provider')).toEqual({ status: 503, code: 'PAYMENT_PROVIDER_UNAVAILABLE', retryAfter: '5' });
  expect(await call('/fail/not-set-up')).toEqual({ status: 503, code: 'PAYMENTS_NOT_CONFIGURED', retryAfter: null });
});

it('answers 400 for an impossible date in a statement', async () => {
  for (const how of ['day', 'no-day'])
    expect(await call(`/fail/${how}`)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});

it('logs a failed statement without its parameters', async () => {
  expect(await call('/fail/statement')).toMatchObject({ status: 500, code: 'INTERNAL' });
  const [[line]] = log as [[{ err: Error; code: string }]];
  expect(line.err.message).toBe('A statement failed: 23514');
  expect(JSON.stringify([line, line.err.stack])).not.toContain('Layla');
});
