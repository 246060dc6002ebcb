import { BUSINESS_HOURS, bookableDays, dubaiTime, type OpeningHours, testDriveTimes } from '@dealership/contracts';

/** Reads the opening hours from the document. */
function siteHours(): OpeningHours {
  const { siteOpening: given } = document.documentElement.dataset;
  return given ? (JSON.parse(given) as OpeningHours) : { week: BUSINESS_HOURS, exceptions: [] };
}

/** The future times of a day ('HH:MM', Asia/Dubai); none if the day cannot be booked. */
export function bookableTimes(date: string, now = new Date()): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  return testDriveTimes(date, siteHours()).filter((time) => dubaiTime(date, time) > now);
}
