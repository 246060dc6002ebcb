import { type AssignmentRule, defaultSettings, requestReference, type SettingValues } from '@dealership/contracts';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { startTestApp } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { FormerStaffLoop } from '../../src/former-staff/former-staff.loop.js';
import { AssignmentService } from '../../src/inbox/assignment.service.js';
import { ReplyClockService } from '../../src/inbox/reply-clock.service.js';
import { WorkerModule } from '../../src/worker.module.js';
import { AccountsServer } from '../support/accounts-server.js';
import { aMessage, post } from '../support/contact.js';
import { createEnvironment, type Environment } from '../support/environment.js';
import { type StaffClient, staffOf } from '../support/leads.js';
import { notifierEnv, STAFF } from '../support/notifier.js';
import { anImportRequest, aReservation, aTestDrive } from '../support/requests.js';
import { SmtpServer } from '../support/smtp-server.js';

const PEOPLE = [
  { id: 1, name: 'Owner', email: 'owner@cars.example', role: 'owner' as const, language: 'en' as const },
  { id: 2, name: 'Mona', email: 'mona@cars.example', role: 'manager' as const, language: 'en' as const },
  { id: 7, name: 'Huda', email: 'huda@cars.example', role: 'sales' as const, language: 'en' as const },
  { id: 8, name: 'Ken', email: 'ken@cars.example', role: 'sales' as const, language: 'en' as const },
];

let environment: Environment;
let app: NestFastifyApplication;
let staff: StaffClient;

/** In Asia/Dubai. 20 November 2026 is a Friday: open from 16:00; on other days from 9:00; always until 22:00. */
const at = (text: string) => new Date(`${text}:00+04:00`);

const clockOf = (settings: Partial<SettingValues> = {}, contacts = async () => PEOPLE) =>
  new ReplyClockService(
    environment.dataSource,
    { settings: async () => ({ ...defaultSettings, ...settings }) } as never,
    new AssignmentService(environment.dataSource, { contacts } as never),
  );
const round = (moment: string, clock = clockOf()) => clock.round(new AbortController().signal, at(moment));
const row = async (number = 1) =>
  (await environment.sql<Record<string, unknown>>('SELECT * FROM inquiries.conversation WHERE number = $1', [number]))[0];
/** Numbers of reminders: those of the first wait are its steps, those of later ones begin with their round. */
const steps = async () =>
  (
    await environment.sql<{ step: number }>(
      `SELECT (payload->>'occurrence')::integer AS step FROM inquiries.outbox WHERE event = 'reply.due' ORDER BY id`,
    )
  ).map(({ step }) => step);

/** A message that came at that moment. */
async function arrived(moment: string, path = '/api/contact', body: object = aMessage(), headers = {}): Promise<void> {
  const { body: receipt } = await post(app, path, body, headers);
  const values = [at(moment), receipt.id];
  await environment.sql(
    'UPDATE inquiries.conversation SET created_at = $1, clock_from = $1, waits_from = $1 WHERE number = $2',
    values,
  );
  await environment.sql('UPDATE inquiries.conversation SET round = 0 WHERE number = $1', [receipt.id]);
}

/** What the customer wrote later. */
const asks = (moment: string) =>
  environment.sql(
    `INSERT INTO inquiries.conversation_message (conversation_id, direction, channel, body, language, created_at)
     SELECT id, 'in', 'link', 'And the price?', 'en', $1 FROM inquiries.conversation WHERE number = 1`,
    [at(moment)],
  );

beforeAll(async () => {
  environment = await createEnvironment();
  app = await startTestApp(AppModule.forRoot(environment.env));
  staff = staffOf(app, environment);
});

beforeEach(async () => {
  await environment.empty(['inquiries.inquiry', 'inquiries.audit'], { restartIds: true });
  // Its numbers go on: the queue knows those that were.
  await environment.empty(['inquiries.outbox']);
});

afterAll(async () => {
  await app.close();
  await environment.remove();
});

