import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { manyMessages, type StaffClient, staffOf } from '../support/leads.js';
import { aConsignmentRequest, aReservation } from '../support/requests.js';

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

const send = (changes = {}) => post(app, '/api/contact', aMessage(changes));

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty(['inquiries.inquiry', 'inquiries.vehicle_reservation', 'inquiries.note'], { restartIds: true });
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

it('has readable headings and options, and the notes', async () => {
  await post(app, '/api/consignment-request', aConsignmentRequest({ reason: 'relocating' }));
  await staff.post('/api/consignment-requests/1/notes', { text: 'Called.' });
  const { status, headers, text } = await staff.get('/api/consignment-requests/export');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('consignment-requests.csv');
  const [head, row] = text.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    'Number,Status,Received (UTC),First name,Last name,Email,Phone,Call back,Language,Make,Model,Year,Mileage (km),Condition,' +
      'Modifications,Service History,Expected Price,Reason for Selling,Timeline,Trap field,Notes',
  );
  expect(row).toMatch(
    /^1,new,\d{4}-.*Z,Layla,Haddad,layla@customers\.example,050 123 4567,'\+971501234567,en,Aurelio,Corsa,2021,"34,000",Very good,/,
  );
  expect(row).toMatch(/"AED 300,000 to 500,000",Moving away,Normal: within the usual time,,Called\.$/);
});

it('contains the filtered entries', async () => {
  await send({ firstName: 'Amal' });
  await send({ firstName: 'Bilal' });
  await send({ firstName: 'Robot', website: 'x' });
  const lines = async (query: string) =>
    (await staff.get(`/api/contact-messages/export?${query}`)).text.trim().split('\r\n').length - 1;
  expect([await lines(''), await lines('status=all'), await lines('q=amal')]).toEqual([2, 3, 1]);
});

it('answers an invalid filter with 400 instead of a file', async () => {
  expect((await staff.get('/api/contact-messages/export?status=sold')).body).toMatchObject({
    statusCode: 400,
    errors: [expect.objectContaining({ path: 'status' })],
  });
});

it('shows whether the name of a reserved vehicle is from the catalogue', async () => {
  await post(app, '/api/vehicle-reservations', aReservation({ vehicleName: 'Notte' }));
  expect((await staff.get('/api/vehicle-reservations/export')).text).toContain(',3,Notte,false,');
});

it('contains each of 10,000 entries once, newest first', async () => {
  await manyMessages(environment);
  const { text } = await staff.get('/api/contact-messages/export?status=all');
  const numbers = [...text.matchAll(/^(\d+),\w+,\d{4}-/gm)].map(([, id]) => Number(id));
  expect(numbers).toEqual(Array.from({ length: 10_000 }, (_, index) => 10_000 - index));
});
