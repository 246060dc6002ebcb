import { DUBAI_OFFSET_MS } from '@dealership/contracts';

/** The same day of a later month at the same time in Asia/Dubai, or the month's last day if it is shorter. */
export function membershipEnd(start: Date, months: number): Date {
  const local = new Date(start.getTime() + DUBAI_OFFSET_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - DUBAI_OFFSET_MS);
}
