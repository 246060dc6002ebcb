import { DAY_MS, dubaiDay } from '../../time/opening-hours.js';

/** How many days (Asia/Dubai) a vehicle has been in stock; undefined if it is sold. */
export function daysInStock({ createdAt, sold }: { createdAt: string; sold: boolean }, now = new Date()): number | undefined {
  if (sold) return undefined;
  const days = (Date.parse(dubaiDay(now)) - Date.parse(dubaiDay(new Date(createdAt)))) / DAY_MS;
  return Math.max(days, 0);
}
