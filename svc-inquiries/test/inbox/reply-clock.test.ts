import { defaultSettings } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { aTestDrive } from '../support/requests.js';
import { at, waitingRequests } from '../support/waiting-requests.js';

const requests = waitingRequests();
const { sql, clockOf, round, row, steps, arrived } = requests;

describe('the clock of a request', () => {
  it('counts the promised time in opening hours', async () => {
    await arrived('2026-11-19T21:00');
    await round('2026-11-19T21:01');
    // One hour on Thursday, six on Friday, six on Saturday.
    expect(await row()).toMatchObject({ promised_minutes: 780, due_at: at('2026-11-21T15:00'), clock_step: 0 });
  });

  it.each([
    ['2026-11-21T09:00', '2026-11-21T15:30', { promised_minutes: 270, due_at: at('2026-11-21T13:30') }],
    ['2026-11-23T17:22', '2026-11-24T17:30', { promised_minutes: 668, due_at: at('2026-11-24T15:30') }],
    // Early on the next day: the evening before.
    ['2026-11-23T20:00', '2026-11-24T09:00', { promised_minutes: 120, due_at: at('2026-11-23T22:00') }],
    ['2026-11-23T23:00', '2026-11-24T09:30', { promised_minutes: 1, due_at: at('2026-11-24T09:01') }],
    // Half of the time before a drive that begins soon.
    ['2026-11-21T09:00', '2026-11-21T11:30', { promised_minutes: 75, due_at: at('2026-11-21T10:15') }],
    ['2026-11-21T09:00', '2026-11-28T09:00', { promised_minutes: Number(defaultSettings.replies.minutes.test_drive) }],
  ])('of a test drive that was requested at %s for %s ends before the drive', async (received, starts, expected) => {
    await arrived(received, '/api/test-drive', aTestDrive());
    await sql(`UPDATE inquiries.appointment SET starts_at = $1, ends_at = $2`, [at(starts), at('2026-12-31T12:00')]);
    await round(received);
    expect(await row()).toMatchObject(expected);
  });

  it('ends at the minute, whatever the second in which a test drive was requested', async () => {
    await arrived('2026-11-23T17:22', '/api/test-drive', aTestDrive());
    await sql(`UPDATE inquiries.appointment SET starts_at = $1, ends_at = $2`, [at('2026-11-24T17:30'), at('2026-12-31T12:00')]);
    await sql(`UPDATE inquiries.conversation SET waiting_since = waiting_since + interval '40 seconds'`);
    await round('2026-11-23T17:23');
    expect(await row()).toMatchObject({ due_at: new Date('2026-11-24T15:30:40+04:00') });
  });

  it('does not run for requests that predate it', async () => {
    await arrived('2026-11-19T21:00');
    await sql('UPDATE inquiries.conversation SET clock_started_at = NULL, waiting_since = NULL');
    await round('2026-11-25T12:00');
    expect(await row()).toMatchObject({ due_at: null });
  });

  it('reminds at half, at four fifths, at the deadline and then daily, once each', async () => {
    await arrived('2026-11-21T09:00');
    const expectations: [string, number[]][] = [
      ['2026-11-21T15:29', []],
      ['2026-11-21T15:30', [1]],
      ['2026-11-21T15:45', [1]],
      ['2026-11-21T19:24', [1, 2]],
      ['2026-11-21T21:59', [1, 2]],
      // The deadline is closing time, so it is reported the next morning.
      ['2026-11-21T22:00', [1, 2]],
      ['2026-11-22T03:00', [1, 2]],
      ['2026-11-22T09:00', [1, 2, 3]],
      ['2026-11-23T08:59', [1, 2, 3]],
      ['2026-11-23T09:00', [1, 2, 3, 4]],
      ['2026-11-24T09:00', [1, 2, 3, 4, 5]],
    ];
    for (const [moment, expected] of expectations) {
      await round(moment);
      expect([moment, await steps()]).toEqual([moment, expected]);
    }
  });

  it('sends only the last of several missed steps after an outage, once even with several processes', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await Promise.all([1, 2, 3].map(() => round('2026-11-22T12:00')));
    expect(await steps()).toEqual([3]);
  });

  it('rolls back the step when its event cannot be stored', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT ck_broken CHECK (event <> 'reply.due')`);
    await expect(round('2026-11-21T16:00')).rejects.toThrow();
    await sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT ck_broken');
    expect(await row()).toMatchObject({ clock_step: 0 });
    await round('2026-11-21T16:00');
    expect(await steps()).toEqual([1]);
  });

  it.each([
    ['an answer', (name: string) => requests.staff.put(name, { answer: 'reply', version: 1 })],
    ['the list’s status', () => requests.staff.put('/api/contact-messages/1', { status: 'in_progress' })],
    ['spam', (name: string) => requests.staff.put(name, { state: 'spam', version: 1 })],
  ])('is stopped by %s', async (_what, stop) => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    expect((await stop('/api/inbox/contact-1')).status).toBe(200);
    await round('2026-11-23T12:00');
    expect(await steps()).toEqual([]);
  });

  it('restarts when a request is un-marked as spam', async () => {
    await arrived('2026-01-05T09:00');
    await round('2026-01-05T09:01');
    await requests.staff.put('/api/inbox/contact-1', { state: 'spam', version: 1 });
    await requests.staff.put('/api/inbox/contact-1', { state: 'new', version: 2 });
    await round('2026-11-21T09:00');
    expect((await row())?.due_at).toBeInstanceOf(Date);
    expect((await row())?.due_at).not.toEqual(at('2026-01-05T22:00'));
  });

  it('stops while paused, which requires a reason, and resumes with the remaining time', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    const change = (body: object, version: number) => requests.staff.put('/api/inbox/contact-1', { ...body, version });
    expect((await change({ pause: ' ' }, 1)).body.errors[0].path).toBe('pause');
    await sql(`UPDATE inquiries.conversation SET due_at = now() + interval '400 days'`);
    const { body } = await change({ pause: 'The number is wrong' }, 1);
    expect(body).toMatchObject({ pause: 'The number is wrong', dueAt: null });
    expect(body.remainingMinutes).toBeGreaterThan(0);
    await round('2026-11-25T12:00');
    expect(await steps()).toEqual([]);
    const { body: running } = await change({ pause: null }, 2);
    expect(running.pause).toBeNull();
    // A minute may have passed in between.
    expect([0, 1]).toContain(body.remainingMinutes - running.remainingMinutes);
  });

  it.each<[string, { answered: string; pausedMinutes?: number; paused?: string }, number]>([
    ['that runs', { answered: '2026-11-21T10:30' }, 150],
    ['that was paused before', { answered: '2026-11-21T10:30', pausedMinutes: 40 }, 110],
    ['that is paused', { answered: '2026-11-21T21:00', paused: '2026-11-21T09:15' }, 75],
    ['of whom was answered at night', { answered: '2026-11-21T03:00' }, 60],
  ])('measures the business minutes until the answer, of a clock %s', async (_what, clock, minutes) => {
    await arrived('2026-11-20T21:00');
    await sql(
      `UPDATE inquiries.conversation SET state = 'answered', answered_at = $1, paused_minutes = $2, paused_at = $3,
         pause_reason = CASE WHEN $3::timestamptz IS NOT NULL THEN 'The number is wrong' END`,
      [at(clock.answered), clock.pausedMinutes ?? 0, clock.paused ? at(clock.paused) : null],
    );
    await round('2026-11-21T22:00');
    expect(await row()).toMatchObject({ answer_minutes: minutes, promised_minutes: 780 });
  });

  it('subtracts pauses, at most until the answer', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    const change = (body: object, version: number) => requests.staff.put('/api/inbox/contact-1', { ...body, version });
    await change({ pause: 'The number is wrong' }, 1);
    // Seven open days of the standard hours: six of 780 minutes, and a Friday of 360.
    await sql(
      `UPDATE inquiries.conversation SET paused_at = now() - interval '14 days', answered_at = now() - interval '7 days'`,
    );
    await change({ pause: null }, 2);
    expect(await row()).toMatchObject({ paused_minutes: 6 * 780 + 360 });
  });
});

describe('a running clock after a change of the opening hours', () => {
  const closed = (from: string, until: string) => {
    const exception = { from, until, days: [], spans: [], note: { en: 'Eid', ar: '', ja: '' } };
    return clockOf({ hours: { ...defaultSettings.hours, exceptions: [exception] } });
  };

  it('keeps its deadline, and reminds when the showroom is open by the new hours', async () => {
    const eid = closed('2026-11-21', '2026-11-23');
    await arrived('2026-11-20T20:00');
    await round('2026-11-20T20:01');
    const due = (await row())?.due_at;
    expect(due).toEqual(at('2026-11-21T20:00'));
    for (const moment of ['2026-11-21T16:00', '2026-11-23T12:00']) await round(moment, eid);
    expect([(await row())?.due_at, await steps()]).toEqual([due, []]);
    await round('2026-11-24T09:00', eid);
    expect([(await row())?.due_at, await steps()]).toEqual([due, [3]]);
  });

  it('has a deadline once a showroom that never opened has opening hours', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01', clockOf({ hours: { ...defaultSettings.hours, week: [] } }));
    expect(await row()).toMatchObject({ due_at: at('2027-11-21T09:00') });
    await round('2026-11-21T09:02');
    expect(await row()).toMatchObject({ due_at: at('2026-11-21T22:00') });
  });

  it('repeats none of its reminders', async () => {
    await arrived('2026-11-21T09:00');
    for (const moment of ['2026-11-21T15:30', '2026-11-22T09:00']) await round(moment);
    expect(await steps()).toEqual([1, 3]);
    const eid = closed('2026-11-21', '2026-11-21');
    const stepsAt = (moment: string) => round(moment, eid).then(steps);
    expect(await stepsAt('2026-11-22T12:00')).toEqual([1, 3]);
    expect(await stepsAt('2026-11-23T08:59')).toEqual([1, 3]);
    expect(await stepsAt('2026-11-23T09:00')).toEqual([1, 3, 4]);
  });

  it('keeps its remaining time while paused, and its reminders follow the new hours when resumed', async () => {
    const eid = closed('2026-11-22', '2026-11-23');
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await sql(
      `UPDATE inquiries.conversation SET paused_at = '2026-11-21T10:00+04', pause_reason = 'The number is wrong',
         remaining_minutes = 720, due_at = NULL, step_at = NULL`,
    );
    await round('2026-11-21T11:00', eid);
    expect(await row()).toMatchObject({ due_at: null, remaining_minutes: 720 });
    // Paused for two hours while the showroom was open by the previous opening hours.
    await sql(
      `UPDATE inquiries.conversation SET paused_at = NULL, pause_reason = NULL, paused_minutes = 120,
         remaining_minutes = NULL, due_at = '2026-11-22T11:00+04', step_at = '2026-11-21T17:30+04'`,
    );
    await round('2026-11-21T12:00', eid);
    expect(await row()).toMatchObject({ due_at: at('2026-11-22T11:00'), step_at: at('2026-11-21T15:30') });
  });

  it('measures its answer with the same hours', async () => {
    const eid = closed('2026-11-21', '2026-11-23');
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await round('2026-11-21T12:00', eid);
    await sql(`UPDATE inquiries.conversation SET state = 'answered', answered_at = $1, answer = 'reply'`, [
      at('2026-11-24T10:00'),
    ]);
    await round('2026-11-24T10:01', eid);
    expect(await row()).toMatchObject({ answer_minutes: 60, answered_in_time: true });
  });
});
