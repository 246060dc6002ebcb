import {
  adjacentDay,
  BUSINESS_HOURS,
  bookableDays,
  dubaiTime,
  isAmong,
  type LocalizedText,
  type OpeningHours,
  spansOn,
  testDriveTimes,
} from '@dealership/contracts';

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

/** A day without a free time. */
export interface UnavailableDay {
  date: string;
  isClosed: boolean;
  /** The dealer's words about a special day. */
  note?: LocalizedText | undefined;
}

/** The days without a free time, from the first bookable one to the last of those given. */
export function unavailableDays(free: readonly { date: string }[], now = new Date()): UnavailableDay[] {
  const hours = siteHours();
  const last = free.at(-1)?.date ?? '';
  const unavailable: UnavailableDay[] = [];
  for (let date = bookableDays(now).first; date < last; date = adjacentDay(date, 1)) {
    if (free.some((day) => day.date === date)) continue;
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const isClosed = spansOn(hours, date).length === 0;
    const special = hours.exceptions.find(({ from, until, days }) => from <= date && date <= until && isAmong(days, weekday));
    unavailable.push({ date, isClosed, note: isClosed ? special?.note : undefined });
  }
  return unavailable;
}
