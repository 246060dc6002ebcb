import { isPastMidnight, openMinutes } from './open-spans.js';
import { adjacentDay, DAY_MS, dubaiDay, dubaiTime, isAmong, type OpeningHours, spansOn } from './opening-hours.js';

const MINUTE_MS = 60_000;

/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;

/** Search limit: a showroom that does not open within it never does. */
const MAX_DAYS = 1500;

/** The previous evening's hours may extend past midnight. */
const FIRST_DAY = -1;

/** Start and end of each opening on the day so many days after a given time (Asia/Dubai). */
function openOn(hours: OpeningHours, moment: Date, ahead: number): { opens: number; closes: number }[] {
  const day = dubaiDay(moment, ahead);
  return spansOn(hours, day).map((span) => ({
    opens: dubaiTime(day, span.opens).getTime(),
    closes: dubaiTime(isPastMidnight(span) ? adjacentDay(day, 1) : day, span.closes).getTime(),
  }));
}

/**
 * The time after so many business minutes; with 0, `from` itself or the next opening. Undefined if it never opens
 * again.
 */
export function addBusinessMinutes(hours: OpeningHours, from: Date, minutes: number): Date | undefined {
  let left = minutes * MINUTE_MS;
  for (let ahead = FIRST_DAY; ahead < MAX_DAYS; ahead++) {
    for (const { opens, closes } of openOn(hours, from, ahead)) {
      const start = Math.max(opens, from.getTime());
      // A span that ends exactly at closing ends then; one that begins then begins at the next opening.
      if (start < closes && start + left <= closes) return new Date(start + left);
      left -= Math.max(0, closes - start);
    }
  }
  return undefined;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * Opening time of a day (ms), by day number since 1970. Avoids a `Date` per day: lists sum up years of days for each
 * row.
 */
function openLengths({ week, exceptions }: OpeningHours): (day: number) => number {
  const weekdays = Array.from({ length: 7 }, (_, day) => {
    return openMinutes(week.find(({ days }) => days.includes(day))?.spans ?? []) * MINUTE_MS;
  });
  const different = exceptions.map(({ from, until, days, spans }) => ({
    first: dayNumber(from),
    last: dayNumber(until),
    days,
    length: openMinutes(spans) * MINUTE_MS,
  }));
  return (day) => {
    const weekday = (day + THURSDAY) % 7;
    const exception = different.find(({ first, last, days }) => first <= day && day <= last && isAmong(days, weekday));
    return (exception?.length ?? weekdays[weekday]) as number;
  };
}

/** Whole business minutes between two times; negative if the second is earlier. */
export function businessMinutes(hours: OpeningHours, from: Date, to: Date): number {
  if (to < from) return -businessMinutes(hours, to, from);
  const first = dayNumber(dubaiDay(from));
  const days = Math.min(dayNumber(dubaiDay(to)) - first, MAX_DAYS - 1);
  const lengthOn = openLengths(hours);
  let open = 0;
  for (let ahead = FIRST_DAY; ahead <= days; ahead++) {
    // The first and the last day may count in part.
    const isWhole = ahead > 0 && ahead < days - 1;
    if (isWhole) {
      open += lengthOn(first + ahead);
      continue;
    }
    for (const { opens, closes } of openOn(hours, from, ahead))
      open += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
  }
  return Math.floor(open / MINUTE_MS);
}
