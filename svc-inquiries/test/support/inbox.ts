import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, post } from './contact.js';
import { createEnvironment, type Environment } from './environment.js';
import { type StaffClient, staffOf } from './leads.js';

export let environment: Environment;
export let app: NestFastifyApplication;
export let staff: StaffClient;
export const send = (changes = {}) => post(app, '/api/contact', aMessage(changes));
export const page = async (query = '') => (await staff.get(`/api/inbox?${query}`)).body;
export const ids = async (query = '') => (await page(query)).items.map(({ id }: { id: string }) => id);
export const get = async (name: string) => (await staff.get(`/api/inbox/${name}`)).body;
export const change = async (name: string, body: object) => {
  const { version } = await get(name);
  return staff.put(`/api/inbox/${name}`, { version, ...body });
};
export const status = async (list: string) => (await staff.get(`/api/${list}?status=all`)).body.items[0].status;

/** Starts what these tests share, and empties it before each of them. */
export function setUpInbox(): void {
  beforeAll(async () => {
    environment = await createEnvironment();
    app = await startTestApp(AppModule.forRoot(environment.env));
    staff = staffOf(app, environment);
  });

  beforeEach(() =>
    environment.empty(['inquiries.inquiry', 'inquiries.vehicle_reservation', 'inquiries.audit'], { restartIds: true }),
  );

  afterAll(async () => {
    await app.close();
    await environment.remove();
  });
}
