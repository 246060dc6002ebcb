import { dayBeside, dubaiDay, hoursOn, isPastMidnight, type OpeningHours } from './opening-hours.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The weekday of the first day of 1970. */
const THURSDAY = 4;

/** As far as one counts: whoever is not open once in that time never is. */
const MOST_DAYS = 1500;

/** The hours of the evening before may reach past midnight. */
const FIRST_DAY = -1;

/** When the hours begin and end of the day that is so many days after a moment's (Asia/Dubai); undefined where it is closed. */
function openOn(hours: OpeningHours, moment: Date, ahead: number): { opens: number; closes: number } | undefined {
  const day = dubaiDay(moment, ahead);
  const times = hoursOn(hours, day);
  if (!times) return undefined;
  const at = (date: string, time: string) => Date.parse(`${date}T${time}:00+04:00`);
  return { opens: at(day, times.opens), closes: at(isPastMidnight(times) ? dayBeside(day, 1) : day, times.closes) };
}

/** The moment that is so many minutes of opening after another one; with 0 that moment itself, or the next opening. Undefined where it never opens. */
export function addBusinessMinutes(hours: OpeningHours, from: Date, minutes: number): Date | undefined {
  let left = minutes * MINUTE_MS;
  for (let ahead = FIRST_DAY; ahead < MOST_DAYS; ahead++) {
    const day = openOn(hours, from, ahead);
    if (!day) continue;
    const start = Math.max(day.opens, from.getTime());
    // What ends as the showroom closes ends on that day; what begins then begins with the next one.
    if (start < day.closes && start + left <= day.closes) return new Date(start + left);
    left -= Math.max(0, day.closes - start);
  }
  return undefined;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

function length({ opens, closes }: { opens: string; closes: string }): number {
  const [from, to] = [opens, closes].map((time) => Date.parse(`1970-01-01T${time}:00Z`)) as [number, number];
  return to > from ? to - from : to - from + DAY_MS;
}

/** How long it is open on a day, by the day's number since 1970. Lists reckon with years of days for each row: a date of each would take long. */
function openLengths({ week, exceptions }: OpeningHours): (day: number) => number {
  const weekdays = Array.from({ length: 7 }, (_, day) => {
    const hours = week.find(({ days }) => days.includes(day));
    return hours ? length(hours) : 0;
  });
  const different = exceptions.map((exception) => ({
    first: dayNumber(exception.from),
    last: dayNumber(exception.until),
    length: exception.opens ? length(exception) : 0,
  }));
  return (day) =>
    (different.find(({ first, last }) => first <= day && day <= last)?.length ?? weekdays[(day + THURSDAY) % 7]) as number;
}

/** Whole minutes of opening from one moment to another; negative where the other comes first. */
export function businessMinutes(hours: OpeningHours, from: Date, to: Date): number {
  if (to < from) return -businessMinutes(hours, to, from);
  const first = dayNumber(dubaiDay(from));
  const days = Math.min(dayNumber(dubaiDay(to)) - first, MOST_DAYS - 1);
  const lengthOn = openLengths(hours);
  let open = 0;
  for (let ahead = FIRST_DAY; ahead <= days; ahead++) {
    // Days at both ends may count in part.
    const isWhole = ahead > 0 && ahead < days - 1;
    const day = isWhole ? undefined : openOn(hours, from, ahead);
    if (isWhole) open += lengthOn(first + ahead);
    else if (day) open += Math.max(0, Math.min(day.closes, to.getTime()) - Math.max(day.opens, from.getTime()));
  }
  return Math.floor(open / MINUTE_MS);
}
