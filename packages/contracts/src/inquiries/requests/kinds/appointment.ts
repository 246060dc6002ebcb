import { spanMinutes } from '../../../time/open-spans.js';
import { adjacentDay, dubaiDay, type OpeningHours, spansOn } from '../../../time/opening-hours.js';

/** Minutes between two appointments; the last begins this long before closing. */
export const TEST_DRIVE_MINUTES = 30;

/** How many days ahead a test drive can be booked. */
const TEST_DRIVE_DAYS = 60;

/** The first and the last day on which a test drive can be booked. */
export const bookableDays = (now = new Date()) => ({ first: dubaiDay(now), last: dubaiDay(now, TEST_DRIVE_DAYS) });

const DAY_MINUTES = 24 * 60;

/** Possible start times of appointments, in minutes since the midnight at which the day begins. */
const startsOf = (open: OpeningHours, date: string): number[] =>
  spansOn(open, date).flatMap((span) => {
    const { from, until } = spanMinutes(span);
    const count = Math.floor((until - from) / TEST_DRIVE_MINUTES);
    return Array.from({ length: count }, (_, at) => from + at * TEST_DRIVE_MINUTES);
  });

/**
 * Start times of test drives on a day ('YYYY-MM-DD', Asia/Dubai), as 'HH:MM'; none if closed or not a date. Times after
 * midnight belong to the day before.
 */
export function testDriveTimes(date: string, open: OpeningHours): string[] {
  const afterMidnight = startsOf(open, adjacentDay(date, -1)).map((start) => start - DAY_MINUTES);
  const starts = [...afterMidnight, ...startsOf(open, date)].filter((start) => start >= 0 && start < DAY_MINUTES);
  return [...new Set(starts)]
    .sort((one, other) => one - other)
    .map((start) => `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`);
}