describe('the clock of a request', () => {
  it('counts what was promised in opening hours', async () => {
    await arrived('2026-11-19T21:00');
    await round('2026-11-19T21:01');
    // An hour of Thursday, six of Friday, six of Saturday.
    expect(await row()).toMatchObject({ promised_minutes: 780, due_at: at('2026-11-21T15:00'), clock_step: 0 });
  });

  it('does not run for requests that were there before it', async () => {
    await arrived('2026-11-19T21:00');
    await environment.sql('UPDATE inquiries.conversation SET clock_from = NULL, waits_from = NULL');
    await round('2026-11-25T12:00');
    expect(await row()).toMatchObject({ due_at: null });
  });

  it('says at half, at four fifths, at the end and then daily that nobody has answered, each once', async () => {
    await arrived('2026-11-21T09:00');
    const said: [string, number[]][] = [
      ['2026-11-21T15:29', []],
      ['2026-11-21T15:30', [1]],
      ['2026-11-21T15:45', [1]],
      ['2026-11-21T19:24', [1, 2]],
      ['2026-11-21T21:59', [1, 2]],
      // The end is the moment of closing: it is said in the morning.
      ['2026-11-21T22:00', [1, 2]],
      ['2026-11-22T03:00', [1, 2]],
      ['2026-11-22T09:00', [1, 2, 3]],
      ['2026-11-23T08:59', [1, 2, 3]],
      ['2026-11-23T09:00', [1, 2, 3, 4]],
      ['2026-11-24T09:00', [1, 2, 3, 4, 5]],
    ];
    for (const [moment, expected] of said) {
      await round(moment);
      expect([moment, await steps()]).toEqual([moment, expected]);
    }
  });

  it('says the last of several steps alone after an outage, and each once with several processes', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await Promise.all([1, 2, 3].map(() => round('2026-11-22T12:00')));
    expect(await steps()).toEqual([3]);
  });

  it('has done neither of a step and its event when the round breaks off', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await environment.sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT ck_broken CHECK (event <> 'reply.due')`);
    await expect(round('2026-11-21T16:00')).rejects.toThrow();
    await environment.sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT ck_broken');
    expect(await row()).toMatchObject({ clock_step: 0 });
    await round('2026-11-21T16:00');
    expect(await steps()).toEqual([1]);
  });

  it.each([
    ['an answer', (name: string) => staff.put(name, { answer: 'reply', version: 1 })],
    ['the list’s status', () => staff.put('/api/contact-messages/1', { status: 'in_progress' })],
    ['spam', (name: string) => staff.put(name, { state: 'spam', version: 1 })],
  ])('is stopped by %s', async (_what, stop) => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    expect((await stop('/api/inbox/contact-1')).status).toBe(200);
    await round('2026-11-23T12:00');
    expect(await steps()).toEqual([]);
  });

  it('begins anew for whom staff took for a robot by mistake', async () => {
    await arrived('2026-01-05T09:00');
    await round('2026-01-05T09:01');
    await staff.put('/api/inbox/contact-1', { state: 'spam', version: 1 });
    await staff.put('/api/inbox/contact-1', { state: 'new', version: 2 });
    await round('2026-11-21T09:00');
    expect((await row())?.due_at).toBeInstanceOf(Date);
    expect((await row())?.due_at).not.toEqual(at('2026-01-05T22:00'));
  });

  it('stands still while it is paused, which needs a reason, and runs on with what was left', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    const change = (body: object, version: number) => staff.put('/api/inbox/contact-1', { ...body, version });
    expect((await change({ pause: ' ' }, 1)).body.errors[0].path).toBe('pause');
    await environment.sql(`UPDATE inquiries.conversation SET due_at = now() + interval '400 days'`);
    const { body } = await change({ pause: 'The number is wrong' }, 1);
    expect(body).toMatchObject({ pause: 'The number is wrong', dueAt: null });
    expect(body.minutesLeft).toBeGreaterThan(0);
    await round('2026-11-25T12:00');
    expect(await steps()).toEqual([]);
    const { body: running } = await change({ pause: null }, 2);
    expect(running.pause).toBeNull();
    // A minute may have begun meanwhile.
    expect([0, 1]).toContain(body.minutesLeft - running.minutesLeft);
  });

  it.each<[string, { answered: string; pausedMinutes?: number; paused?: string }, number]>([
    ['that runs', { answered: '2026-11-21T10:30' }, 150],
    ['that was paused before', { answered: '2026-11-21T10:30', pausedMinutes: 40 }, 110],
    ['that is paused', { answered: '2026-11-21T21:00', paused: '2026-11-21T09:15' }, 75],
    ['of whom was answered at night', { answered: '2026-11-21T03:00' }, 60],
  ])('measures the minutes of opening until the answer, of a clock %s', async (_what, clock, minutes) => {
    await arrived('2026-11-20T21:00');
    await environment.sql(
      `UPDATE inquiries.conversation SET state = 'answered', answered_at = $1, paused_minutes = $2, paused_at = $3,
         pause_reason = CASE WHEN $3::timestamptz IS NOT NULL THEN 'The number is wrong' END`,
      [at(clock.answered), clock.pausedMinutes ?? 0, clock.paused ? at(clock.paused) : null],
    );
    await round('2026-11-21T22:00');
    expect(await row()).toMatchObject({ answer_minutes: minutes, promised_minutes: 780 });
  });

  it('counts what it was paused, until the answer at the latest', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    const change = (body: object, version: number) => staff.put('/api/inbox/contact-1', { ...body, version });
    await change({ pause: 'The number is wrong' }, 1);
    // Seven open days of the standard hours: six of 780 minutes, a Friday of 360.
    await environment.sql(
      `UPDATE inquiries.conversation SET paused_at = now() - interval '14 days', answered_at = now() - interval '7 days'`,
    );
    await change({ pause: null }, 2);
    expect(await row()).toMatchObject({ paused_minutes: 6 * 780 + 360 });
  });
});

describe('a clock whose hours are published anew while it runs', () => {
  const closed = (from: string, until: string) => {
    const exception = { from, until, days: [], spans: [], note: { en: 'Eid', ar: '', ja: '' } };
    return clockOf({ hours: { ...defaultSettings.hours, exceptions: [exception] } });
  };

  it('counts by the new ones, and nobody is reminded before as much of opening has passed', async () => {
    const eid = closed('2026-11-21', '2026-11-23');
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    for (const moment of ['2026-11-21T16:00', '2026-11-23T12:00', '2026-11-24T09:00', '2026-11-24T15:29'])
      await round(moment, eid);
    expect([(await row())?.due_at, await steps()]).toEqual([at('2026-11-24T22:00'), []]);
    await round('2026-11-24T15:30', eid);
    expect(await steps()).toEqual([1]);
  });

  it('tells none of its steps again', async () => {
    await arrived('2026-11-21T09:00');
    for (const moment of ['2026-11-21T15:30', '2026-11-22T09:00']) await round(moment);
    expect(await steps()).toEqual([1, 3]);
    const eid = closed('2026-11-21', '2026-11-21');
    const told = (moment: string) => round(moment, eid).then(steps);
    // The end is then that of the 22nd, and what is said daily begins a day after it.
    expect(await told('2026-11-22T12:00')).toEqual([1, 3]);
    expect(await told('2026-11-22T21:59')).toEqual([1, 3]);
    expect(await told('2026-11-23T21:59')).toEqual([1, 3]);
    expect(await told('2026-11-24T09:00')).toEqual([1, 3, 4]);
  });

  it('keeps what it was paused for, and is reckoned anew as it runs on', async () => {
    const eid = closed('2026-11-22', '2026-11-23');
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await environment.sql(
      `UPDATE inquiries.conversation SET paused_at = '2026-11-21T10:00+04', pause_reason = 'The number is wrong',
         remaining_minutes = 720, due_at = NULL, step_at = NULL`,
    );
    await round('2026-11-21T11:00', eid);
    expect(await row()).toMatchObject({ due_at: null, remaining_minutes: 720 });
    // Paused for two hours, as long as the showroom was open by the hours of before.
    await environment.sql(
      `UPDATE inquiries.conversation SET paused_at = NULL, pause_reason = NULL, paused_minutes = 120,
         remaining_minutes = NULL, due_at = '2026-11-22T11:00+04', step_at = '2026-11-21T17:30+04'`,
    );
    await round('2026-11-21T12:00', eid);
    expect(await row()).toMatchObject({ due_at: at('2026-11-24T11:00'), step_at: at('2026-11-21T17:30') });
  });

  it('has its answer measured by the same hours', async () => {
    const eid = closed('2026-11-21', '2026-11-23');
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await round('2026-11-21T12:00', eid);
    await environment.sql(`UPDATE inquiries.conversation SET state = 'answered', answered_at = $1, answer = 'reply'`, [
      at('2026-11-24T10:00'),
    ]);
    await round('2026-11-24T10:01', eid);
    expect(await row()).toMatchObject({ answer_minutes: 60, answer_kept: true });
  });
});

describe('the clock of what the customer asks after the first answer', () => {
  const answer = async (body: object = { answer: 'call' }) => {
    const { version } = (await staff.get('/api/inbox/contact-1')).body;
    expect((await staff.put('/api/inbox/contact-1', { ...body, version })).status).toBe(200);
  };
  const waiting = async () =>
    (await staff.get('/api/inbox?view=waiting')).body.items.map(({ number }: { number: number }) => number);
  /** Answered an hour after it came. */
  const answered = async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await answer();
    await environment.sql('UPDATE inquiries.conversation SET answered_at = $1', [at('2026-11-21T10:00')]);
  };

  it('begins anew with the question, and is reminded of anew, each step once', async () => {
    await answered();
    await asks('2026-11-22T09:00');
    await asks('2026-11-22T12:00');
    expect(await row()).toMatchObject({ state: 'answered', due_at: null, round: 1 });
    await round('2026-11-22T12:01');
    expect(await row()).toMatchObject({ promised_minutes: 780, due_at: at('2026-11-22T22:00'), clock_step: 0 });
    const moments = ['2026-11-22T15:30', '2026-11-22T19:24', '2026-11-23T09:00', '2026-11-24T09:00'];
    for (const moment of moments) await Promise.all([round(moment), round(moment)]);
    expect(await steps()).toEqual([10_001, 10_002, 10_003, 10_004]);
  });

  it('is no part of what the first answer took', async () => {
    await answered();
    // Nobody has measured yet when the customer asks.
    await asks('2026-11-22T09:00');
    await round('2026-11-22T09:01');
    await environment.sql('UPDATE inquiries.conversation SET promised_minutes = 1');
    await answer();
    await round('2026-11-25T12:00');
    expect(await row()).toMatchObject({ answer_minutes: 60, answer_kept: true, answered_at: at('2026-11-21T10:00') });
  });

  it('is sorted among those that wait, and stopped by an answer', async () => {
    await arrived('2026-11-21T09:00');
    await arrived('2026-11-23T09:00');
    await answer();
    expect(await waiting()).toEqual([2]);
    await asks('2026-11-22T09:00');
    await round('2026-11-22T09:01');
    expect(await waiting()).toEqual([1, 2]);
    expect((await staff.get('/api/inbox/contact-1')).body).toMatchObject({ dueAt: at('2026-11-22T22:00').toISOString() });
    await answer({ answer: 'reply' });
    expect(await waiting()).toEqual([2]);
    expect((await staff.get('/api/inbox/contact-1')).body).toMatchObject({ waitsFrom: null, minutesLeft: null, askedAt: null });
    await round('2026-11-22T21:00');
    expect(await steps()).toEqual([]);
  });

  it('runs although the clock was paused before, and stands still where it is paused again', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await answer({ pause: 'The number is wrong' });
    await answer();
    await environment.sql(
      "UPDATE inquiries.conversation SET paused_at = '2026-11-21T09:30+04', answered_at = '2026-11-21T10:00+04'",
    );
    await asks('2026-11-22T09:00');
    await round('2026-11-22T09:01');
    expect(await row()).toMatchObject({ pause_reason: null, due_at: at('2026-11-22T22:00'), answer_minutes: 30 });
    await answer({ pause: 'The number is still wrong' });
    await round('2026-11-24T12:00');
    expect([await row(), await steps()]).toMatchObject([{ pause_reason: 'The number is still wrong' }, []]);
  });

  it('does not begin anew where nobody has answered yet', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await asks('2026-11-21T12:00');
    await round('2026-11-21T12:01');
    expect(await row()).toMatchObject({ due_at: at('2026-11-21T22:00'), round: 0 });
  });
});

describe('a reminder that staff set', () => {
  const set = async (moment: string | null) => {
    const { version } = (await staff.get('/api/inbox/contact-1')).body;
    const reminder = moment && { at: at(moment).toISOString(), note: 'Call again' };
    expect((await staff.put('/api/inbox/contact-1', { reminder, version })).status).toBe(200);
  };
  const told = async () =>
    (
      await environment.sql<{ number: number }>(
        `SELECT (payload->>'occurrence')::integer AS number FROM inquiries.outbox WHERE event = 'reminder.due' ORDER BY id`,
      )
    ).map(({ number }) => number);

  beforeEach(() => arrived('2026-11-21T09:00'));

  it('is told once when it is due, by however many processes, and not while the showroom is closed', async () => {
    await set('2026-11-21T23:00');
    const said: [string, number[]][] = [
      ['2026-11-21T21:59', []],
      ['2026-11-21T23:30', []],
      ['2026-11-22T08:59', []],
      ['2026-11-22T09:00', [1]],
      ['2026-11-23T09:00', [1]],
    ];
    for (const [moment, expected] of said) {
      await Promise.all([round(moment), round(moment), round(moment)]);
      expect([moment, await told()]).toEqual([moment, expected]);
    }
  });

  it('is told anew where it was moved, and not where it was taken away or its words alone are others', async () => {
    await set('2026-11-21T10:00');
    await round('2026-11-21T10:00');
    await set('2026-11-21T10:00');
    await round('2026-11-21T10:01');
    expect(await told()).toEqual([1]);
    await set('2026-11-21T12:00');
    await round('2026-11-21T12:00');
    await set('2026-11-21T13:00');
    await set(null);
    await round('2026-11-21T14:00');
    expect(await told()).toEqual([1, 2]);
  });

  it('has done neither of the mark and its event when the round breaks off', async () => {
    await set('2026-11-21T10:00');
    await environment.sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT ck_broken CHECK (event <> 'reminder.due')`);
    await expect(round('2026-11-21T10:00')).rejects.toThrow();
    await environment.sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT ck_broken');
    expect(await row()).toMatchObject({ reminded_at: null });
    await round('2026-11-21T10:01');
    expect(await told()).toEqual([1]);
  });

  it('says nothing of spam', async () => {
    await set('2026-11-21T10:00');
    await environment.sql("UPDATE inquiries.conversation SET state = 'spam'");
    await round('2026-11-21T10:00');
    expect(await told()).toEqual([]);
  });
});

