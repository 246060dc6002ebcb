import { bookableDays } from '@dealership/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { bookableTimes, unavailableDays } from './test-drive-days.js';

// Saturday, 10:15 in Dubai; 06:15 in UTC.
const now = new Date('2026-11-21T06:15:00Z');

describe('the days of a test drive', () => {
  it('begin today in Dubai and end after 60 days', () => {
    expect(bookableDays(now)).toEqual({ first: '2026-11-21', last: '2027-01-20' });
  });

  it("begin on the visitor's tomorrow if that is today in Dubai", () => {
    expect(bookableDays(new Date('2026-11-21T20:30:00Z')).first).toBe('2026-11-22');
  });
});

describe('the times of a test drive', () => {
  afterEach(() => {
    delete document.documentElement.dataset.siteOpening;
  });

  it('are those in the document, without breaks', () => {
    const spans = [
      { opens: '10:00', closes: '11:00' },
      { opens: '14:00', closes: '15:00' },
    ];
    document.documentElement.dataset.siteOpening = JSON.stringify({ week: [{ days: [0], spans }], exceptions: [] });
    expect(bookableTimes('2026-11-22', now)).toEqual(['10:00', '10:30', '14:00', '14:30']);
    expect(bookableTimes('2026-11-23', now)).toEqual([]);
  });

  it('are within the opening hours', () => {
    const sunday = bookableTimes('2026-11-22', now);
    expect([sunday[0], sunday.at(-1)]).toEqual(['09:00', '21:30']);
    expect(bookableTimes('2026-11-27', now)[0]).toBe('16:00');
  });

  it('are in the future only, for today', () => {
    expect(bookableTimes('2026-11-21', now)[0]).toBe('10:30');
  });

  it('are empty outside of the bookable days, or without a day', () => {
    for (const date of ['2026-11-20', '2027-01-21', '']) expect(bookableTimes(date, now)).toEqual([]);
  });
});

describe('the days without a free time', () => {
  afterEach(() => {
    delete document.documentElement.dataset.siteOpening;
  });

  it('say whether the showroom is closed and why, up to the last free day', () => {
    const open = [{ opens: '10:00', closes: '18:00' }];
    const note = { en: 'National Day', ar: 'اليوم الوطني', ja: '建国記念日' };
    const exceptions = [{ from: '2026-11-23', until: '2026-11-23', days: [], spans: [], note }];
    const hours = { week: [{ days: [0, 1, 2, 3, 4], spans: open }], exceptions };
    document.documentElement.dataset.siteOpening = JSON.stringify(hours);
    expect(unavailableDays([{ date: '2026-11-24' }], now)).toEqual([
      { date: '2026-11-21', isClosed: true, note: undefined },
      { date: '2026-11-22', isClosed: false, note: undefined },
      { date: '2026-11-23', isClosed: true, note },
    ]);
    expect(unavailableDays([], now)).toEqual([]);
  });
});
