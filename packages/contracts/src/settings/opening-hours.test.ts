import { describe, expect, it } from '@jest/globals';
import { dayRuns, hoursOn, type OpeningHours, openingState, workingDayAfter } from './opening-hours.js';
import { firstSettings } from './settings.js';

const { hours } = firstSettings;

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

describe('days that are different', () => {
  const note = { en: '', ar: '', ja: '' };
  const closed = { from: '2026-11-21', until: '2026-11-22', opens: '', closes: '', note };
  const short = { from: '2026-11-22', until: '2026-11-23', opens: '10:00', closes: '15:00', note };
  const different = { ...hours, exceptions: [closed, short] };

  it('count instead of the week, the first of two', () => {
    expect(hoursOn(different, '2026-11-22')).toBeUndefined();
    expect(hoursOn(different, '2026-11-23')).toMatchObject({ opens: '10:00' });
    expect(hoursOn(different, '2026-11-24')).toMatchObject({ opens: '09:00' });
  });

  it('move the next opening', () => {
    expect(openingState(different, new Date('2026-11-21T08:00:00Z'))).toEqual({ open: false, from: '10:00', days: 2 });
    const always = { ...hours, exceptions: [{ ...closed, until: '2027-11-22' }] };
    expect(openingState(always, new Date('2026-11-21T08:00:00Z'))).toEqual({ open: false });
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
])('says the days %j as runs', (days, runs) => {
  expect(dayRuns(days)).toEqual(runs);
});

describe('a working day after', () => {
  const hours: OpeningHours = {
    week: [
      { days: [6, 0, 1, 2, 3, 4], opens: '09:00', closes: '22:00' },
      { days: [5], opens: '16:00', closes: '22:00' },
    ],
    exceptions: [{ from: '2026-12-02', until: '2026-12-03', opens: '', closes: '', note: { en: '', ar: '', ja: '' } }],
  };

  it.each([
    ['Monday noon is Tuesday noon', '2026-11-23T12:00', '2026-11-24T12:00'],
    ['Thursday noon is Friday, when the showroom opens', '2026-11-26T12:00', '2026-11-27T16:00'],
    ['the night is the next day, before it closes', '2026-11-23T23:30', '2026-11-24T22:00'],
    ['the day before a holiday is the day after it', '2026-12-01T12:00', '2026-12-04T16:00'],
  ])('%s', (_, from, due) => {
    const dubai = (time: string) => new Date(`${time}:00+04:00`);
    expect(workingDayAfter(hours, dubai(from))).toEqual(dubai(due));
  });
});
