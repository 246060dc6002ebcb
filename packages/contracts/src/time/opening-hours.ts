import type { LocalizedText } from '../languages/localized-text.js';
import { isPastMidnight, type OpenSpan } from './open-spans.js';

/** Days of the week with their openings, in order. */
export interface WeekHours {
  days: number[];
  spans: OpenSpan[];
}

/**
 * Special days: within a date range, these days of the week, or all if none is listed. Without openings the showroom is
 * closed.
 */
export interface HoursException extends WeekHours {
  from: string;
  until: string;
  note: LocalizedText;
}

export interface OpeningHours {
  week: WeekHours[];
  exceptions: HoursException[];
}

export const DAY_MS = 24 * 3_600_000;

/** Asia/Dubai is four hours ahead of UTC all year. */
export const DUBAI_OFFSET = '+04:00';
export const DUBAI_OFFSET_MS = 4 * 3_600_000;

/** The day ('YYYY-MM-DD') in Asia/Dubai, `ahead` days after a given time. */
export const dubaiDay = (moment: Date, ahead = 0): string =>
  new Date(moment.getTime() + DUBAI_OFFSET_MS + ahead * DAY_MS).toISOString().slice(0, 10);

/** A time as 'YYYY-MM-DDTHH:MM' in Asia/Dubai. */
export const dubaiMoment = (moment: Date): string => new Date(moment.getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 16);

/** The time of a date ('YYYY-MM-DD') and clock time ('HH:MM') in Asia/Dubai. */
export const dubaiTime = (date: string, time: string): Date => new Date(`${date}T${time}:00${DUBAI_OFFSET}`);

/** The day before or after, 'YYYY-MM-DD'; '' for an invalid date. */
export function adjacentDay(date: string, step: 1 | -1): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) ? '' : new Date(midnight + step * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a day is among the days of the week; an empty list means all. */
export const isAmong = (days: readonly number[], day: number): boolean => days.length === 0 || days.includes(day);

/** Opening and closing times on a day ('YYYY-MM-DD'), in order; empty if closed or not a date. */
export function spansOn({ week, exceptions }: OpeningHours, date: string): readonly OpenSpan[] {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  const exception = exceptions.find(({ from, until, days }) => from <= date && date <= until && isAmong(days, day));
  return (exception ?? week.find(({ days }) => days.includes(day)))?.spans ?? [];
}

/**
 * `until`, `from`: clock times in Asia/Dubai. `days`: from today to the day of `from`; undefined if it does not open
 * again soon.
 */
export type OpeningState = { open: true; until: string } | { open: false; from?: string; days?: number };

/** How many days ahead to look for the next opening. */
const AHEAD_DAYS = 60;

/** Whether the showroom is open at a given time, and until or from when. */
export function openingState(hours: OpeningHours, moment: Date): OpeningState {
  const time = dubaiMoment(moment).slice(11);
  const today = spansOn(hours, dubaiDay(moment)).find(
    (span) => time >= span.opens && (isPastMidnight(span) || time < span.closes),
  );
  const evening = spansOn(hours, dubaiDay(moment, -1)).find((span) => isPastMidnight(span) && time < span.closes);
  const now = today ?? evening;
  if (now) return { open: true, until: now.closes };
  for (let days = 0; days <= AHEAD_DAYS; days++) {
    const next = spansOn(hours, dubaiDay(moment, days)).find(({ opens }) => days > 0 || time < opens);
    if (next) return { open: false, from: next.opens, days };
  }
  return { open: false };
}

/**
 * Groups days of the week: one run ('Saturday to Thursday') if they are consecutive, else one by one.
 * @returns first and last day of each run
 */
export function dayRuns(days: readonly number[]): (readonly [number] | readonly [first: number, last: number])[] {
  const has = (day: number) => days.includes(((day % 7) + 7) % 7);
  if (days.length === 7) return [[6, 5]];
  const starts = days.filter((day) => !has(day - 1));
  // The week begins on Saturday.
  const fromSaturday = (day: number) => (day + 1) % 7;
  return starts
    .sort((one, other) => fromSaturday(one) - fromSaturday(other))
    .map((first) => {
      let last = first;
      while (has(last + 1)) last++;
      return last === first ? [first] : [first, last % 7];
    });
}
