import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../settings/settings.js';
import { addBusinessMinutes, businessMinutes } from './business-time.js';

const { hours } = defaultSettings;
const note = { en: '', ar: '', ja: '' };

/** In Asia/Dubai. 20 November 2026 is a Friday: open from 16:00; on other days from 9:00; always until 22:00. */
const at = (text: string) => new Date(`${text}:00+04:00`);

const CASES: [what: string, from: string, minutes: number, to: string][] = [
  ['within a day', '2026-11-21T10:00', 90, '2026-11-21T11:30'],
  ['to the minute of closing', '2026-11-21T21:00', 60, '2026-11-21T22:00'],
  ['past closing, into the next day', '2026-11-21T21:00', 61, '2026-11-22T09:01'],
  ['from before opening', '2026-11-21T06:00', 30, '2026-11-21T09:30'],
  ['from after midnight', '2026-11-22T00:30', 30, '2026-11-22T09:30'],
  ['from after closing on a Thursday, over the Friday’s morning', '2026-11-19T23:00', 10, '2026-11-20T16:10'],
  ['over a short Friday', '2026-11-20T21:00', 120, '2026-11-21T10:00'],
  ['a business day', '2026-11-21T15:00', 780, '2026-11-22T15:00'],
  ['two business days and a Friday', '2026-11-18T15:00', 1560, '2026-11-20T22:00'],
  ['over the end of a year', '2026-12-31T21:30', 60, '2027-01-01T16:30'],
];

it.each(CASES)('counts %s', (_what, from, minutes, to) => {
  expect(addBusinessMinutes(hours, at(from), minutes)).toEqual(at(to));
  expect(businessMinutes(hours, at(from), at(to))).toBe(minutes);
  expect(businessMinutes(hours, at(to), at(from))).toBe(minutes === 0 ? 0 : -minutes);
});

it('returns the same time for zero minutes if open, else the next opening', () => {
  expect(addBusinessMinutes(hours, at('2026-11-21T12:00'), 0)).toEqual(at('2026-11-21T12:00'));
  expect(addBusinessMinutes(hours, at('2026-11-19T22:00'), 0)).toEqual(at('2026-11-20T16:00'));
});

it('does not count closed hours', () => {
  expect(businessMinutes(hours, at('2026-11-19T22:00'), at('2026-11-20T16:00'))).toBe(0);
});

it('counts hours past midnight to the day on which they began', () => {
  const late = { ...hours, week: [{ days: [0, 1, 2, 3, 4, 5, 6], spans: [{ opens: '16:00', closes: '02:00' }] }] };
  expect(addBusinessMinutes(late, at('2026-11-21T23:30'), 60)).toEqual(at('2026-11-22T00:30'));
  expect(addBusinessMinutes(late, at('2026-11-22T01:30'), 60)).toEqual(at('2026-11-22T16:30'));
  expect(businessMinutes(late, at('2026-11-22T01:30'), at('2026-11-22T16:30'))).toBe(60);
  expect(businessMinutes(late, at('2026-11-21T23:30'), at('2026-11-22T00:30'))).toBe(60);
});

describe('days with a break', () => {
  // Fridays with a break for the prayer; in Ramadan a daytime shift and an evening past midnight, on Fridays only the
  // evening.
  const prayer = [
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '22:00' },
  ];
  const evening = { opens: '20:00', closes: '01:00' };
  const dates = { from: '2026-12-10', until: '2026-12-31', note };
  const broken = {
    week: [
      { days: [6, 0, 1, 2, 3, 4], spans: [{ opens: '09:00', closes: '22:00' }] },
      { days: [5], spans: prayer },
    ],
    exceptions: [
      { ...dates, days: [5], spans: [evening] },
      { ...dates, days: [], spans: [{ opens: '10:00', closes: '15:00' }, evening] },
    ],
  };

  it.each([
    ['over the break of a Friday', '2026-11-20T11:30', 60, '2026-11-20T14:30'],
    ['to the minute at which the break begins', '2026-11-20T11:00', 60, '2026-11-20T12:00'],
    ['from within the break', '2026-11-20T13:00', 30, '2026-11-20T14:30'],
    ['over a whole Friday', '2026-11-19T21:00', 60 + 11 * 60 + 15, '2026-11-21T09:15'],
    ['over both openings of a day of Ramadan', '2026-12-12T14:00', 120, '2026-12-12T21:00'],
    ['past midnight into the next day of Ramadan', '2026-12-12T23:30', 120, '2026-12-13T10:30'],
    ['from after midnight of Thursday to the evening of Friday', '2026-12-11T00:30', 60, '2026-12-11T20:30'],
    ['from the evening before Ramadan into it', '2026-12-09T21:00', 120, '2026-12-10T11:00'],
    ['from the night of its last day into the year after', '2027-01-01T00:30', 60, '2027-01-01T09:30'],
  ])('count %s', (_what, from, minutes, to) => {
    expect(addBusinessMinutes(broken, at(from), minutes)).toEqual(at(to));
    expect(businessMinutes(broken, at(from), at(to))).toBe(minutes);
  });

  it('do not count the break; with nothing left, end after it', () => {
    expect(businessMinutes(broken, at('2026-11-20T12:00'), at('2026-11-20T14:00'))).toBe(0);
    expect(addBusinessMinutes(broken, at('2026-11-20T12:00'), 0)).toEqual(at('2026-11-20T14:00'));
  });

  it('take the same over years as day by day', () => {
    const noon = (day: number) => new Date(at('2026-11-01T12:00').getTime() + day * 86_400_000);
    let sum = 0;
    for (let day = 0; day < 400; day += 1) {
      sum += businessMinutes(broken, noon(day), noon(day + 1));
      expect(businessMinutes(broken, noon(0), noon(day + 1))).toBe(sum);
    }
  });
});

describe('special days', () => {
  const eid = { from: '2026-11-21', until: '2026-11-23', days: [], spans: [], note };
  const ramadan = { from: '2026-11-24', until: '2026-12-20', days: [], spans: [{ opens: '10:00', closes: '15:00' }], note };
  const different = { ...hours, exceptions: [eid, ramadan] };

  it('are skipped if closed, and otherwise count with their own hours', () => {
    expect(addBusinessMinutes(different, at('2026-11-20T21:00'), 120)).toEqual(at('2026-11-24T11:00'));
    expect(businessMinutes(different, at('2026-11-20T21:00'), at('2026-11-24T11:00'))).toBe(120);
    // In Ramadan the Friday has those hours too.
    expect(addBusinessMinutes(different, at('2026-11-26T14:00'), 120)).toEqual(at('2026-11-27T11:00'));
  });

  it.each([different, { ...different, week: [{ days: [0, 2, 5], spans: [{ opens: '16:00', closes: '02:00' }] }] }])(
    'take the same over years as day by day',
    (all) => {
      const noon = (day: number) => new Date(at('2026-11-01T12:00').getTime() + day * 86_400_000);
      let sum = 0;
      for (let day = 0; day < 400; day += 1) {
        sum += businessMinutes(all, noon(day), noon(day + 1));
        expect(businessMinutes(all, noon(0), noon(day + 1))).toBe(sum);
      }
    },
  );

  it('terminate if it never opens', () => {
    const never = { ...hours, exceptions: [{ ...eid, until: '2099-12-31' }] };
    expect(addBusinessMinutes(never, at('2026-11-21T10:00'), 1)).toBeUndefined();
    expect(businessMinutes(never, at('2026-11-21T10:00'), at('2026-12-21T10:00'))).toBe(0);
  });
});
