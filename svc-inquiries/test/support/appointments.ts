import { bookableDays } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { post } from './contact.js';
import { createEnvironment, type Environment } from './environment.js';
import { type StaffClient, staffOf } from './leads.js';
import { aTestDrive } from './requests.js';

/** Far enough ahead that the day has all its slots; the showroom is open in the evening on every weekday. */
export const { last: DAY } = bookableDays(new Date(Date.now() - 7 * 24 * 3_600_000));

/** The service with an empty schedule before each test, and calls by visitors and staff. */
export function setUpAppointments() {
  let environment: Environment;
  let app: NestFastifyApplication;
  let staff: StaffClient;

  beforeAll(async () => {
    environment = await createEnvironment();
    app = await startTestApp(AppModule.forRoot(environment.env));
    staff = staffOf(app, environment);
  });

  beforeEach(() =>
    environment.empty(
      ['inquiries.inquiry', 'inquiries.appointment', 'inquiries.appointment_block', 'inquiries.outbox', 'inquiries.audit'],
      { restartIds: true },
    ),
  );

  afterAll(async () => {
    await app.close();
    await environment.remove();
  });

  return {
    get environment() {
      return environment;
    },
    get app() {
      return app;
    },
    get staff() {
      return staff;
    },
    drive: (changes: object = {}) =>
      post(app, '/api/test-drive', aTestDrive({ vehicleId: 7, date: DAY, time: '19:00', ...changes })),
    slots: async (vehicleId: number, date = DAY, more = ''): Promise<string[]> => {
      const { body } = await request(app.getHttpServer()).get(`/api/test-drive/slots?vehicleId=${vehicleId}${more}`);
      return body.days.find((day: { date: string }) => day.date === date)?.times ?? [];
    },
    week: async (from = DAY) => (await staff.get(`/api/appointments?from=${from}`)).body,
    act: (id: number, action: string, body: object) => staff.post(`/api/appointments/${id}/${action}`, body),
    stored: (sql = 'SELECT * FROM inquiries.appointment ORDER BY id') => environment.sql<Record<string, unknown>>(sql),
  };
}