const owners = async () =>
  (await environment.sql<{ owner_id: number | null }>('SELECT owner_id FROM inquiries.conversation ORDER BY number')).map(
    ({ owner_id }) => owner_id,
  );

/** One that was paid; the events of svc-payments make it. */
const membership = () =>
  environment.sql(
    `INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, language, details, content_hash, request_id, created_at)
     VALUES ('membership', 'Layla', 'Haddad', 'layla@customers.example', 'en', '{}', gen_random_uuid(), 'request-1', $1)`,
    [at('2026-11-21T09:00')],
  );

describe('the round robin', () => {
  const inTurn = () => clockOf({ replies: { ...defaultSettings.replies, roundRobin: true } });

  it('gives new requests to the people of sales in turn, once it is switched on', async () => {
    for (let number = 1; number <= 3; number++) await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    expect(await owners()).toEqual([null, null, null]);
    await round('2026-11-21T09:02', inTurn());
    expect(await owners()).toEqual([7, 8, 7]);
    await arrived('2026-11-21T09:03');
    await Promise.all([round('2026-11-21T09:04', inTurn()), round('2026-11-21T09:04', inTurn())]);
    expect(await owners()).toEqual([7, 8, 7, 8]);
  });

  it('gives memberships to those in turn who may fulfil them, and to nobody where there is none', async () => {
    for (const come of [membership, () => arrived('2026-11-21T09:00')]) for (let time = 0; time < 3; time++) await come();
    await round('2026-11-21T09:01', inTurn());
    expect(await owners()).toEqual([1, 2, 1, 7, 8, 7]);
    await membership();
    await arrived('2026-11-21T09:02');
    const sellers = PEOPLE.filter(({ role }) => role === 'sales');
    await round(
      '2026-11-21T09:02',
      clockOf({ replies: { ...defaultSettings.replies, roundRobin: true } }, async () => sellers),
    );
    expect((await owners()).slice(6)).toEqual([null, 8]);
    await round('2026-11-21T09:03', inTurn());
    expect((await owners()).slice(6)).toEqual([2, 8]);
  });

  it('leaves alone what somebody has, or has given back', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01', inTurn());
    const { version } = (await staff.get('/api/inbox/contact-1')).body;
    await staff.put('/api/inbox/contact-1', { ownerId: null, version });
    await round('2026-11-21T09:02', inTurn());
    expect(await owners()).toEqual([null]);
  });
});

