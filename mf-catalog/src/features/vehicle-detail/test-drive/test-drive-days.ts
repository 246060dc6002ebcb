import { BUSINESS_HOURS, bookableDays, dubaiTime, type OpeningHours, testDriveTimes } from '@dealership/contracts';

/** The opening hours that the document brings. */
function siteHours(): OpeningHours {
  const { siteOpening: given } = document.documentElement.dataset;
  return given ? (JSON.parse(given) as OpeningHours) : { week: BUSINESS_HOURS, exceptions: [] };
}

/** The times of a day ('HH:MM', Asia/Dubai) that are still to come; none for a day that cannot be booked. */
export function bookableTimes(date: string, now = new Date()): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  return testDriveTimes(date, siteHours()).filter((time) => dubaiTime(date, time) > now);
}
