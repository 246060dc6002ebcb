import { dayBeside, dubaiDay, hoursOn, isPastMidnight, type OpeningHours } from './opening-hours.js';

const MINUTE_MS = 60_000;

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

/** Whole minutes of opening from one moment to another; negative where the other comes first. */
export function businessMinutes(hours: OpeningHours, from: Date, to: Date): number {
  if (to < from) return -businessMinutes(hours, to, from);
  let open = 0;
  for (let ahead = FIRST_DAY; ahead < MOST_DAYS; ahead++) {
    const day = openOn(hours, from, ahead);
    if (dubaiDay(from, ahead) > dubaiDay(to)) break;
    if (day) open += Math.max(0, Math.min(day.closes, to.getTime()) - Math.max(day.opens, from.getTime()));
  }
  return Math.floor(open / MINUTE_MS);
}
