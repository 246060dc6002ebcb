import { bookableDays, defaultSettings } from '@dealership/contracts';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { AssignmentService } from '../../src/inbox/assignment.service.js';
import { FormerStaffLoop } from '../../src/inbox/former-staff/former-staff.loop.js';
import { issueAppointmentToken } from '../../src/requests/appointments/appointment-tokens.js';
import { SiteService } from '../../src/service-clients/site/site.service.js';
import { accountsOf } from '../support/colleagues.js';
import { post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { aTestDrive } from '../support/requests.js';

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

/** Far enough ahead that the day has all its times; open in the evening on every day of the week. */
const { last: DAY } = bookableDays(new Date(Date.now() - 7 * 24 * 3_600_000));

const drive = (changes: object = {}) =>
  post(app, '/api/test-drive', aTestDrive({ vehicleId: 7, date: DAY, time: '19:00', ...changes }));
const slots = async (vehicleId: number, date = DAY, more = ''): Promise<string[]> => {
  const { body } = await request(app.getHttpServer()).get(`/api/test-drive/slots?vehicleId=${vehicleId}${more}`);
  return body.days.find((day: { date: string }) => day.date === date)?.times ?? [];
};
const week = async (from = DAY) => (await staff.get(`/api/appointments?from=${from}`)).body;
const act = (id: number, action: string, body: object) => staff.post(`/api/appointments/${id}/${action}`, body);
const stored = (sql = 'SELECT * FROM inquiries.appointment ORDER BY id') => environment.sql<Record<string, unknown>>(sql);

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

describe('a time', () => {
  it('goes to one of twenty who ask for it at once; the others read which are free', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => drive()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'APPOINTMENT_TAKEN',
        nearest: expect.arrayContaining([`${DAY}T18:30`, `${DAY}T19:30`]),
      });
      expect(body.nearest).not.toContain(`${DAY}T19:00`);
    }
    expect(await stored()).toHaveLength(1);
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(1);
    expect(await stored('SELECT id FROM inquiries.outbox')).toHaveLength(1);
    expect(await slots(7)).not.toContain('19:00');
    expect(await slots(8)).toContain('19:00');
  });

  it('is held for as many cars as the showroom takes at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((vehicleId) => drive({ vehicleId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await stored()).map(({ bay }) => bay).sort()).toEqual([1, 2]);
    expect(await slots(9)).not.toContain('19:00');
  });

  it('is held for as many cars as the desk says, and what was booked stays where these become fewer', async () => {
    await drive({ vehicleId: 1 });
    await drive({ vehicleId: 2 });
    const of = (testDrivesAtOnce: number) => ({
      settings: async () => ({ ...defaultSettings, hours: { ...defaultSettings.hours, testDrivesAtOnce } }),
    });
    const site = app.get(SiteService);
    const said = jest.spyOn(site, 'settings').mockImplementation(of(3).settings);
    expect([(await drive({ vehicleId: 3 })).status, (await drive({ vehicleId: 4 })).status]).toEqual([201, 409]);
    expect((await week()).atOnce).toBe(3);
    said.mockImplementation(of(1).settings);
    expect(await slots(9)).not.toContain('19:00');
    expect((await act(3, 'confirm', { version: 1 })).status).toBe(200);
    said.mockRestore();
  });

  it('is booked by visitors with the notice that the desk asks for, by staff without', async () => {
    const days = bookableDays(new Date());
    const testDriveNotice = (new Date(`${days.last}T00:00:00+04:00`).getTime() - Date.now()) / 60_000;
    const site = app.get(SiteService);
    const settings = { ...defaultSettings, hours: { ...defaultSettings.hours, testDriveNotice } };
    const said = jest.spyOn(site, 'settings').mockResolvedValue(settings);
    expect([await slots(7), await slots(7, DAY, '&booker=staff')]).toEqual([[], expect.arrayContaining(['19:00'])]);
    expect(await slots(7, days.last)).toContain('19:00');
    const { status, body } = await drive();
    expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN']);
    expect(body.nearest[0]).toMatch(new RegExp(`^${days.last}T`));
    const customer = {
      firstName: 'Omar',
      lastName: 'Saleh',
      email: 'omar@customers.example',
      phone: '+971501234567',
      language: 'en',
    };
    const entered = await staff.post('/api/appointments', { customer, vehicleId: 7, date: DAY, time: '19:00' });
    expect(entered.status).toBe(201);
    said.mockRestore();
    expect((await request(app.getHttpServer()).get('/api/test-drive/slots?vehicleId=7&booker=thief')).status).toBe(400);
  });

  it('cannot be held twice, whoever writes', async () => {
    await drive();
    await drive({ vehicleId: 8, time: '20:00' });
    const twice = (change: string) => environment.sql(`UPDATE inquiries.appointment SET ${change} WHERE id = 2`);
    const at = `starts_at = (SELECT starts_at FROM inquiries.appointment WHERE id = 1) + interval '10 minutes',
      ends_at = (SELECT ends_at FROM inquiries.appointment WHERE id = 1) + interval '10 minutes'`;
    await expect(twice(`vehicle_id = 7, bay = 2, ${at}`)).rejects.toThrow('ex_appointment_vehicle');
    await expect(twice(`bay = 1, ${at}`)).rejects.toThrow('ex_appointment_bay');
  });

  it('is asked for again with the same key without being taken by the first', async () => {
    const headers = { 'Idempotency-Key': '5f0c1a2b-7a1d-4c53-9a57-2c8f1d6e0b34' };
    const once = () => post(app, '/api/test-drive', aTestDrive({ vehicleId: 7, date: DAY, time: '19:00' }), headers);
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it.each([
    ['/api/test-drive-requests/1', { status: 'spam', version: 1 }],
    ['/api/inbox/test_drive-1', { state: 'spam', version: 1 }],
  ])('is free again once the request is spam by PUT %s', async (path, change) => {
    await drive();
    expect((await staff.put(path, change)).status).toBe(200);
    expect((await drive()).status).toBe(201);
  });
});

