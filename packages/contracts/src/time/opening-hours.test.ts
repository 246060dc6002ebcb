import { describe, expect, it } from '@jest/globals';
import { testDriveTimes } from '../inquiries/requests/kinds/appointment.js';
import { defaultSettings } from '../settings/settings.js';
import { dayRuns, type OpeningHours, openingState, spansOn } from './opening-hours.js';

const { hours } = defaultSettings;

// 20 November 2026 is a Friday; Dubai is four hours ahead of UTC.
it.each([
  ['on a Saturday at noon', '2026-11-21T08:00:00Z', { open: true, until: '22:00' }],
  ['at the minute of opening', '2026-11-21T05:00:00Z', { open: true, until: '22:00' }],
  ['a minute before', '2026-11-21T04:59:00Z', { open: false, from: '09:00', days: 0 }],
  ['on a Friday morning', '2026-11-20T08:00:00Z', { open: false, from: '16:00', days: 0 }],
  ['on a Friday evening', '2026-11-20T14:00:00Z', { open: true, until: '22:00' }],
  ['at the minute of closing on a Thursday', '2026-11-19T18:00:00Z', { open: false, from: '16:00', days: 1 }],
  ['after midnight in Dubai, the evening before in UTC', '2026-11-21T21:00:00Z', { open: false, from: '09:00', days: 0 }],
])('%s', (_when, moment, state) => {
  expect(openingState(hours, new Date(moment))).toEqual(state);
});

describe('special days', () => {
  const note = { en: '', ar: '', ja: '' };
  const closed = { from: '2026-11-21', until: '2026-11-22', days: [], spans: [], note };
  const short = { from: '2026-11-22', until: '2026-11-23', days: [], spans: [{ opens: '10:00', closes: '15:00' }], note };
  const different = { ...hours, exceptions: [closed, short] };

  it('override the week; the first of two wins', () => {
    expect(spansOn(different, '2026-11-22')).toEqual([]);
    expect(spansOn(different, '2026-11-23')).toMatchObject([{ opens: '10:00' }]);
    expect(spansOn(different, '2026-11-24')).toMatchObject([{ opens: '09:00' }]);
  });

  it('move the next opening', () => {
    expect(openingState(different, new Date('2026-11-21T08:00:00Z'))).toEqual({ open: false, from: '10:00', days: 2 });
    const always = { ...hours, exceptions: [{ ...closed, until: '2027-11-22' }] };
    expect(openingState(always, new Date('2026-11-21T08:00:00Z'))).toEqual({ open: false });
  });
});

describe('days with a break', () => {
  const note = { en: 'Ramadan', ar: '', ja: '' };
  const night = { opens: '20:00', closes: '01:00' };
  const dates = { from: '2026-11-23', until: '2026-12-22', note };
  const broken: OpeningHours = {
    week: [
      {
        days: [0, 1, 2, 3, 4, 5, 6],
        spans: [
          { opens: '09:00', closes: '12:00' },
          { opens: '14:00', closes: '22:00' },
        ],
      },
    ],
    exceptions: [
      { ...dates, days: [5], spans: [night] },
      { ...dates, days: [], spans: [{ opens: '10:00', closes: '15:00' }, night] },
    ],
  };

  // In Dubai; 20 November 2026 is a Friday.
  it.each([
    ['before the break', '2026-11-20T11:59', { open: true, until: '12:00' }],
    ['in the break', '2026-11-20T12:00', { open: false, from: '14:00', days: 0 }],
    ['after the break', '2026-11-20T14:00', { open: true, until: '22:00' }],
    ['after the last hours', '2026-11-20T22:00', { open: false, from: '09:00', days: 1 }],
    ['in the afternoon of Ramadan', '2026-11-24T16:00', { open: false, from: '20:00', days: 0 }],
    ['in the night of Ramadan', '2026-11-25T00:30', { open: true, until: '01:00' }],
    ['after it', '2026-11-25T01:00', { open: false, from: '10:00', days: 0 }],
    ['on a Friday of Ramadan at noon', '2026-11-27T12:00', { open: false, from: '20:00', days: 0 }],
  ])('report at %s what applies then', (_when, time, state) => {
    expect(openingState(broken, new Date(`${time}:00+04:00`))).toEqual(state);
  });

  it('have no test drive that starts in the break or overlaps it', () => {
    const times = testDriveTimes('2026-11-20', broken);
    expect(times.filter((time) => time >= '11:00' && time <= '14:30')).toEqual(['11:00', '11:30', '14:00', '14:30']);
    expect(testDriveTimes('2026-11-27', broken)).toEqual([
      ...['00:00', '00:30'],
      ...['20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30'],
    ]);
  });
});

