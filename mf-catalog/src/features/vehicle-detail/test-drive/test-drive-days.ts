import { bookableDays, dubaiTime, testDriveTimes } from '@dealership/contracts';

/** The times of a day ('HH:MM', Asia/Dubai) that are still to come; none for a day that cannot be booked. */
export function bookableTimes(date: string, now = new Date()): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  return testDriveTimes(date).filter((time) => dubaiTime(date, time) > now);
}
