import { describe, expect, it } from '@jest/globals';
import { at, waitingRequests } from '../support/waiting-requests.js';

const requests = waitingRequests();
const { sql, round, row, steps, arrived, asks } = requests;

describe('the clock of a question after the first answer', () => {
  const answer = async (body: object = { answer: 'call' }) => {
    const { version } = (await requests.staff.get('/api/inbox/contact-1')).body;
    expect((await requests.staff.put('/api/inbox/contact-1', { ...body, version })).status).toBe(200);
  };
  const waiting = async () =>
    (await requests.staff.get('/api/inbox?view=unanswered')).body.items.map(({ number }: { number: number }) => number);
  /** Answered an hour after it arrived. */
  const answered = async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await answer();
    await sql('UPDATE inquiries.conversation SET answered_at = $1', [at('2026-11-21T10:00')]);
  };

  it('restarts with the question, and sends each reminder once again', async () => {
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

  it('does not count towards the time of the first answer', async () => {
    await answered();
    // The answer has not been measured when the customer asks.
    await asks('2026-11-22T09:00');
    await round('2026-11-22T09:01');
    await sql('UPDATE inquiries.conversation SET promised_minutes = 1');
    await answer();
    await round('2026-11-25T12:00');
    expect(await row()).toMatchObject({ answer_minutes: 60, answered_in_time: true, answered_at: at('2026-11-21T10:00') });
  });

  it('is sorted among the waiting requests, and stopped by an answer', async () => {
    await arrived('2026-11-21T09:00');
    await arrived('2026-11-23T09:00');
    await answer();
    expect(await waiting()).toEqual([2]);
    await asks('2026-11-22T09:00');
    await round('2026-11-22T09:01');
    expect(await waiting()).toEqual([1, 2]);
    expect((await requests.staff.get('/api/inbox/contact-1')).body).toMatchObject({
      dueAt: at('2026-11-22T22:00').toISOString(),
    });
    await answer({ answer: 'reply' });
    expect(await waiting()).toEqual([2]);
    expect((await requests.staff.get('/api/inbox/contact-1')).body).toMatchObject({
      waitingSince: null,
      remainingMinutes: null,
      customerRepliedAt: null,
    });
    await round('2026-11-22T21:00');
    expect(await steps()).toEqual([]);
  });

  it('runs although it was paused before, and stops when paused again', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await answer({ pause: 'The number is wrong' });
    await answer();
    await sql("UPDATE inquiries.conversation SET paused_at = '2026-11-21T09:30+04', answered_at = '2026-11-21T10:00+04'");
    await asks('2026-11-22T09:00');
    await round('2026-11-22T09:01');
    expect(await row()).toMatchObject({ pause_reason: null, due_at: at('2026-11-22T22:00'), answer_minutes: 30 });
    await answer({ pause: 'The number is still wrong' });
    await round('2026-11-24T12:00');
    expect([await row(), await steps()]).toMatchObject([{ pause_reason: 'The number is still wrong' }, []]);
  });

  it('does not restart before the first answer', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    await asks('2026-11-21T12:00');
    await round('2026-11-21T12:01');
    expect(await row()).toMatchObject({ due_at: at('2026-11-21T22:00'), round: 0 });
  });
});