describe('hours past midnight', () => {
  const note = { en: '', ar: '', ja: '' };
  // Ramadan: evenings until two in the morning, on Fridays until three; closed on the 25th.
  const evenings = {
    week: [
      { days: [6, 0, 1, 2, 3, 4], spans: [{ opens: '20:00', closes: '02:00' }] },
      { days: [5], spans: [{ opens: '21:00', closes: '03:00' }] },
    ],
    exceptions: [{ from: '2026-11-25', until: '2026-11-25', days: [], spans: [], note }],
  };

  // In Dubai; 20 November 2026 is a Friday.
  it.each([
    ['in the evening', '2026-11-21T20:00', { open: true, until: '02:00' }],
    ['at the last minute of a day', '2026-11-21T23:59', { open: true, until: '02:00' }],
    ['at midnight, by the hours of the evening', '2026-11-22T00:00', { open: true, until: '02:00' }],
    ['a minute before it closes', '2026-11-22T01:59', { open: true, until: '02:00' }],
    ['at the minute of closing', '2026-11-22T02:00', { open: false, from: '20:00', days: 0 }],
    ['after midnight on a Friday, by the hours of Thursday', '2026-11-20T01:30', { open: true, until: '02:00' }],
    ['on a Friday before it opens', '2026-11-20T02:30', { open: false, from: '21:00', days: 0 }],
    ['after midnight on a Saturday, by the hours of Friday', '2026-11-21T02:30', { open: true, until: '03:00' }],
    [
      'after midnight on a day that is closed, by the hours of the day before',
      '2026-11-25T01:00',
      { open: true, until: '02:00' },
    ],
    ['on the evening of that day', '2026-11-25T21:00', { open: false, from: '20:00', days: 1 }],
    ['in the night after it', '2026-11-26T01:00', { open: false, from: '20:00', days: 0 }],
  ])('%s', (_when, time, state) => {
    expect(openingState(evenings, new Date(`${time}:00+04:00`))).toEqual(state);
  });

  it('end at midnight if they close at 00:00', () => {
    const untilMidnight = { week: [{ days: [6], spans: [{ opens: '16:00', closes: '00:00' }] }], exceptions: [] };
    const at = (time: string) => openingState(untilMidnight, new Date(`${time}:00+04:00`));
    expect(at('2026-11-21T23:59')).toEqual({ open: true, until: '00:00' });
    expect(at('2026-11-22T00:00')).toEqual({ open: false, from: '16:00', days: 6 });
    expect(testDriveTimes('2026-11-21', untilMidnight).at(-1)).toBe('23:30');
    expect(testDriveTimes('2026-11-22', untilMidnight)).toEqual([]);
  });

  it('can begin on a special day and continue into the next', () => {
    const night = { from: '2026-11-25', until: '2026-11-25', days: [], spans: [{ opens: '22:00', closes: '01:00' }], note };
    const different = { ...evenings, exceptions: [night] };
    expect(openingState(different, new Date('2026-11-26T00:30:00+04:00'))).toEqual({ open: true, until: '01:00' });
    expect(testDriveTimes('2026-11-26', different).slice(0, 3)).toEqual(['00:00', '00:30', '20:00']);
  });

  it('offer test drives after midnight on the next date', () => {
    expect(testDriveTimes('2026-11-21', evenings)).toEqual([
      ...['00:00', '00:30', '01:00', '01:30', '02:00', '02:30'],
      ...['20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30'],
    ]);
    expect(testDriveTimes('2026-11-25', evenings)).toEqual(['00:00', '00:30', '01:00', '01:30']);
    expect(testDriveTimes('2026-11-26', evenings)[0]).toBe('20:00');
    expect(testDriveTimes('no date', evenings)).toEqual([]);
  });
});

it.each([
  [[6, 0, 1, 2, 3, 4], [[6, 4]]],
  [[4, 3, 0, 1, 2, 6], [[6, 4]]],
  [[5], [[5]]],
  [[0, 1, 2, 3, 4, 5, 6], [[6, 5]]],
  [
    [0, 2, 3],
    [[0], [2, 3]],
  ],
])('groups the days %j into runs', (days, runs) => {
  expect(dayRuns(days)).toEqual(runs);
});
