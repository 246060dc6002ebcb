import { defaultSettings } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { freeTimes, nearestTimes, type Schedule, spanAt } from './free-times.js';

const { hours } = defaultSettings;
const note = { en: '', ar: '', ja: '' };
const empty: Schedule = { hours, capacity: 2, notice: 0, held: [], blocked: [] };

// Thursday, 21:10 in Dubai: one slot is left, and Friday is short.
const now = new Date('2026-11-19T17:10:00Z');

const timesOn = (date: string, schedule: Partial<Schedule> = {}, vehicleId = 7, moment = now) =>
  freeTimes(vehicleId, { ...empty, ...schedule }, moment).find((day) => day.date === date)?.times ?? [];

const held = (vehicleId: number, bay: number, date: string, time: string) => ({ vehicleId, bay, ...spanAt(date, time) });

describe('free times', () => {
  it('are the future slots within opening hours, on Fridays from the afternoon', () => {
    expect(timesOn('2026-11-19')).toEqual(['21:30']);
    expect(timesOn('2026-11-20')).toHaveLength(12);
    expect(timesOn('2026-11-20')[0]).toBe('16:00');
    expect(timesOn('2026-11-21')[0]).toBe('09:00');
  });

  it('exclude slots within the notice period', () => {
    expect(timesOn('2026-11-19', { notice: 20 * 60_000 })).toEqual([]);
    expect(timesOn('2026-11-20', { notice: 19 * 3_600_000 })[0]).toBe('16:30');
  });

  it('start with the next day after midnight in Dubai', () => {
    const days = freeTimes(7, empty, new Date('2026-11-19T20:05:00Z'));
    expect(days[0]?.date).toBe('2026-11-20');
    expect(days.at(-1)?.date).toBe('2027-01-19');
  });

  it('are none on holidays', () => {
    const closed = { from: '2026-12-02', until: '2026-12-03', days: [], spans: [], note };
    const short = { from: '2026-12-04', until: '2026-12-04', days: [], spans: [{ opens: '18:00', closes: '19:00' }], note };
    const schedule = { hours: { ...hours, exceptions: [closed, short] } };
    expect(timesOn('2026-12-03', schedule)).toEqual([]);
    expect(timesOn('2026-12-04', schedule)).toEqual(['18:00', '18:30']);
  });

  it('exclude a day’s break and slots that would overlap it', () => {
    const spans = [
      { opens: '09:00', closes: '11:45' },
      { opens: '14:15', closes: '16:00' },
    ];
    const prayer = { from: '2026-12-01', until: '2026-12-31', days: [5], spans, note };
    const schedule = { hours: { ...hours, exceptions: [prayer] } };
    expect(timesOn('2026-12-04', schedule)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '14:15', '14:45', '15:15']);
    expect(timesOn('2026-12-05', schedule)).toHaveLength(26);
  });

  it('continue past midnight if the opening hours do', () => {
    const night = { from: '2026-12-05', until: '2026-12-05', days: [], spans: [{ opens: '21:00', closes: '02:00' }], note };
    const schedule = { hours: { ...hours, exceptions: [night] } };
    expect(timesOn('2026-12-05', schedule)[0]).toBe('21:00');
    expect(timesOn('2026-12-06', schedule).slice(0, 5)).toEqual(['00:00', '00:30', '01:00', '01:30', '09:00']);
    const blocked = [{ vehicleId: null, ...spanAt('2026-12-06', '00:30') }];
    expect(timesOn('2026-12-06', { ...schedule, blocked }).slice(0, 3)).toEqual(['00:00', '01:00', '01:30']);
  });

  it('exclude slots taken by the same car, and those with no free bay', () => {
    const one = held(7, 1, '2026-11-21', '10:00');
    expect(timesOn('2026-11-21', { held: [one] })).not.toContain('10:00');
    expect(timesOn('2026-11-21', { held: [one] }, 8)).toContain('10:00');
    const both = [one, held(9, 2, '2026-11-21', '10:00')];
    expect(timesOn('2026-11-21', { held: both }, 8)).not.toContain('10:00');
    expect(timesOn('2026-11-21', { held: both }, 8)).toContain('10:30');
  });

  it('exclude blocked slots, of one car or of all', () => {
    const from = spanAt('2026-11-20', '21:00').from;
    const until = spanAt('2026-11-21', '10:15').from;
    const first = (vehicleId: number, blocked: number | null) =>
      timesOn('2026-11-21', { blocked: [{ vehicleId: blocked, from, until }] }, vehicleId)[0];
    expect([first(7, null), first(7, 7), first(8, 7)]).toEqual(['10:30', '10:30', '09:00']);
    expect(timesOn('2026-11-20', { blocked: [{ vehicleId: null, from, until }] }).at(-1)).toBe('20:30');
  });
});

it('suggest the nearest slots in chronological order', () => {
  const days = freeTimes(7, { ...empty, held: [held(7, 1, '2026-11-21', '09:00')] }, now);
  expect(nearestTimes(days, new Date('2026-11-21T05:00:00Z'), 3)).toEqual([
    '2026-11-21T09:30',
    '2026-11-21T10:00',
    '2026-11-21T10:30',
  ]);
});
