import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { aReservation } from '../support/requests.js';

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
  await environment.sql('TRUNCATE inquiries.inquiry, inquiries.vehicle_reservation, inquiries.audit RESTART IDENTITY CASCADE');
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('the figures of requests', () => {
  const figures = async (from: string, to: string) => (await staff.get(`/api/staff/figures/requests?from=${from}&to=${to}`)).body;

  it('count requests by day of Dubai and kind, spam left out, and the vehicles they are about', async () => {
    const about = (createdAt: string, vehicleId?: number) => async () => {
      await send({ ...(vehicleId && { vehicleId }) });
      await environment.sql('UPDATE inquiries.inquiry SET created_at = $1 WHERE id = (SELECT max(id) FROM inquiries.inquiry)', [
        createdAt,
      ]);
    };
    for (const add of [about('2026-03-01T19:59:00Z', 7), about('2026-03-01T20:01:00Z', 7), about('2026-03-02T08:00:00Z', 9)])
      await add();
    await post(app, '/api/vehicle-reservations', aReservation());
    await environment.sql("UPDATE inquiries.vehicle_reservation SET created_at = '2026-03-02T08:00:00Z'");
    await about('2026-03-02T09:00:00Z', 8)();
    await environment.sql("UPDATE inquiries.inquiry SET status = 'spam' WHERE created_at = '2026-03-02T09:00:00Z'");
    expect(await figures('2026-03-01', '2026-03-02')).toMatchObject({
      days: [
        { day: '2026-03-01', kind: 'contact', requests: 1 },
        { day: '2026-03-02', kind: 'contact', requests: 2 },
        { day: '2026-03-02', kind: 'reservation', requests: 1 },
      ],
      vehicles: [
        { vehicleId: 7, requests: 2 },
        { vehicleId: 9, requests: 1 },
      ],
    });
    expect((await figures('2026-03-03', '2026-03-09')).days).toEqual([]);
  });

  it('tell how long requests waited until staff first gave them a status', async () => {
    for (const [id, minutes] of [
      [1, 10],
      [2, 20],
      [3, 60],
    ] as const) {
      await send();
      await staff.put(`/api/contact-messages/${id}`, { status: 'in_progress' });
      await environment.sql("UPDATE inquiries.inquiry SET created_at = '2026-03-01T08:00:00Z' WHERE id = $1", [id]);
      await environment.sql('UPDATE inquiries.audit SET at = $2 WHERE entity_id = $1', [
        id,
        new Date(Date.UTC(2026, 2, 1, 8, minutes)),
      ]);
      await staff.put(`/api/contact-messages/${id}`, { status: 'done' });
    }
    await send();
    await environment.sql("UPDATE inquiries.inquiry SET created_at = '2026-03-01T08:00:00Z' WHERE id = 4");
    const { answers } = await figures('2026-03-01', '2026-03-01');
    expect(answers).toEqual([{ kind: 'contact', requests: 4, answered: 3, medianMinutes: 20, slowMinutes: 52 }]);
  });
});
