import { beforeEach, describe, expect, it } from '@jest/globals';
import { at, waitingRequests } from '../support/waiting-requests.js';

const requests = waitingRequests();
const { sql, round, row, arrived } = requests;

describe('a reminder set by staff', () => {
  const set = async (moment: string | null) => {
    const { version } = (await requests.staff.get('/api/inbox/contact-1')).body;
    const reminder = moment && { at: at(moment).toISOString(), note: 'Call again' };
    expect((await requests.staff.put('/api/inbox/contact-1', { reminder, version })).status).toBe(200);
  };
  const occurrences = () => requests.occurrences('reminder.due');

  beforeEach(() => arrived('2026-11-21T09:00'));

  it('is sent once when due, by however many processes, and not while the showroom is closed', async () => {
    await set('2026-11-21T23:00');
    const expectations: [string, number[]][] = [
      ['2026-11-21T21:59', []],
      ['2026-11-21T23:30', []],
      ['2026-11-22T08:59', []],
      ['2026-11-22T09:00', [1]],
      ['2026-11-23T09:00', [1]],
    ];
    for (const [moment, expected] of expectations) {
      await Promise.all([round(moment), round(moment), round(moment)]);
      expect([moment, await occurrences()]).toEqual([moment, expected]);
    }
  });

  it('is sent again if moved, but not if removed or only reworded', async () => {
    await set('2026-11-21T10:00');
    await round('2026-11-21T10:00');
    await set('2026-11-21T10:00');
    await round('2026-11-21T10:01');
    expect(await occurrences()).toEqual([1]);
    await set('2026-11-21T12:00');
    await round('2026-11-21T12:00');
    await set('2026-11-21T13:00');
    await set(null);
    await round('2026-11-21T14:00');
    expect(await occurrences()).toEqual([1, 2]);
  });

  it('is neither marked nor published if the round fails', async () => {
    await set('2026-11-21T10:00');
    await sql(`ALTER TABLE inquiries.outbox ADD CONSTRAINT ck_broken CHECK (event <> 'reminder.due')`);
    await expect(round('2026-11-21T10:00')).rejects.toThrow();
    await sql('ALTER TABLE inquiries.outbox DROP CONSTRAINT ck_broken');
    expect(await row()).toMatchObject({ reminded_at: null });
    await round('2026-11-21T10:01');
    expect(await occurrences()).toEqual([1]);
  });

  it('is not sent for spam', async () => {
    await set('2026-11-21T10:00');
    await sql("UPDATE inquiries.conversation SET state = 'spam'");
    await round('2026-11-21T10:00');
    expect(await occurrences()).toEqual([]);
  });
});
