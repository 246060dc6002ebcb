import { bookableDays } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { aTestDrive } from '../support/requests.js';

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(() => environment.empty(['inquiries.inquiry', 'inquiries.outbox'], { restartIds: true }));

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('test drives', () => {
  const LIST = '/api/test-drive-requests';
  const { first, last } = bookableDays(new Date(Date.now() + 24 * 3600 * 1000));
  const before = new Date(new Date(last).getTime() - 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const drive = (changes: object) => post(app, '/api/test-drive', aTestDrive({ date: before, ...changes }));
  const found = async (query: string) => (await staff.get(`${LIST}?${query}`)).body.items;

  it('without an appointment are filtered and sorted by the requested day and time, the soonest first', async () => {
    await drive({ time: '19:00' });
    await drive({ time: '17:30' });
    await drive({ date: first, time: '21:00' });
    await environment.sql('DELETE FROM inquiries.appointment');
    await environment.sql(`UPDATE inquiries.inquiry SET details = details || '{"date": "2020-01-04"}' WHERE id = 1`);
    expect((await found('sort=appointment')).map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
    expect((await found(`day=${before}`)).map(({ id }: { id: number }) => id)).toEqual([2]);
    expect((await staff.get(`/api/contact-messages?day=${before}`)).status).toBe(400);
  });

  it('are filtered and sorted by the current day and time of their appointment', async () => {
    await drive({ time: '19:00' });
    await drive({ time: '17:30' });
    await environment.sql(
      `UPDATE inquiries.appointment SET starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' WHERE inquiry_id = 2`,
    );
    const ids = async (query: string) => (await found(query)).map(({ id }: { id: number }) => id);
    const after = new Date(new Date(before).getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect(await ids('sort=appointment')).toEqual([1, 2]);
    expect([await ids(`day=${before}`), await ids(`day=${after}`)]).toEqual([[1], [2]]);
  });

  it('have the current state and time of their appointment', async () => {
    await drive({ time: '19:00' });
    await drive({ time: '17:30' });
    await environment.sql(
      `UPDATE inquiries.appointment SET state = 'confirmed', starts_at = starts_at + interval '1 hour',
         ends_at = ends_at + interval '1 hour' WHERE inquiry_id = 1`,
    );
    expect(await found('sort=oldest')).toMatchObject([
      { time: '19:00', appointment: { state: 'confirmed', date: before, time: '20:00' } },
      { time: '17:30', appointment: { state: 'requested', date: before, time: '17:30' } },
    ]);
  });

  it('of earlier releases, for one vehicle at one time, are marked as conflicts, excluding spam', async () => {
    for (const changes of [{}, { time: '18:30' }, { time: '18:00' }, { vehicleId: 8 }]) await drive(changes);
    await environment.sql('DELETE FROM inquiries.appointment');
    await environment.sql(`UPDATE inquiries.inquiry SET details = details || '{"time": "17:30"}' WHERE id = 2`);
    const taken = async () => (await found('sort=oldest')).map((item: { hasConflict: boolean }) => item.hasConflict);
    expect(await taken()).toEqual([true, true, false, false]);
    await staff.put(`${LIST}/2`, { status: 'spam', version: 1 });
    expect(await taken()).toEqual([false, false, false]);
  });

  it('are no conflict once one of them was moved', async () => {
    await drive({ time: '17:30' });
    await drive({ time: '18:30' });
    await environment.sql(
      `UPDATE inquiries.appointment SET starts_at = starts_at + interval '2 hours', ends_at = ends_at + interval '2 hours' WHERE inquiry_id = 1`,
    );
    await environment.sql(`UPDATE inquiries.inquiry SET details = details || '{"time": "17:30"}' WHERE id = 2`);
    const marked = async () => (await found('sort=oldest')).map((item: { hasConflict: boolean }) => item.hasConflict);
    expect(await marked()).toEqual([false, false]);
  });

  it('are exported with the current day and time of their appointment', async () => {
    await drive({ time: '17:30' });
    await environment.sql(
      `UPDATE inquiries.appointment SET state = 'confirmed', starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`,
    );
    const { text } = await staff.get(`${LIST}/export?day=${before}`);
    const [head, row] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toContain(',Current day (Asia/Dubai),Current time (Asia/Dubai),Test drive,');
    expect(row).toContain(`,${before},18:30,confirmed,`);
  });

  it('are accepted for the days offered in the form, and no later ones', async () => {
    const { last: lastDay } = bookableDays();
    const after = new Date(new Date(lastDay).getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);
    expect((await drive({ date: lastDay })).status).toBe(201);
    const { status, body } = await drive({ date: after });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'date' }]);
  });

  it('are rejected outside opening hours', async () => {
    const { status, body } = await drive({ time: '08:30' });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'time' }]]);
  });
});
