import { randomUUID } from 'node:crypto';
import { fuzz, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import fc from 'fast-check';
import { AppModule } from '../../src/app.module.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { aReservation, REQUESTS } from '../support/requests.js';

let environment: Environment;
let app: NestFastifyApplication;

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
});
afterAll(async () => {
  await app.close();
  await environment.remove();
});

const FORMS: [path: string, body: object][] = [
  ['/api/contact', REQUESTS.contact],
  ['/api/import-request', REQUESTS.import],
  ['/api/sourcing-request', REQUESTS.sourcing],
  ['/api/consignment-request', REQUESTS.consignment],
  ['/api/test-drive', REQUESTS.test_drive],
  ['/api/vehicle-reservations', aReservation()],
  ['/api/newsletter', { email: 'layla@customers.example' }],
];

const ODD = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202eabc',
    '\ufeff',
    '\u200b'.repeat(50),
    'x'.repeat(5000),
    '👩‍👩‍👧‍👦'.repeat(90),
  ],
  ...[
    "'; DROP TABLE inquiries.inquiry; --",
    '<script>alert(1)</script>',
    '=cmd|x',
    '\r\nBcc: a@b.example',
    'a@b',
    '@',
    '"a b"@c.example',
  ],
  ...['0', '-1', '1e400', '2026-02-30', '9999-12-31', '24:00', '٠٥٠١٢٣', '+', '+999999999999999999'],
];

const value = fc.oneof(
  fc.constantFrom<unknown>(...ODD),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, [], {}, ['a'], { toString: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const change = fc.record({ field: fc.nat(), value, how: fc.constantFrom('set', 'drop', 'add') });

/** A valid request with some fields changed. */
function changed(body: object, changes: { field: number; value: unknown; how: string }[]): Record<string, unknown> {
  const result: Record<string, unknown> = { ...body };
  const names = Object.keys(body);
  for (const { field, value: odd, how } of changes) {
    const name = names[field % names.length] ?? '';
    if (how === 'drop') delete result[name];
    else Object.defineProperty(result, how === 'add' ? `${name}2` : name, { value: odd, enumerable: true, configurable: true });
  }
  return result;
}

it('no field causes an error: it is accepted, or rejected with a reason', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FORMS),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      async ([path, good], changes) => {
        const body = changed(good, changes);
        const answer = await post(app, path, body, { 'idempotency-key': randomUUID() });
        if (answer.status === 400) {
          expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
          expect(answer.body.errors.length).toBeGreaterThan(0);
        } else expect([200, 201, 202, 404, 503]).toContain(answer.status);
        // svc-catalog is unavailable here, so only requests that need it may be refused.
        if (answer.status === 503) expect(path).toMatch(/test-drive|reservations/);
      },
    ),
    fuzz(100),
  ));

it('a key is accepted or rejected', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 300 }), async (key) => {
      // Node sends no other bytes in a header.
      const sent = key.replace(/[^\x20-\x7e]/g, '');
      const { status } = await post(app, '/api/contact', REQUESTS.contact, { 'idempotency-key': sent });
      expect([201, 400, 409]).toContain(status);
    }),
    fuzz(40),
  ));
