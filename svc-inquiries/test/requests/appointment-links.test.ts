import { dubaiTime } from '@dealership/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { AssignmentService } from '../../src/inbox/assignment.service.js';
import { FormerStaffTask } from '../../src/inbox/former-staff/former-staff.task.js';
import { issueAppointmentToken } from '../../src/requests/appointments/appointment-tokens.js';
import { CatalogClient } from '../../src/service-clients/catalog/catalog.client.js';
import { DAY, setUpAppointments } from '../support/appointments.js';
import { accountsOf } from '../support/colleagues.js';
import { AURELIO } from '../support/servers/catalog-server.js';

const site = setUpAppointments();
const { drive, slots, act, stored } = site;

describe('the link of an e-mail', () => {
  const issue = async (id: number) => issueAppointmentToken(site.environment.dataSource.manager, id);
  const read = (token: string) => request(site.app.getHttpServer()).get('/api/own-appointment').query({ token });
  const send = (action: string, body: Record<string, string>) =>
    request(site.app.getHttpServer()).post(`/api/own-appointment/${action}`).type('form').send(body);
  const outcome = (location: string | undefined) => Object.fromEntries(new URL(location ?? '', 'http://site').searchParams);
  const emails = () => stored('SELECT purpose, by_visitor FROM inquiries.appointment_email ORDER BY id');
  let token = '';

  beforeEach(async () => {
    await drive();
    token = await issue(1);
  });

  it('shows the appointment and the free times without personal data; viewing changes nothing', async () => {
    const { body, headers } = await read(token);
    expect(body).toEqual({
      state: 'requested',
      isPast: false,
      date: DAY,
      time: '19:00',
      vehicleId: 7,
      vehicleName: null,
      isOffered: true,
      days: expect.arrayContaining([expect.objectContaining({ date: DAY })]),
      language: 'en',
      reference: expect.stringMatching(/^TD-\d{4}-00001$/),
      showroom: {
        address: { en: 'Marina Mall, Dubai', ar: 'Marina Mall, Dubai', ja: 'Marina Mall, Dubai' },
        position: expect.any(String),
        phone: expect.stringMatching(/^\+971/),
      },
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
    expect(await emails()).toEqual([
      { purpose: 'confirmed', by_visitor: false },
      { purpose: 'moved', by_visitor: true },
    ]);
    expect((await send('move', { token, at: `${DAY}T20:00` })).status).toBe(303);
    expect(await emails()).toHaveLength(2);
  });

  it('moves the deadline of an unconfirmed one to two hours before an earlier time, and never to a later one', async () => {
    const due = async (time: string) => {
      await send('move', { token, at: `${DAY}T${time}` });
      const [row] = await stored('SELECT due_at, promised_minutes, step_at < due_at AS reminds FROM inquiries.conversation');
      return row;
    };
    // As promised for a time that was later.
    const promise = 'clock_started_at = waiting_since, promised_minutes = 100000, due_at = $1';
    await site.environment.sql(`UPDATE inquiries.conversation SET ${promise}`, [dubaiTime(DAY, '21:00')]);
    const moved = await due('20:00');
    // Within the minute.
    const seconds = (Number(moved?.due_at) - dubaiTime(DAY, '18:00').getTime()) / 1000;
    expect(Math.floor(seconds / 60)).toBe(0);
    expect(moved).toMatchObject({ reminds: true });
    expect(moved?.promised_minutes).toBeLessThan(100_000);
    expect(await due('21:00')).toEqual(moved);
  });

  it.each([['missing' as const], [{ ...AURELIO, sold: true, reserved: false, images: [], price: null }]])(
    'cannot move it once the vehicle is no longer offered (%j), only cancel it',
    async (vehicle) => {
      const answering = jest.spyOn(site.app.get(CatalogClient), 'vehicle').mockResolvedValue(vehicle);
      expect((await read(token)).body).toMatchObject({ isOffered: false, days: [] });
      expect(outcome((await send('move', { token, at: `${DAY}T20:00` })).headers.location)).toEqual({ token });
      expect(outcome((await send('cancel', { token })).headers.location)).toEqual({ token, outcome: 'cancelled' });
      answering.mockRestore();
      expect(await stored()).toMatchObject([{ state: 'cancelled', version: 2 }]);
    },
  );

  it('redirects to the page if the time is taken, invalid or missing', async () => {
    await drive({ email: 'omar@customers.example', time: '20:00' });
    const asked = async (at: string) => outcome((await send('move', { token, at })).headers.location);
    expect(await asked(`${DAY}T20:00`)).toEqual({ token, outcome: 'taken', at: `${DAY}T20:00` });
    expect(await asked('2020-01-01T10:00')).toMatchObject({ outcome: 'taken' });
    expect(await asked('')).toEqual({ token, outcome: 'choose' });
    const year = new Date().getUTCFullYear() + 3;
    expect(await asked(`${year}-01-08T10:00`)).toMatchObject({ outcome: 'taken' });
    expect((await send('move', { token, at: 'soon' })).status).toBe(400);
    expect((await stored())[0]).toMatchObject({ version: 1 });
  });

  it('cancels it once; then it can be neither moved nor cancelled', async () => {
    expect(outcome((await send('cancel', { token })).headers.location)).toEqual({ token, outcome: 'cancelled' });
    await send('cancel', { token });
    await send('move', { token, at: `${DAY}T20:00` });
    expect((await read(token)).body).toMatchObject({ state: 'cancelled', time: '19:00', days: [] });
    expect(await emails()).toEqual([{ purpose: 'cancelled', by_visitor: true }]);
    expect(await slots(7)).toContain('19:00');
  });

  it('does not change past appointments', async () => {
    await site.environment.sql(
      `UPDATE inquiries.appointment SET starts_at = now() - interval '1 hour', ends_at = now() - interval '30 minutes'`,
    );
    await send('cancel', { token });
    await send('move', { token, at: `${DAY}T20:00` });
    expect((await read(token)).body).toMatchObject({ isPast: true, state: 'requested', days: [] });
    expect(await emails()).toEqual([]);
  });

  it('works only for its own appointment; a guessed one works for none', async () => {
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

describe('the calendar for staff', () => {
  const feed = (path: string, tag = '') => request(site.app.getHttpServer()).get(path).set('if-none-match', tag);
  const link = async (): Promise<string> => (await site.staff.post('/api/staff/calendar-link', {})).body.path;
  const accounts = (...ids: number[]) =>
    accountsOf(ids.map((id) => ({ id, name: 'Huda', email: null, role: 'sales', language: 'en' })));
  const links = () => stored('SELECT account_id, secret_hash FROM inquiries.calendar_link');

  beforeEach(() => site.environment.empty(['inquiries.calendar_link']));

  it('lists requested and confirmed appointments once each, and no cancelled ones', async () => {
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

  it('is sent again only after a change', async () => {
    await drive();
    const path = await link();
    const { etag } = (await feed(path)).headers;
    expect((await feed(path, etag)).status).toBe(304);
    await act(1, 'confirm', { version: 1 });
    expect((await feed(path, etag)).status).toBe(200);
  });

  it('has a secret URL, stored as a hash, which ends when renewed or revoked', async () => {
    const path = await link();
    expect(JSON.stringify(await links())).not.toContain(path.slice(14, 57));
    expect((await site.staff.get('/api/staff/calendar-link')).body.createdAt).toMatch(/^20/);
    const next = await link();
    expect([(await feed(path)).status, (await feed(next)).status]).toEqual([404, 200]);
    expect((await site.staff.delete('/api/staff/calendar-link')).status).toBe(204);
    expect((await feed(next)).status).toBe(404);
    expect((await site.staff.get('/api/staff/calendar-link')).body.createdAt).toBeNull();
    for (const guess of ['x'.repeat(43), `${'x'.repeat(43)}.ics`, '..%2fappointments'])
      expect((await feed(`/api/calendar/${guess}`)).status).toBe(404);
  });

  it('ends with its account', async () => {
    const path = await link();
    const [{ account_id: id }] = (await links()) as [{ account_id: number }];
    const assignment = new AssignmentService(site.environment.dataSource, accounts());
    const round = (...ids: number[]) =>
      new FormerStaffTask(site.environment.dataSource, accounts(...ids), assignment).run(new AbortController().signal);
    await round(id, id + 1);
    expect((await feed(path)).status).toBe(200);
    await round(id + 1);
    expect((await feed(path)).status).toBe(404);
  });
});
