import { defaultSettings } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { PromisesService } from '../../src/requests/promises/promises.service.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { aReservation } from '../support/requests.js';
import { siteOf } from '../support/site.js';

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
  await environment.empty(['inquiries.inquiry', 'inquiries.vehicle_reservation', 'inquiries.audit'], { restartIds: true });
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('the statistics of requests', () => {
  const figures = async (from: string, to: string) => (await staff.get(`/api/staff/figures/requests?from=${from}&to=${to}`)).body;

  it('count requests by day in Dubai and kind, excluding spam, and their vehicles', async () => {
    const about = (createdAt: string, vehicleId?: number) => async () => {
      const subject = `Vehicle Inquiry: 2024 Aurelio Vento (ID: ${vehicleId})`;
      await send({ ...(vehicleId && { vehicleId }), ...(vehicleId === 7 && { subject }) });
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
        { vehicleId: 7, name: '2024 Aurelio Vento', requests: 2 },
        { vehicleId: 9, name: null, requests: 1 },
      ],
    });
    const { days, overall } = await figures('2026-03-03', '2026-03-09');
    expect([days, overall.requests, overall.medianMinutes]).toEqual([[], 0, null]);
  });

  it('show the sources of visits that led to requests, and their outcome', async () => {
    const from = (source: string) => ({ 'x-visit-source': source });
    await post(app, '/api/contact', aMessage(), from('search'));
    await post(app, '/api/vehicle-reservations', aReservation(), from('search'));
    await post(app, '/api/contact', aMessage({ website: 'a robot' }), from('search'));
    await post(app, '/api/contact', aMessage(), from('https://www.google.ae/?q=somebody'));
    await environment.sql("UPDATE inquiries.conversation SET state = 'won' WHERE kind = 'reservation'");
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
    expect((await figures(today, today)).sources).toEqual([
      { source: 'search', requests: 2, won: 1 },
      { source: null, requests: 1, won: 0 },
    ]);
  });

  it('show by kind and agent the time until the first answer, and how many promises were kept', async () => {
    const MEASURED = [
      // [owner, minutes until the answer]; without minutes there was no answer.
      [7, 10],
      [7, 20],
      [8, 100],
      [null, 900],
      [8, null],
    ] as const;
    for (const [owner, minutes] of MEASURED) {
      await send();
      await environment.sql(
        `UPDATE inquiries.conversation SET created_at = '2026-03-01T08:00:00Z', owner_id = $1, answer_minutes = $2::integer,
           answered_at = CASE WHEN $2::integer IS NOT NULL THEN now() END, answer = CASE WHEN $2::integer IS NOT NULL THEN 'reply' END, promised_minutes = 780, answered_in_time = $2::integer <= 780, due_at = '2026-03-02T08:00:00Z'
         WHERE number = (SELECT max(number) FROM inquiries.conversation)`,
        [owner, minutes],
      );
    }
    await send();
    await environment.sql(
      "UPDATE inquiries.conversation SET created_at = '2026-03-01T08:00:00Z', state = 'spam' WHERE number = 6",
    );
    // A state change ended the wait, which does not count as an answer.
    await send();
    await environment.sql(
      `UPDATE inquiries.conversation SET created_at = '2026-03-01T08:00:00Z', owner_id = 8, answered_at = now(), answer_minutes = 1,
         promised_minutes = 780, answered_in_time = true WHERE number = 7`,
    );
    const { overall, answers, byAgent } = await figures('2026-03-01', '2026-03-01');
    const times = { requests: 6, answered: 4, medianMinutes: 20, p90Minutes: 900, withinTarget: 3, completed: 5 };
    expect(overall).toEqual(times);
    expect(answers).toEqual([{ kind: 'contact', ...times }]);
    expect(byAgent).toEqual([
      { ownerId: 7, requests: 2, answered: 2, medianMinutes: 10, p90Minutes: 20, withinTarget: 2, completed: 2 },
      { ownerId: 8, requests: 3, answered: 1, medianMinutes: 100, p90Minutes: 100, withinTarget: 1, completed: 2 },
      { ownerId: null, requests: 1, answered: 1, medianMinutes: 900, p90Minutes: 900, withinTarget: 0, completed: 1 },
    ]);
  });
});

it('returns the promise in the form of a kind', async () => {
  const promise = await app.inject({ url: '/api/reply-promises/consignment' });
  expect(promise.json()).toMatchObject({
    text: { en: "We'll review your vehicle and contact you within 2 business days." },
    measured: null,
  });
  expect((await app.inject({ url: '/api/reply-promises/newsletter' })).statusCode).toBe(400);
});

it('returns the measured answer time, from 20 answers in 30 days on, if the settings enable it', async () => {
  const site = siteOf({ replies: { ...defaultSettings.replies, showMedian: true } });
  const measured = async () => (await new PromisesService(environment.dataSource, site).read('contact')).measured;
  const answer = (age: string) =>
    environment.sql(
      `UPDATE inquiries.conversation SET answered_at = now() - $1::interval, answer = 'call', answer_minutes = number`,
      [age],
    );
  for (let number = 1; number <= 19; number++) await send();
  await answer('1 day');
  expect(await measured()).toBeNull();
  await send();
  await answer('29 days');
  await environment.sql('UPDATE inquiries.conversation SET answer = NULL WHERE number = 1');
  expect(await measured()).toBeNull();
  await answer('29 days');
  expect((await measured())?.en).toBe('Answered in 10 min of opening hours, median of the last 30 days.');
  await answer('31 days');
  expect(await measured()).toBeNull();
});