describe('the rules of assignment', () => {
  const ARABIC: AssignmentRule = { kind: 'any', language: 'ar', person: 7 };
  const IMPORTS: AssignmentRule = { kind: 'import', language: 'any', person: 8 };
  const IN_TURN: AssignmentRule = { kind: 'any', language: 'any', person: null };
  const by = (rules: AssignmentRule[], roundRobin = false, people = PEOPLE) =>
    clockOf({ replies: { ...defaultSettings.replies, rules, roundRobin } }, async () => people);
  const arabic = { 'accept-language': 'ar' };
  const message = (headers = {}) => arrived('2026-11-21T09:00', '/api/contact', aMessage(), headers);
  const importing = (headers = {}) => arrived('2026-11-21T09:00', '/api/import-request', anImportRequest(), headers);

  it('give a request to the person of the first that fits, by kind and language; what none fits has nobody', async () => {
    await message(arabic);
    await importing(arabic);
    await importing();
    await message();
    await round('2026-11-21T09:01', by([ARABIC, IMPORTS]));
    expect(await owners()).toEqual([7, 7, 8, null]);
    await round('2026-11-21T09:02', by([IMPORTS, ARABIC, { kind: 'contact', language: 'en', person: 2 }]));
    expect(await owners()).toEqual([7, 7, 8, 2]);
  });

  it('fit reservations by their language, too', async () => {
    await arrived('2026-11-21T09:00', '/api/vehicle-reservations', aReservation(), arabic);
    await round('2026-11-21T09:01', by([ARABIC]));
    expect(await owners()).toEqual([7]);
  });

  it('leave to the round robin what none fits, and count only its own turns', async () => {
    for (const headers of [{}, arabic, {}, arabic, {}]) await message(headers);
    await round('2026-11-21T09:01', by([ARABIC], true));
    expect(await owners()).toEqual([7, 7, 8, 7, 7]);
    await message();
    await round('2026-11-21T09:02', by([ARABIC], true));
    expect((await owners()).at(-1)).toBe(8);
  });

  it('may themselves say that it goes in turn', async () => {
    for (const headers of [arabic, {}, {}]) await message(headers);
    await importing();
    await round('2026-11-21T09:01', by([IMPORTS, { ...IN_TURN, language: 'en' }]));
    expect(await owners()).toEqual([null, 7, 8, 8]);
  });

  it('are skipped while their person may not look after requests any more', async () => {
    const withoutHuda = PEOPLE.filter(({ id }) => id !== 7);
    await message(arabic);
    await round('2026-11-21T09:01', by([ARABIC], false, withoutHuda));
    expect(await owners()).toEqual([null]);
    await round('2026-11-21T09:02', by([ARABIC, IN_TURN], false, withoutHuda));
    expect(await owners()).toEqual([8]);
  });

  it('are skipped for a membership that their person may not fulfil', async () => {
    await membership();
    await message();
    await round('2026-11-21T09:01', by([{ kind: 'any', language: 'any', person: 8 }]));
    expect(await owners()).toEqual([null, 8]);
    const memberships = { kind: 'membership', language: 'any' } as const;
    await round(
      '2026-11-21T09:02',
      by([
        { ...memberships, person: 7 },
        { ...memberships, person: 2 },
      ]),
    );
    expect(await owners()).toEqual([2, 8]);
  });

  it('let no request wait behind those that none fits', async () => {
    await message();
    await environment.sql(
      `INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, language, details, content_hash, request_id)
       SELECT kind, first_name, last_name, email, language, details, content_hash || n, request_id
       FROM inquiries.inquiry, generate_series(2, 201) n`,
    );
    await environment.sql(`UPDATE inquiries.conversation SET waits_from = $1`, [at('2026-11-21T09:00')]);
    await message(arabic);
    await round('2026-11-21T09:01', by([ARABIC]));
    expect((await owners()).filter(Boolean)).toEqual([7]);
  });
});

