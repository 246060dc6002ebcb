import { randomUUID } from 'node:crypto';
import { type RequestKind, type RequestKindName, requestKinds } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { anImportRequest, aTestDrive, REQUESTS } from '../support/requests.js';
import { AURELIO, CatalogServer, found, missing } from '../support/servers/catalog-server.js';

const VEHICLE = '/api/vehicles/7';

interface Row {
  kind: string;
  status: string;
  phone_e164: string;
  terms_accepted_at: Date | null;
  details: Record<string, unknown>;
}

let environment: Environment;
let catalog: CatalogServer;
let app: NestFastifyApplication;

const rows = () => environment.sql<Row>('SELECT * FROM inquiries.inquiry ORDER BY id');
const events = () => environment.sql<{ event: string; payload: object }>('SELECT event, payload FROM inquiries.outbox');
const testDrive = (changes = {}, headers = {}) => post(app, '/api/test-drive', aTestDrive(changes), headers);

beforeAll(async () => {
  catalog = await new CatalogServer().start();
  environment = await createEnvironment(catalog.url);
  app = await startTestApp(AppModule.forRoot(environment.env));
});

beforeEach(async () => {
  await environment.empty(['inquiries.inquiry', 'inquiries.outbox'], { restartIds: true });
  catalog.answers = { [VEHICLE]: found(AURELIO) };
});

afterAll(async () => {
  await app.close();
  await catalog.stop();
  await environment.remove();
});

const details = <T extends object>({
  firstName: _,
  lastName: _1,
  email: _2,
  phone: _3,
  acceptTerms: _4,
  ...rest
}: T & Record<string, unknown>) => rest;

const KINDS = Object.values<RequestKind>(requestKinds).filter(({ name }) => name !== 'contact');

describe.each(KINDS.map(({ name, path }) => [name, path, REQUESTS[name as RequestKindName]] as const))(
  'the request %s',
  (kind, path, request: object) => {
    it('is stored with its details and its event, and returns 201 with the receipt', async () => {
      const { status, body } = await post(app, path, request);
      expect({ status, body }).toMatchObject({ status: 201, body: { id: 1, createdAt: expect.any(String) } });
      const [row] = await rows();
      expect(row).toMatchObject({ kind, status: 'new', phone_e164: '+971501234567', first_name: 'Layla' });
      expect(row?.details).toMatchObject(details(request as Record<string, unknown>));
      expect(await events()).toEqual([{ event: 'inquiry.submitted', payload: { inquiryId: 1 } }]);
    });

    it('is stored once with one event per key, whatever happens to the vehicle', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(app, path, request, headers)));
      catalog.answers = { [VEHICLE]: missing('VEHICLE_NOT_FOUND') };
      answers.push(await post(app, path, request, headers));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await rows()).toHaveLength(1);
      expect(await events()).toHaveLength(1);
    });

    it('is stored as spam, without notifications, if the honeypot is filled', async () => {
      catalog.answers = {};
      const { status } = await post(app, path, { ...request, website: 'http://spam.example' });
      expect(status).toBe(201);
      expect(await rows()).toEqual([expect.objectContaining({ status: 'spam' })]);
      expect(await events()).toEqual([]);
    });

    it('is rejected with the specified messages if nothing is filled in', async () => {
      const { status, body } = await post(app, path, {});
      expect(status).toBe(400);
      expect(body.errors).toEqual(
        expect.arrayContaining([
          { path: 'firstName', message: 'First name must be at least 2 characters' },
          { path: 'phone', message: 'Please enter a valid phone number' },
        ]),
      );
      expect(await rows()).toEqual([]);
    });
  },
);

it('stores when the terms of an import were accepted, instead of the field', async () => {
  await post(app, '/api/import-request', anImportRequest());
  const [row] = await rows();
  expect(Math.abs(Date.now() - Number(row?.terms_accepted_at))).toBeLessThan(60_000);
  expect(row?.details).not.toHaveProperty('acceptTerms');
});

it('omits empty fields', async () => {
  await post(app, '/api/import-request', anImportRequest({ countryOfOrigin: '', additionalNotes: undefined }));
  expect((await rows())[0]?.details).toEqual({ vehicleOfInterest: 'Aurelio Vento 2023' });
});

describe('the vehicle of a test drive', () => {
  it('is stored with the name from the catalogue, requested under the same request id', async () => {
    await testDrive({}, { 'x-request-id': 'request-0009' });
    expect((await rows())[0]?.details).toMatchObject({ vehicleId: 7, vehicleName: '2024 Aurelio Vento' });
    expect(catalog.requestIds.at(-1)).toBe('request-0009');
  });

  it.each([
    ['does not exist', missing('VEHICLE_NOT_FOUND'), 404, 'VEHICLE_NOT_FOUND'],
    ['was sold', found({ ...AURELIO, sold: true }), 409, 'VEHICLE_SOLD'],
  ])('that %s is rejected, naming the field', async (_, answer, statusCode, code) => {
    catalog.answers = { [VEHICLE]: answer };
    const { body } = await testDrive();
    expect(body).toMatchObject({ statusCode, code, errors: [{ path: 'vehicleId', message: body.message }] });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['never answers', 'never' as const],
    ['fails', { status: 500, body: {} }],
    ['is somebody else', { status: 404, body: { message: 'no such host' } }],
    ['answers nonsense', found({ name: 'Vento' })],
  ])('is accepted without a name when the catalogue %s', async (_, answer) => {
    catalog.answers = { [VEHICLE]: answer };
    expect((await testDrive()).status).toBe(201);
    expect((await rows())[0]?.details).not.toHaveProperty('vehicleName');
  });

  it('is accepted without a name when the catalogue is unavailable', async () => {
    await catalog.stop();
    expect((await testDrive()).status).toBe(201);
    await catalog.start();
    expect(await rows()).toHaveLength(1);
  });

  it('is rejected as a field if it is not a valid vehicle id', async () => {
    for (const vehicleId of [0, 1.5, 2 ** 40, '7'])
      expect((await testDrive({ vehicleId })).body).toMatchObject({ statusCode: 400, errors: [{ path: 'vehicleId' }] });
  });
});
