import { dubaiTime, testDriveTimes } from '@dealership/contracts';

const DAYS_AHEAD = 60;
const DAY_MS = 24 * 3600 * 1000;

/** The day ('YYYY-MM-DD') in Asia/Dubai, `ahead` days after `now`. */
const dubaiDay = (now: Date, ahead = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(now.getTime() + ahead * DAY_MS);

/** The first and the last day for which a test drive can be asked. */
export const bookableDays = (now = new Date()) => ({ first: dubaiDay(now), last: dubaiDay(now, DAYS_AHEAD) });

/** The times of a day ('HH:MM', Asia/Dubai) that are still to come; none for a day that cannot be booked. */
export function bookableTimes(date: string, now = new Date()): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  return testDriveTimes(date).filter((time) => dubaiTime(date, time) > now);
}