describe('requests of somebody who may not look after them any more', () => {
  const here = PEOPLE.filter(({ id }) => id !== 7);
  const goes = async (people = here) => {
    const accounts = { contacts: async () => people } as never;
    const assignment = new AssignmentService(environment.dataSource, accounts);
    await new FormerStaffLoop(environment.dataSource, accounts, assignment).run(new AbortController().signal);
  };
  const inTurn = clockOf.bind(null, { replies: { ...defaultSettings.replies, roundRobin: true } });
  const own = (columns: string) => environment.sql(`UPDATE inquiries.conversation SET ${columns}`);

  it('are given to somebody else, however long they have waited, and the audit says so', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01', inTurn());
    expect(await owners()).toEqual([7]);
    const { version } = (await row()) as { version: number };
    await goes();
    expect(await row()).toMatchObject({ owner_id: null, version: version + 1 });
    const audit = await environment.sql('SELECT session_id, action, entity, entity_id, before, after FROM inquiries.audit');
    expect(audit).toEqual([
      {
        ...{ session_id: 'automatic', action: 'update', entity: 'contact-messages', entity_id: 1 },
        ...{ before: { ownerId: 7 }, after: { ownerId: null } },
      },
    ]);
    await own(`freed_at = '2026-11-25T11:59+04'`);
    await round(
      '2026-11-25T12:00',
      inTurn(async () => here),
    );
    expect(await owners()).toEqual([8]);
  });

  it.each([
    ['answered', true],
    ['waiting', true],
    ['won', false],
    ['lost', false],
    ['spam', false],
  ])('lose them or not: while %s it is %s', async (state, isFree) => {
    await arrived('2026-11-21T09:00');
    await own(`state = '${state}', owner_id = 7, waits_from = NULL`);
    await goes();
    expect(await owners()).toEqual([isFree ? null : 7]);
  });

  it('lose what is won while somebody waits again', async () => {
    await arrived('2026-11-21T09:00');
    await own(`state = 'won', owner_id = 7`);
    await asks('2026-11-22T09:00');
    await goes();
    expect(await owners()).toEqual([null]);
  });

  it('stay theirs where svc-accounts names nobody, and others keep their own', async () => {
    await arrived('2026-11-21T09:00');
    await own('owner_id = 7');
    await goes([]);
    expect(await owners()).toEqual([7]);
    await own('owner_id = 8');
    await goes();
    expect(await owners()).toEqual([8]);
  });
});

