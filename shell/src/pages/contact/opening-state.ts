import { BUSINESS_HOURS } from '@dealership/contracts';

/** `until`, `from`: clock times in Asia/Dubai. `days`: from today to the day of `from`. */
export type OpeningState = { open: true; until: string } | { open: false; from: string; days: number };

/** Asia/Dubai is four hours ahead all year. */
const AHEAD_MS = 4 * 3_600_000;

const hoursOf = (day: number) => BUSINESS_HOURS.find(({ days }) => (days as readonly number[]).includes(day % 7));

/** Whether the showroom is open at a moment, and until or from when. */
export function openingState(moment: Date): OpeningState {
  const local = new Date(moment.getTime() + AHEAD_MS);
  const day = local.getUTCDay();
  const time = local.toISOString().slice(11, 16);
  const today = hoursOf(day);
  if (today && time >= today.opens && time < today.closes) return { open: true, until: today.closes };
  for (let days = 0; days <= 7; days++) {
    const hours = hoursOf(day + days);
    if (hours && (days > 0 || time < hours.opens)) return { open: false, from: hours.opens, days };
  }
  throw new Error('The showroom never opens');
}
