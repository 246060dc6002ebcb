import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { issueAppointmentToken } from '../../src/requests/appointments/appointment-tokens.js';
import { DAY, setUpAppointments } from '../support/appointments.js';

const site = setUpAppointments();
const { drive, slots, week, act, stored } = site;

describe('staff', () => {
  it('see the week with its appointments', async () => {
    await drive();
    const { days, appointments, capacity } = await week();
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ date: DAY, times: expect.arrayContaining(['21:30']) });
    expect(appointments).toMatchObject([
      {
        inquiryId: 1,
        reference: expect.stringMatching(/^TD-\d{4}-00001$/),
        state: 'requested',
        date: DAY,
        time: '19:00',
        vehicleId: 7,
      },
    ]);
    expect(capacity).toBe(2);
    expect((await site.staff.get('/api/appointments?from=2026-13-01')).status).toBe(400);
  });

  it('confirm, move and cancel an appointment, each with an audit row without the reason', async () => {
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

  it('cannot move it onto another appointment, outside opening hours, into the past, or with an outdated version', async () => {
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

  it('swap two appointments concurrently without a failure', async () => {
    await drive();
    await drive({ vehicleId: 8, time: '20:00' });
    const moves = await Promise.all([
      act(1, 'move', { date: DAY, time: '20:00', version: 1 }),
      act(2, 'move', { date: DAY, time: '19:00', version: 1 }),
    ]);
    expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('the request of an appointment', () => {
  const own = async (action: string, body: object = {}) => {
    const token = await issueAppointmentToken(site.environment.dataSource.manager, 1);
    await request(site.app.getHttpServer())
      .post(`/api/own-appointment/${action}`)
      .type('form')
      .send({ token, ...body });
  };
  const row = async () => (await stored('SELECT * FROM inquiries.conversation'))[0];
  const inboxEvents = async () => (await stored('SELECT id FROM inquiries.inbox_event')).length;
  const status = async () => (await stored('SELECT status FROM inquiries.inquiry'))[0]?.status;
  const later = { date: DAY, time: '20:00', version: 1 };

  beforeEach(async () => {
    await site.environment.empty(['inquiries.inbox_event']);
    await drive();
  });

  it.each([
    ['confirm', { version: 1 }],
    ['move', later],
    ['cancel', { reason: 'Sold', version: 1 }],
  ])('is answered when staff %s it, and admin tabs are notified', async (action, body) => {
    expect(await row()).toMatchObject({ state: 'new', answered_at: null, waiting_since: expect.any(Date) });
    expect((await act(1, action, body)).status).toBe(200);
    const answered = { state: 'answered', answered_at: expect.any(Date), answer: 'appointment', waiting_since: null, version: 2 };
    expect(await row()).toMatchObject(answered);
    expect([await status(), await inboxEvents()]).toEqual(['in_progress', 2]);
  });

  it('has the current time, not the requested one', async () => {
    const read = async () => (await site.staff.get('/api/inbox/test_drive-1')).body.appointment;
    expect(await read()).toEqual({ id: 1, version: 1, state: 'requested', date: DAY, time: '19:00' });
    await act(1, 'move', later);
    expect(await read()).toEqual({ id: 1, version: 2, state: 'confirmed', date: DAY, time: '20:00' });
    await act(1, 'cancel', { reason: 'Sold', version: 2 });
    expect(await read()).toEqual({ id: 1, version: 3, state: 'cancelled', date: DAY, time: '20:00' });
    expect((await site.staff.get('/api/inbox')).body.items).toMatchObject([{ appointment: { time: '20:00' } }]);
  });

  it('provides its time for templates, in the customer’s language, until it is cancelled', async () => {
    const value = async () => (await site.staff.get('/api/inbox/test_drive-1/reply')).body.values.appointment;
    await act(1, 'move', later);
    expect(await value()).toMatch(/ at 8:00\sPM/);
    await site.environment.sql(`UPDATE inquiries.inquiry SET language = 'ja'`);
    expect(await value()).toMatch(/20:00/);
    await act(1, 'cancel', { reason: 'Sold', version: 2 });
    expect(await value()).toBeUndefined();
  });

  it('is unchanged if staff change nothing, or may not', async () => {
    await act(1, 'confirm', { version: 1 });
    await act(1, 'confirm', { version: 2 });
    await act(1, 'cancel', { reason: 'Sold', version: 1 });
    expect(await row()).toMatchObject({ version: 2 });
  });

  it.each([
    ['asked for', []],
    ['confirmed', ['confirmed']],
  ])('releases its time (%s) when lost, with an e-mail to the visitor and an audit row', async (_, earlier) => {
    if (earlier.length) await act(1, 'confirm', { version: 1 });
    const { version } = (await site.staff.get('/api/inbox/test_drive-1')).body;
    const lost = await site.staff.put('/api/inbox/test_drive-1', { state: 'lost', lostReason: 'Bought elsewhere', version });
    expect(lost.body).toMatchObject({ state: 'lost', answer: 'appointment', appointment: { state: 'cancelled' } });
    expect(await stored('SELECT purpose FROM inquiries.appointment_email ORDER BY id')).toMatchObject(
      [...earlier, 'cancelled'].map((purpose) => ({ purpose })),
    );
    const [audit] = await stored(`SELECT before, after FROM inquiries.audit WHERE entity = 'appointment' ORDER BY id DESC`);
    expect(audit).toEqual({
      before: { appointment: earlier[0] ?? 'requested' },
      after: { appointment: 'cancelled' },
    });
    expect((await drive()).status).toBe(201);
  });

  it('keeps a past time when lost afterwards', async () => {
    await act(1, 'confirm', { version: 1 });
    await site.environment.sql(
      `UPDATE inquiries.appointment SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
    );
    await site.staff.put('/api/inbox/test_drive-1', { state: 'lost', lostReason: 'Too expensive', version: 2 });
    expect(await stored()).toMatchObject([{ state: 'confirmed', version: 2 }]);
    expect(await stored(`SELECT id FROM inquiries.appointment_email WHERE purpose = 'cancelled'`)).toEqual([]);
  });

  it('stays won once it was won', async () => {
    await site.staff.put('/api/inbox/test_drive-1', { state: 'won', version: 1 });
    await act(1, 'confirm', { version: 1 });
    expect([(await row())?.state, await status()]).toEqual(['won', 'done']);
  });

  it('waits again when the visitor moves it, in a new round of the clock, and admin tabs are notified, until staff confirm', async () => {
    await act(1, 'confirm', { version: 1 });
    await site.staff.put('/api/inbox/test_drive-1', { state: 'waiting', version: 2 });
    await own('move', { at: `${DAY}T20:00` });
    const { round, answered_at } = (await row()) ?? {};
    expect(await row()).toMatchObject({ state: 'answered', waiting_since: expect.any(Date), due_at: null, version: 4 });
    expect([round, await inboxEvents()]).toEqual([1, 4]);
    await act(1, 'confirm', { version: 3 });
    expect(await row()).toMatchObject({ waiting_since: null, answered_at });
  });

  it('waits since its arrival if it was not answered before the visitor moved it', async () => {
    const { waiting_since } = (await row()) ?? {};
    await own('move', { at: `${DAY}T20:00` });
    expect(await row()).toMatchObject({ state: 'new', waiting_since, round: 0, version: 2 });
  });

  it('needs no answer once the visitor has cancelled it, is not measured, and says who cancelled it', async () => {
    await own('cancel');
    expect(await row()).toMatchObject({
      state: 'answered',
      waiting_since: null,
      clock_started_at: null,
      answer: null,
      version: 3,
    });
    expect([await status(), await inboxEvents()]).toEqual(['in_progress', 3]);
    expect((await site.staff.get('/api/inbox-counts')).body).toEqual({ answered: 1 });
    expect((await site.staff.get('/api/inbox?view=unanswered')).body.items).toEqual([]);
    expect((await site.staff.get('/api/inbox/test_drive-1')).body.appointment).toMatchObject({
      state: 'cancelled',
      byCustomer: true,
    });
    expect(await stored('SELECT session_id, person_id, entity, after FROM inquiries.audit ORDER BY id')).toEqual([
      { session_id: 'customer', person_id: null, entity: 'appointment', after: { appointment: 'cancelled' } },
      {
        ...{ session_id: 'customer', person_id: null, entity: 'test-drive-requests' },
        after: { state: 'answered', status: 'in_progress' },
      },
    ]);
  });

  it('keeps waiting for an answer to the visitor’s message, also when they cancel it', async () => {
    await site.environment.sql(`UPDATE inquiries.conversation SET customer_replied_at = '2026-11-20 12:00+04'`);
    await own('cancel');
    expect(await row()).toMatchObject({ state: 'new', waiting_since: new Date('2026-11-20T08:00:00Z') });
  });

  it('changes together with it without a deadlock', async () => {
    const answers = await Promise.all([
      act(1, 'confirm', {}),
      site.staff.put('/api/inbox/test_drive-1', { state: 'spam', version: 1 }),
      site.staff.put('/api/test-drive-requests/1', { status: 'done' }),
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
    return site.staff.post('/api/appointments', body, { 'Idempotency-Key': key });
  };

  it('gets a confirmed time at once, with an e-mail; the request waits for no answer, and staff get no e-mail', async () => {
    const { status, body } = await enter();
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: 1, inquiryId: 1, state: 'confirmed', date: DAY, time: '19:00', lastName: 'Saleh' });
    expect(await slots(7)).not.toContain('19:00');
    expect((await site.staff.get('/api/inbox/test_drive-1')).body).toMatchObject({
      ...{ state: 'answered', answer: 'appointment', waitingSince: null, language: 'ar', email: customer.email },
      appointment: { state: 'confirmed' },
    });
    expect(await stored('SELECT purpose, version FROM inquiries.appointment_email')).toEqual([
      { purpose: 'confirmed', version: 1 },
    ]);
    expect(await stored('SELECT event FROM inquiries.outbox')).toEqual([{ event: 'appointment.changed' }]);
    expect(await stored('SELECT action, entity, entity_id FROM inquiries.audit')).toEqual([
      { action: 'create', entity: 'appointment', entity_id: 1 },
    ]);
  });

  it('gets it once, however often a response was lost', async () => {
    const answers = await Promise.all([enter(), enter(), enter()]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array.from({ length: 3 }, () => [201, 1]));
    expect((await enter()).body.id).toBe(1);
    expect((await enter({ time: '20:00' })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(1);
  });

  it('may give no e-mail address', async () => {
    const { email: _, ...unnamed } = customer;
    expect((await enter({ customer: { ...unnamed, email: '', language: 'ar' } })).status).toBe(201);
    expect((await site.staff.get('/api/inbox/test_drive-1')).body).toMatchObject({ email: null, phone: customer.phone });
  });

  it('gets the free times if the time is taken, and nothing of the attempt is stored', async () => {
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
  ])('is rejected with %j, naming the field', async (changes, path) => {
    const { status, body } = await enter(changes);
    expect([status, body.errors]).toMatchObject([400, [{ path }]]);
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(0);
  });
});