describe('a blocked time', () => {
  const block = (changes: object = {}) =>
    staff.post('/api/appointment-blocks', {
      vehicleId: null,
      ...{ date: DAY, time: '18:45', untilDate: DAY, untilTime: '19:15', reason: 'Team meeting' },
      ...changes,
    });

  it('takes no appointment until it is opened again', async () => {
    const { status, body } = await block();
    expect(status).toBe(201);
    expect((await drive()).body.code).toBe('APPOINTMENT_TAKEN');
    expect(await slots(7)).not.toContain('18:30');
    expect((await week()).blocks).toMatchObject([{ id: body.id, reason: 'Team meeting' }]);
    const { env } = environment;
    const { asMember } = await import('@dealership/service-kit/testing');
    const remove = () =>
      request(app.getHttpServer())
        .delete(`/api/appointment-blocks/${body.id}`)
        .set(asMember({ audience: 'svc-inquiries', key: env.SERVICE_TOKEN_KEY }));
    expect((await remove()).status).toBe(204);
    expect((await remove()).body.code).toBe('APPOINTMENT_BLOCK_NOT_FOUND');
    expect((await drive()).status).toBe(201);
  });

  it('of one car leaves the others', async () => {
    await block({ vehicleId: 7 });
    expect([(await drive()).status, (await drive({ vehicleId: 8 })).status]).toEqual([409, 201]);
  });

  it('has an end after its beginning', async () => {
    const { status, body } = await block({ untilTime: '18:45' });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'untilTime' }]]);
  });
});

