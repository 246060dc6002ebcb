import { randomUUID } from 'node:crypto';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { aReservation } from '../support/requests.js';
import { CatalogServer, found, missing } from '../support/servers/catalog-server.js';

const VEHICLE = '/api/upcoming-vehicles/3';

let environment: Environment;
let catalog: CatalogServer;
let app: NestFastifyApplication;

const rows = () => environment.sql('SELECT * FROM inquiries.vehicle_reservation ORDER BY id');
const events = () => environment.sql('SELECT event, payload FROM inquiries.outbox');
const reserve = (changes = {}, headers = {}) => post(app, '/api/vehicle-reservations', aReservation(changes), headers);

beforeAll(async () => {
  catalog = await new CatalogServer().start();
  environment = await createEnvironment(catalog.url);
  app = await startTestApp(AppModule.forRoot(environment.env));
});

beforeEach(async () => {
  await environment.empty(['inquiries.vehicle_reservation', 'inquiries.outbox'], { restartIds: true });
  catalog.answers = { [VEHICLE]: found({ id: 3, name: 'Aurelio Notte 2027' }) };
});

afterAll(async () => {
  await app.close();
  await catalog.stop();
  await environment.remove();
});

it('stores the reservation with the name from the catalogue, and its event', async () => {
  const { status, body } = await reserve({}, { cookie: 'lang=ja' });
  expect({ status, body }).toMatchObject({ status: 201, body: { id: 1, createdAt: expect.any(String) } });
  expect(await rows()).toEqual([
    expect.objectContaining({
      upcoming_vehicle_id: 3,
      vehicle_name: 'Aurelio Notte 2027',
      vehicle_name_confirmed: true,
      status: 'new',
      first_name: 'Layla',
      phone: '050 123 4567',
      phone_e164: '+971501234567',
      message: 'Blue,\nif possible.',
      language: 'ja',
    }),
  ]);
  expect(await events()).toEqual([{ event: 'reservation.submitted', payload: { reservationId: 1 } }]);
});

it('is stored once with one event per key, even if the vehicle was deleted since', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => reserve({}, headers)));
  catalog.answers = { [VEHICLE]: missing('UPCOMING_VEHICLE_NOT_FOUND') };
  answers.push(await reserve({}, headers));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(await events()).toHaveLength(1);
  expect((await reserve({ message: 'Red' }, headers)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('rejects a vehicle that is not in the catalogue, naming the field', async () => {
  catalog.answers = { [VEHICLE]: missing('UPCOMING_VEHICLE_NOT_FOUND') };
  const { body } = await reserve();
  expect(body).toMatchObject({
    statusCode: 404,
    code: 'UPCOMING_VEHICLE_NOT_FOUND',
    errors: [{ path: 'upcomingVehicleId', message: 'This upcoming vehicle does not exist or has been removed' }],
  });
  expect(await rows()).toEqual([]);
});

it('rejects an invalid vehicle id as a field', async () => {
  for (const upcomingVehicleId of [0, 1.5, 2 ** 31, '3'])
    expect((await reserve({ upcomingVehicleId })).body).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'upcomingVehicleId' }],
    });
});

it.each([
  ['never answers', { vehicleName: 'Notte' }, 'Notte'],
  ['never answers and the browser knows no name', { vehicleName: '' }, 'Upcoming vehicle no. 3'],
])('stores the browser’s name as unconfirmed when the catalogue %s', async (_, changes, name) => {
  catalog.answers = { [VEHICLE]: 'never' };
  expect((await reserve(changes)).status).toBe(201);
  expect(await rows()).toEqual([expect.objectContaining({ vehicle_name: name, vehicle_name_confirmed: false })]);
  expect(await events()).toHaveLength(1);
});

it('stores the browser’s name when the catalogue is unavailable', async () => {
  await catalog.stop();
  expect((await reserve()).status).toBe(201);
  await catalog.start();
  expect(await rows()).toEqual([expect.objectContaining({ vehicle_name_confirmed: false })]);
});

it('stores a reservation with a filled honeypot as spam and notifies nobody', async () => {
  expect((await reserve({ website: 'http://spam.example' })).status).toBe(201);
  expect(await rows()).toEqual([expect.objectContaining({ status: 'spam', website: 'http://spam.example' })]);
  expect(await events()).toEqual([]);
});
