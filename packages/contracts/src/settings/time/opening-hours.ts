import type { Words } from '../../inquiries/kinds/request-kind.js';

/** Where it closes before it opens it closes on the next day. */
export interface WeekHours {
  days: number[];
  opens: string;
  closes: string;
}

/** Days that are different; without times the showroom is closed. */
export interface HoursException {
  from: string;
  until: string;
  opens: string;
  closes: string;
  note: Words;
}

export interface OpeningHours {
  week: WeekHours[];
  exceptions: HoursException[];
}

const DAY_MS = 24 * 3_600_000;

/** Asia/Dubai is four hours ahead all year. */
const AHEAD_MS = 4 * 3_600_000;

/** The day ('YYYY-MM-DD') in Asia/Dubai, `ahead` days after a moment. */
export const dubaiDay = (moment: Date, ahead = 0): string =>
  new Date(moment.getTime() + AHEAD_MS + ahead * DAY_MS).toISOString().slice(0, 10);

/** A moment as 'YYYY-MM-DDTHH:MM' in Asia/Dubai. */
export const dubaiMoment = (moment: Date): string => new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 16);

/** The day before or after one, 'YYYY-MM-DD'; '' for what is no date. */
export function dayBeside(date: string, step: 1 | -1): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) ? '' : new Date(midnight + step * DAY_MS).toISOString().slice(0, 10);
}

/** Whether hours end after midnight, on the next day. */
export const isPastMidnight = ({ opens, closes }: { opens: string; closes: string }): boolean => closes <= opens;

/** When the showroom opens and closes on a day ('YYYY-MM-DD'); none where it is closed, or where that is no date. */
export function hoursOn({ week, exceptions }: OpeningHours, date: string): { opens: string; closes: string } | undefined {
  const exception = exceptions.find(({ from, until }) => from <= date && date <= until);
  if (exception) return exception.opens ? exception : undefined;
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return week.find(({ days }) => days.includes(day));
}

/** `until`, `from`: clock times in Asia/Dubai. `days`: from today to the day of `from`; without them it does not open again soon. */
export type OpeningState = { open: true; until: string } | { open: false; from?: string; days?: number };

/** As far ahead as one looks for the next opening. */
const AHEAD_DAYS = 60;

/** Whether the showroom is open at a moment, and until or from when. */
export function openingState(hours: OpeningHours, moment: Date): OpeningState {
  const time = dubaiMoment(moment).slice(11);
  const today = hoursOn(hours, dubaiDay(moment));
  const isSince = today !== undefined && time >= today.opens;
  if (isSince && (isPastMidnight(today) || time < today.closes)) return { open: true, until: today.closes };
  const evening = hoursOn(hours, dubaiDay(moment, -1));
  if (evening && isPastMidnight(evening) && time < evening.closes) return { open: true, until: evening.closes };
  for (let days = 0; days <= AHEAD_DAYS; days++) {
    const next = hoursOn(hours, dubaiDay(moment, days));
    if (next && (days > 0 || time < next.opens)) return { open: false, from: next.opens, days };
  }
  return { open: false };
}

/** A working day later: the same time of the next day on which the showroom is open, within its hours of that day. */
export function workingDayAfter(hours: OpeningHours, moment: Date): Date {
  const time = dubaiMoment(moment).slice(11);
  for (let days = 1; days <= AHEAD_DAYS; days++) {
    const date = dubaiDay(moment, days);
    const open = hoursOn(hours, date);
    if (!open) continue;
    const [, clock] = [open.opens, time, open.closes].sort();
    return new Date(Date.parse(`${date}T${clock}:00Z`) - AHEAD_MS);
  }
  return new Date(moment.getTime() + DAY_MS);
}

/**
 * Days of the week as people say them: one run ('Saturday to Thursday') where they follow each other, else each by itself.
 * @returns lists of first and last day of a run
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