describe('the reminder', () => {
  let smtp: SmtpServer;
  let accounts: AccountsServer;
  let notifier: NestFastifyApplication;

  beforeAll(async () => {
    smtp = await new SmtpServer().start();
    accounts = await new AccountsServer().start();
    notifier = await startTestApp(WorkerModule.forRoot(notifierEnv(environment, smtp, { SVC_ACCOUNTS_URL: accounts.url })));
  });

  afterAll(async () => {
    await notifier.close();
    await smtp.stop();
    await accounts.stop();
  });

  /** A message of this moment, whose clock is at that step and stays there, and the letters of the step. */
  async function lettersOf(clockStep: number, ownerId: number | null) {
    await environment.empty(['inquiries.notification']);
    const { body } = await post(app, '/api/contact', aMessage());
    await environment.idle();
    smtp.received.length = 0;
    await environment.sql(
      `UPDATE inquiries.conversation SET clock_step = $1, owner_id = $2, promised_minutes = 780,
         due_at = now() + interval '100 days', step_at = now() + interval '100 days' WHERE number = $3`,
      [clockStep, ownerId, body.id],
    );
    const [{ id }] = (await environment.sql<{ id: number }>('SELECT id FROM inquiries.conversation WHERE number = $1', [
      body.id,
    ])) as [{ id: number }];
    for (let time = 0; time < 2; time++)
      await environment.dataSource.transaction((manager) =>
        appendToOutbox(manager, 'inquiries', 'reply.due', { conversationId: id, occurrence: clockStep }),
      );
    await environment.idle();
    return { name: `contact-${body.id}`, letters: smtp.received };
  }

  it.each([
    [1, 7, ['huda@cars.example']],
    [1, null, ['owner@cars.example', 'mona@cars.example']],
    [2, 7, ['owner@cars.example', 'mona@cars.example']],
    [3, 7, ['huda@cars.example', 'owner@cars.example', 'mona@cars.example']],
    [4, 2, ['mona@cars.example', 'owner@cars.example']],
  ])('of step %s, of a request that %s looks after, goes once to %j', async (step, owner, to) => {
    accounts.colleagues = PEOPLE;
    const { name, letters } = await lettersOf(step, owner);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.recipients).toEqual(to);
    expect(letters[0]?.text).toContain(`/admin?tab=inbox&request=${name}`);
    expect(letters[0]?.headers.subject).toMatch(
      /^Not answered yet, .* of opening left: Customer message CM-20\d\d-\d{5} – Layla Haddad$/,
    );
  });

  it('says what is waited for, and is not sent of a round that is over', async () => {
    accounts.colleagues = PEOPLE;
    const { letters } = await lettersOf(1, 7);
    expect(letters[0]?.text).toMatch(/Waits for:? the first answer/);
    for (const change of [
      'answered_at = now()',
      'asked_at = now(), waits_from = now()',
      "clock_step = 1, due_at = now() + interval '100 days', step_at = now() + interval '100 days'",
    ])
      await environment.sql(`UPDATE inquiries.conversation SET ${change}`);
    smtp.received.length = 0;
    const [{ id }] = (await environment.sql<{ id: number }>('SELECT id FROM inquiries.conversation')) as [{ id: number }];
    for (const occurrence of [1, 10_001])
      await environment.dataSource.transaction((manager) =>
        appendToOutbox(manager, 'inquiries', 'reply.due', { conversationId: id, occurrence }),
      );
    await environment.idle();
    expect(smtp.received.map(({ text }) => /Waits for:? (.*)/.exec(text ?? '')?.[1])).toEqual([
      'an answer to what the customer wrote since',
    ]);
  });

  it.each([
    [7, ['huda@cars.example']],
    [null, ['owner@cars.example', 'mona@cars.example']],
  ])('that staff set, of a request that %s looks after, goes once to %j, and not once it was moved', async (owner, to) => {
    accounts.colleagues = PEOPLE;
    await lettersOf(1, owner);
    smtp.received.length = 0;
    await environment.sql(
      `UPDATE inquiries.conversation SET remind_at = '2026-11-21T10:00+04', remind_note = 'Ask for the deposit'`,
    );
    const [{ id, number }] = (await environment.sql('SELECT id, number FROM inquiries.conversation')) as [
      { id: number; number: number },
    ];
    for (const occurrence of [1, 1, 2])
      await environment.dataSource.transaction((manager) =>
        appendToOutbox(manager, 'inquiries', 'reminder.due', { conversationId: id, occurrence }),
      );
    await environment.idle();
    expect(smtp.received.map(({ recipients, headers: { subject } }) => [recipients, subject])).toEqual([
      [to, `Reminder: Customer message ${requestReference('contact', number, new Date())} – Layla Haddad`],
    ]);
    expect(smtp.received[0]?.text).toMatch(/Ask for the deposit/);
  });

  it('says that an appointment is to be confirmed which the customer moved', async () => {
    accounts.colleagues = PEOPLE;
    await environment.empty(['inquiries.notification']);
    await post(app, '/api/test-drive', aTestDrive());
    await environment.idle();
    smtp.received.length = 0;
    for (const change of [
      "state = 'answered', answered_at = now()",
      'waits_from = now()',
      "clock_step = 1, due_at = now() + interval '100 days', step_at = now() + interval '100 days'",
    ])
      await environment.sql(`UPDATE inquiries.conversation SET ${change}`);
    const [{ id }] = (await environment.sql<{ id: number }>('SELECT id FROM inquiries.conversation')) as [{ id: number }];
    await environment.dataSource.transaction((manager) =>
      appendToOutbox(manager, 'inquiries', 'reply.due', { conversationId: id, occurrence: 10_001 }),
    );
    await environment.idle();
    expect(smtp.received.map(({ text }) => /Waits for:? (.*)/.exec(text ?? '')?.[1])).toEqual([
      'the appointment to be confirmed, which the customer moved',
    ]);
  });

  it('goes to those who got the request where nobody has an address', async () => {
    accounts.colleagues = PEOPLE.map((person) => ({ ...person, email: null }));
    const { letters } = await lettersOf(1, 7);
    expect(letters.map(({ recipients }) => recipients)).toEqual([[STAFF]]);
  });
});