describe('staff', () => {
  it('see the week with its appointments', async () => {
    await drive();
    const { days, appointments, atOnce } = await week();
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ date: DAY, times: expect.arrayContaining(['21:30']) });
    expect(appointments).toMatchObject([{ inquiryId: 1, state: 'requested', date: DAY, time: '19:00', vehicleId: 7 }]);
    expect(atOnce).toBe(2);
    expect((await staff.get('/api/appointments?from=2026-13-01')).status).toBe(400);
  });

  it('confirm, move and cancel an appointment; each write is in the audit, without the reason', async () => {
    await drive();
    expect((await act(1, 'confirm', { version: 1 })).body).toMatchObject({ state: 'confirmed', version: 2 });
    expect((await act(1, 'move', { date: DAY, time: '20:30', version: 2 })).body).toMatchObject({ time: '20:30', version: 3 });
    expect(await slots(7)).toEqual(expect.arrayContaining(['19:00']));
    expect((await act(1, 'cancel', { reason: 'Mr Haddad is ill', version: 3 })).body).toMatchObject({ state: 'cancelled' });
    expect(await slots(7)).toContain('20:30');
    expect((await act(1, 'confirm', { version: 4 })).body.code).toBe('APPOINTMENT_CANCELLED');
    const audit = await stored('SELECT entity, after FROM inquiries.audit ORDER BY id');
    const both = ['appointment', 'test-drive-requests'];
    expect(audit.map(({ entity }) => entity)).toEqual([...both, ...both, ...both]);
    expect(audit[1]).toMatchObject({ after: { state: 'answered', status: 'in_progress', answer: 'appointment' } });
    expect(JSON.stringify(audit)).not.toContain('Haddad');
  });

  it('do not move over another appointment, out of the opening hours, into the past, or over what somebody else did', async () => {
    await drive();
    await drive({ time: '20:00' });
    const taken = await act(1, 'move', { date: DAY, time: '20:00', version: 1 });
    expect([taken.status, taken.body.code]).toEqual([409, 'APPOINTMENT_TAKEN']);
    expect((await act(1, 'move', { date: DAY, time: '23:30', version: 1 })).status).toBe(400);
    expect((await act(1, 'move', { date: '2026-01-07', time: '19:00', version: 1 })).body.errors).toMatchObject([
      { path: 'time' },
    ]);
    await act(1, 'confirm', { version: 1 });
    expect((await act(1, 'cancel', { reason: 'Sold', version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await act(3, 'confirm', {})).body.code).toBe('APPOINTMENT_NOT_FOUND');
  });

  it('swap two appointments at once without a failure', async () => {
    await drive();
    await drive({ vehicleId: 8, time: '20:00' });
    const moves = await Promise.all([
      act(1, 'move', { date: DAY, time: '20:00', version: 1 }),
      act(2, 'move', { date: DAY, time: '19:00', version: 1 }),
    ]);
    expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('the link of a letter', () => {
  const issue = async (id: number) => issueAppointmentToken(environment.dataSource.manager, id);
  const read = (token: string) => request(app.getHttpServer()).get('/api/own-appointment').query({ token });
  const send = (action: string, body: Record<string, string>) =>
    request(app.getHttpServer()).post(`/api/own-appointment/${action}`).type('form').send(body);
  const outcome = (location: string | undefined) => Object.fromEntries(new URL(location ?? '', 'http://site').searchParams);
  const letters = () => stored('SELECT purpose, by_visitor FROM inquiries.appointment_letter ORDER BY id');
  let token = '';

  beforeEach(async () => {
    await drive();
    token = await issue(1);
  });

  it('shows the appointment and the free times, and nothing of the person; looking changes nothing', async () => {
    const { body, headers } = await read(token);
    expect(body).toEqual({
      state: 'requested',
      isPast: false,
      date: DAY,
      time: '19:00',
      vehicleId: 7,
      vehicleName: null,
      days: expect.arrayContaining([expect.objectContaining({ date: DAY })]),
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(JSON.stringify(await stored('SELECT * FROM inquiries.appointment_token'))).not.toContain(token);
    expect(await stored()).toMatchObject([{ state: 'requested', version: 1 }]);
  });

  it('moves it to a free time, which staff confirm', async () => {
    await act(1, 'confirm', { version: 1 });
    const { status, headers } = await send('move', { token, at: `${DAY}T20:00` });
    expect([status, outcome(headers.location)]).toEqual([303, { token, outcome: 'moved' }]);
    expect((await read(token)).body).toMatchObject({ state: 'requested', time: '20:00' });
    expect(await letters()).toEqual([
      { purpose: 'confirmed', by_visitor: false },
      { purpose: 'moved', by_visitor: true },
    ]);
    expect((await send('move', { token, at: `${DAY}T20:00` })).status).toBe(303);
    expect(await letters()).toHaveLength(2);
  });

  it('leads back to the page where the time is taken, is none, or was not chosen', async () => {
    await drive({ email: 'omar@customers.example', time: '20:00' });
    const asked = async (at: string) => outcome((await send('move', { token, at })).headers.location);
    expect(await asked(`${DAY}T20:00`)).toEqual({ token, outcome: 'taken', at: `${DAY}T20:00` });
    expect(await asked('2020-01-01T10:00')).toMatchObject({ outcome: 'taken' });
    expect(await asked('')).toEqual({ token, outcome: 'choose' });
    expect((await send('move', { token, at: 'soon' })).status).toBe(400);
    expect((await stored())[0]).toMatchObject({ version: 1 });
  });

  it('cancels it, once; then it can neither be moved nor cancelled', async () => {
    expect(outcome((await send('cancel', { token })).headers.location)).toEqual({ token, outcome: 'cancelled' });
    await send('cancel', { token });
    await send('move', { token, at: `${DAY}T20:00` });
    expect((await read(token)).body).toMatchObject({ state: 'cancelled', time: '19:00', days: [] });
    expect(await letters()).toEqual([{ purpose: 'cancelled', by_visitor: true }]);
    expect(await slots(7)).toContain('19:00');
  });

  it('changes nothing of what is past', async () => {
    await environment.sql(
      `UPDATE inquiries.appointment SET starts_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes'`,
    );
    await send('cancel', { token });
    await send('move', { token, at: `${DAY}T20:00` });
    expect((await read(token)).body).toMatchObject({ isPast: true, state: 'requested', days: [] });
    expect(await letters()).toEqual([]);
  });

  it('is good for its own appointment alone, and a guess for none', async () => {
    await drive({ email: 'omar@customers.example', time: '20:00', vehicleId: 8 });
    await send('cancel', { token: await issue(2) });
    expect(await stored('SELECT state FROM inquiries.appointment ORDER BY id')).toEqual([
      { state: 'requested' },
      { state: 'cancelled' },
    ]);
    for (const guess of ['1', 'x'.repeat(43), `${token.slice(0, -1)}_`]) {
      expect((await read(guess)).status).toBe(404);
      expect(outcome((await send('cancel', { token: guess })).headers.location)).toEqual({ token: guess });
    }
    expect((await stored())[0]).toMatchObject({ state: 'requested', version: 1 });
    expect((await read('')).status).toBe(400);
  });
});

describe('the request of an appointment', () => {
  const own = async (action: string, body: object = {}) => {
    const token = await issueAppointmentToken(environment.dataSource.manager, 1);
    await request(app.getHttpServer())
      .post(`/api/own-appointment/${action}`)
      .type('form')
      .send({ token, ...body });
  };
  const row = async () => (await stored('SELECT * FROM inquiries.conversation'))[0];
  const heard = async () => (await stored('SELECT id FROM inquiries.inbox_event')).length;
  const status = async () => (await stored('SELECT status FROM inquiries.inquiry'))[0]?.status;
  const later = { date: DAY, time: '20:00', version: 1 };

  beforeEach(async () => {
    await environment.empty(['inquiries.inbox_event']);
    await drive();
  });

  it.each([
    ['confirm', { version: 1 }],
    ['move', later],
    ['cancel', { reason: 'Sold', version: 1 }],
  ])('is answered when staff %s it, and desks hear of it', async (action, body) => {
    expect(await row()).toMatchObject({ state: 'new', answered_at: null, waits_from: expect.any(Date) });
    expect((await act(1, action, body)).status).toBe(200);
    const answered = { state: 'answered', answered_at: expect.any(Date), answer: 'appointment', waits_from: null, version: 2 };
    expect(await row()).toMatchObject(answered);
    expect([await status(), await heard()]).toEqual(['in_progress', 2]);
  });

  it('has the time that holds, not the one that was asked for', async () => {
    const read = async () => (await staff.get('/api/inbox/test_drive-1')).body.appointment;
    expect(await read()).toEqual({ id: 1, version: 1, state: 'requested', date: DAY, time: '19:00' });
    await act(1, 'move', later);
    expect(await read()).toEqual({ id: 1, version: 2, state: 'confirmed', date: DAY, time: '20:00' });
    expect((await staff.get('/api/inbox')).body.items).toMatchObject([{ appointment: { time: '20:00' } }]);
  });

  it('has its time for templates, in the customer’s language, until it is cancelled', async () => {
    const value = async () => (await staff.get('/api/inbox/test_drive-1/reply')).body.values.appointment;
    await act(1, 'move', later);
    expect(await value()).toMatch(/ at 8:00\sPM/);
    await environment.sql(`UPDATE inquiries.inquiry SET language = 'ja'`);
    expect(await value()).toMatch(/20:00/);
    await act(1, 'cancel', { reason: 'Sold', version: 2 });
    expect(await value()).toBeUndefined();
  });

  it('is as it was where staff change nothing, or may not', async () => {
    await act(1, 'confirm', { version: 1 });
    await act(1, 'confirm', { version: 2 });
    await act(1, 'cancel', { reason: 'Sold', version: 1 });
    expect(await row()).toMatchObject({ version: 2 });
  });

  it.each([
    ['asked for', []],
    ['confirmed', ['confirmed']],
  ])('gives its time back when it is lost, whether that was %s; the visitor is told, and the audit says so', async (_, told) => {
    if (told.length) await act(1, 'confirm', { version: 1 });
    const { version } = (await staff.get('/api/inbox/test_drive-1')).body;
    const lost = await staff.put('/api/inbox/test_drive-1', { state: 'lost', lostReason: 'Bought elsewhere', version });
    expect(lost.body).toMatchObject({ state: 'lost', answer: 'appointment', appointment: { state: 'cancelled' } });
    expect(await stored('SELECT purpose FROM inquiries.appointment_letter ORDER BY id')).toMatchObject(
      [...told, 'cancelled'].map((purpose) => ({ purpose })),
    );
    const [audit] = await stored(`SELECT before, after FROM inquiries.audit WHERE entity = 'appointment' ORDER BY id DESC`);
    expect(audit).toEqual({
      before: { appointment: told[0] ?? 'requested' },
      after: { appointment: 'cancelled' },
    });
    expect((await drive()).status).toBe(201);
  });

  it('has had its time where it is lost after that', async () => {
    await act(1, 'confirm', { version: 1 });
    await environment.sql(
      `UPDATE inquiries.appointment SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    );
    await staff.put('/api/inbox/test_drive-1', { state: 'lost', lostReason: 'Too expensive', version: 2 });
    expect(await stored()).toMatchObject([{ state: 'confirmed', version: 2 }]);
    expect(await stored(`SELECT id FROM inquiries.appointment_letter WHERE purpose = 'cancelled'`)).toEqual([]);
  });

  it('stays won where it was won', async () => {
    await staff.put('/api/inbox/test_drive-1', { state: 'won', version: 1 });
    await act(1, 'confirm', { version: 1 });
    expect([(await row())?.state, await status()]).toEqual(['won', 'done']);
  });

  it('waits anew when the visitor moves it: another round of the clock, of which desks hear, until staff confirm', async () => {
    await act(1, 'confirm', { version: 1 });
    await staff.put('/api/inbox/test_drive-1', { state: 'waiting', version: 2 });
    await own('move', { at: `${DAY}T20:00` });
    const { round, answered_at } = (await row()) ?? {};
    expect(await row()).toMatchObject({ state: 'answered', waits_from: expect.any(Date), due_at: null, version: 4 });
    expect([round, await heard()]).toEqual([1, 4]);
    await act(1, 'confirm', { version: 3 });
    expect(await row()).toMatchObject({ waits_from: null, answered_at });
  });

  it('waits since it came where it was not answered before the visitor moved it', async () => {
    const { waits_from } = (await row()) ?? {};
    await own('move', { at: `${DAY}T20:00` });
    expect(await row()).toMatchObject({ state: 'new', waits_from, round: 0, version: 2 });
  });

  it('waits no more when the visitor cancels it, and is not measured', async () => {
    await own('cancel');
    expect(await row()).toMatchObject({ state: 'new', waits_from: null, clock_from: null, answered_at: null, version: 2 });
    expect(await heard()).toBe(2);
  });

  it('waits for an answer to what the visitor wrote, also when they cancel it', async () => {
    await environment.sql(`UPDATE inquiries.conversation SET asked_at = '2026-11-20 12:00+04'`);
    await own('cancel');
    expect(await row()).toMatchObject({ waits_from: new Date('2026-11-20T08:00:00Z') });
  });

  it('changes together with it: nobody waits for the other for ever', async () => {
    const answers = await Promise.all([
      act(1, 'confirm', {}),
      staff.put('/api/inbox/test_drive-1', { state: 'spam', version: 1 }),
      staff.put('/api/test-drive-requests/1', { status: 'done' }),
      own('move', { at: `${DAY}T20:00` }),
    ]);
    const codes = answers.map((answer) => answer?.status).filter((code) => code !== undefined);
    expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
  });
});

describe('a customer who calls', () => {
  const customer = { firstName: 'Omar', lastName: 'Saleh', email: 'omar@customers.example', phone: '050 765 4321' };
  const enter = (changes: object = {}, key = '5f0c1a2b-7a1d-4c53-9a57-2c8f1d6e0b35') => {
    const body = { customer: { ...customer, language: 'ar' }, vehicleId: 7, date: DAY, time: '19:00', ...changes };
    return staff.post('/api/appointments', body, { 'Idempotency-Key': key });
  };

  it('gets a time that is confirmed at once, with a letter; nobody waits, and staff get no mail', async () => {
    const { status, body } = await enter();
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: 1, inquiryId: 1, state: 'confirmed', date: DAY, time: '19:00', lastName: 'Saleh' });
    expect(await slots(7)).not.toContain('19:00');
    expect((await staff.get('/api/inbox/test_drive-1')).body).toMatchObject({
      ...{ state: 'answered', answer: 'appointment', waitsFrom: null, language: 'ar', email: customer.email },
      appointment: { state: 'confirmed' },
    });
    expect(await stored('SELECT purpose, version FROM inquiries.appointment_letter')).toEqual([
      { purpose: 'confirmed', version: 1 },
    ]);
    expect(await stored('SELECT event FROM inquiries.outbox')).toEqual([{ event: 'appointment.changed' }]);
    expect(await stored('SELECT action, entity, entity_id FROM inquiries.audit')).toEqual([
      { action: 'create', entity: 'appointment', entity_id: 1 },
    ]);
  });

  it('gets it once, however often an answer was lost', async () => {
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array.from({ length: 3 }, () => [201, 1]));
    expect((await enter()).body.id).toBe(1);
    expect((await enter({ time: '20:00' })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(1);
  });

  it('reads which times are free where another was faster, and nothing is left of the try', async () => {
    await drive();
    const { status, body } = await enter();
    expect([status, body.code, body.nearest]).toMatchObject([409, 'APPOINTMENT_TAKEN', expect.arrayContaining([`${DAY}T19:30`])]);
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(1);
  });

  it.each([
    [{ time: '23:30' }, 'time'],
    [{ date: '2027-02-31' }, 'date'],
    [{ date: '2020-01-01' }, 'time'],
    [{ vehicleId: 0 }, 'vehicleId'],
    [{ customer: { ...customer, language: 'de' } }, 'customer.language'],
    [{ customer: { ...customer, email: 'omar', language: 'en' } }, 'customer.email'],
    [{ customer: { ...customer, phone: '', language: 'en' } }, 'customer.phone'],
  ])('is refused with %j, and the field is named', async (changes, path) => {
    const { status, body } = await enter(changes);
    expect([status, body.errors]).toMatchObject([400, [{ path }]]);
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(0);
  });
});

describe('the calendar of staff', () => {
  const feed = (path: string, tag = '') => request(app.getHttpServer()).get(path).set('if-none-match', tag);
  const link = async (): Promise<string> => (await staff.post('/api/staff/calendar-link', {})).body.path;
  const accounts = (...ids: number[]) =>
    accountsOf(ids.map((id) => ({ id, name: 'Huda', email: null, role: 'sales', language: 'en' })));
  const links = () => stored('SELECT account_id, secret_hash FROM inquiries.calendar_link');

  beforeEach(() => environment.empty(['inquiries.calendar_link']));

  it('has what is asked for and confirmed, each once, and not what was cancelled', async () => {
    const { body: first } = await drive();
    await drive({ email: 'omar@customers.example', time: '20:00', vehicleId: 8 });
    await drive({ email: 'sara@customers.example', time: '21:00', vehicleId: 9 });
    await act(1, 'confirm', { version: 1 });
    await act(3, 'cancel', { reason: 'Sold', version: 1 });
    const { text, headers } = await feed(await link());
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' });
    const lines = (name: string) => [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);
    expect(lines('STATUS')).toEqual(['CONFIRMED', 'TENTATIVE']);
    expect(lines('DTSTART')[0]).toBe(`${DAY.replaceAll('-', '')}T150000Z`);
    expect(text.replaceAll('\r\n ', '')).toContain(`request=test_drive-${first.id}`);
  });

  it('is sent again only when something has changed', async () => {
    await drive();
    const path = await link();
    const { etag } = (await feed(path)).headers;
    expect((await feed(path, etag)).status).toBe(304);
    await act(1, 'confirm', { version: 1 });
    expect((await feed(path, etag)).status).toBe(200);
  });

  it('is at an address of its own, kept as a hash, which ends when it is made anew or taken back', async () => {
    const path = await link();
    expect(JSON.stringify(await links())).not.toContain(path.slice(14, 57));
    expect((await staff.get('/api/staff/calendar-link')).body.createdAt).toMatch(/^20/);
    const next = await link();
    expect([(await feed(path)).status, (await feed(next)).status]).toEqual([404, 200]);
    expect((await staff.delete('/api/staff/calendar-link')).status).toBe(204);
    expect((await feed(next)).status).toBe(404);
    expect((await staff.get('/api/staff/calendar-link')).body.createdAt).toBeNull();
    for (const guess of ['x'.repeat(43), `${'x'.repeat(43)}.ics`, '..%2fappointments'])
      expect((await feed(`/api/calendar/${guess}`)).status).toBe(404);
  });

  it('ends when its account does', async () => {
    const path = await link();
    const [{ account_id: id }] = (await links()) as [{ account_id: number }];
    const assignment = new AssignmentService(environment.dataSource, accounts());
    const round = (...ids: number[]) =>
      new FormerStaffLoop(environment.dataSource, accounts(...ids), assignment).run(new AbortController().signal);
    await round(id, id + 1);
    expect((await feed(path)).status).toBe(200);
    await round(id + 1);
    expect((await feed(path)).status).toBe(404);
  });
});
