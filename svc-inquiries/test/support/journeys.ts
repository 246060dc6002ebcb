import { randomUUID } from 'node:crypto';
import { asMember, startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import type { NotifiedEvent } from '../../src/notifications/notified-event.js';
import { emailsFor } from '../../src/notifier/event-emails/emails-for-event.js';
import { post } from './contact.js';
import { dealer } from './emails.js';
import { createEnvironment, type Environment } from './environment.js';
import { type StaffClient, staffOf } from './leads.js';
import { anImportRequest } from './requests.js';

export const TITLE = 'Toyota Land Cruiser 300, 2024';
export const TOKEN = 'A'.repeat(43);
export const CUSTOMER = { firstName: 'Mona', lastName: 'Haddad', email: 'mona@customers.example', language: 'ja' };
export let environment: Environment;
export let app: NestFastifyApplication;
export let staff: StaffClient;
export const create = async (changes: object = {}) =>
  (await staff.post('/api/staff/journeys', { kind: 'import', request: 'import-1', title: TITLE, ...changes })).body;
export const step = (id: number, key: string, body: object = {}) =>
  staff.post(`/api/staff/journeys/${id}/steps/${key}/done`, body);
export const undo = (id: number, key: string, body: object = {}) =>
  staff.post(`/api/staff/journeys/${id}/steps/${key}/undo`, body);
export const plan = (id: number, key: string, body: object) => staff.put(`/api/staff/journeys/${id}/steps/${key}`, body);
export const link = async (id: number) => (await staff.post(`/api/staff/journeys/${id}/links`, {})).body;
export const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
export const open = (token: string) => request(app.getHttpServer()).get(`/api/journeys/${token}`);
export const renew = (token: string) => post(app, '/api/journeys/renew', { token });

/** The events in the outbox. */
export async function journeyEvents() {
  const rows = await environment.sql<{ event: NotifiedEvent['event']; payload: Record<string, number> }>(
    `SELECT event, payload FROM inquiries.outbox WHERE event LIKE 'journey.%' ORDER BY id`,
  );
  return rows.map(({ event, payload: { journeyId, journeyStepId, occurrence = 0 } }) => ({
    event,
    subjectId: (journeyId ?? journeyStepId) as number,
    occurrence,
  }));
}

/** The e-mails due for the events in the outbox. */
export async function journeyEmails() {
  const manager = environment.dataSource.manager;
  const sources = {
    manager,
    context: { dealer, linkDays: 30, replyTo: () => ({ name: dealer.siteNames.en, address: dealer.email }) },
    vehicles: { ofRequest: async () => undefined },
    requestId: null,
  } as never;
  const events = await journeyEvents();
  return (await Promise.all(events.map((event) => emailsFor(event, sources)))).flat();
}

export const to = () => ({ audience: 'svc-inquiries', key: environment.env.SERVICE_TOKEN_KEY });

/** Sends a chunk of a file. */
export const part = (id: number, upload: string, offset: number, bytes: Buffer) =>
  request(app.getHttpServer())
    .post(`/api/staff/journeys/${id}/uploads/${upload}/parts?offset=${offset}`)
    .set({ ...asMember(to()), 'content-type': 'application/octet-stream' })
    .send(bytes);

/** Sends a file in two chunks. */
export async function sendFile(id: number, bytes: Buffer, { upload = randomUUID(), name = 'At the port.jpg' } = {}) {
  const begun = await staff.put(`/api/staff/journeys/${id}/uploads/${upload}`, { name, size: bytes.length, step: 'port' });
  expect(begun.body).toEqual({ received: 0, file: null });
  const middle = Math.floor(bytes.length / 2);
  expect((await part(id, upload, 0, bytes.subarray(0, middle))).body).toEqual({ received: middle, file: null });
  return part(id, upload, middle, bytes.subarray(middle));
}

export const write = (token: string, text: string, key: string = randomUUID()) =>
  post(app, `/api/journeys/${token}/messages`, { text }, { 'idempotency-key': key });
export const outbox = () => environment.sql(`SELECT id FROM inquiries.outbox WHERE event LIKE 'journey.%'`);

/** Starts what these tests share, and empties it before each of them. */
export function setUpJourneys(): void {
  beforeAll(async () => {
    environment = await createEnvironment();
    app = await startTestApp(AppModule.forRoot(environment.env));
    staff = staffOf(app, environment);
  });

  beforeEach(async () => {
    await environment.empty(['inquiries.inquiry', 'inquiries.vehicle_reservation', 'inquiries.audit', 'inquiries.outbox'], {
      restartIds: true,
    });
    await post(app, '/api/import-request', anImportRequest(), { 'accept-language': 'ar' });
  });

  afterAll(async () => {
    await app.close();
    await environment.remove();
  });
}
