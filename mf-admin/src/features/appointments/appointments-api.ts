import { adjacentDay, DAY_MS, dubaiDay, dubaiMoment } from '@dealership/contracts';
import { getAppointmentWeek } from '@dealership/contracts/inquiries/appointments/endpoints';
import { staffQuery } from '../../shared/api/staff-query.js';
import { FIRST_DAY_OF_WEEK } from '../../shared/display/format/first-day-of-week.js';

export const weekQuery = (from: string) => staffQuery('appointments', getAppointmentWeek, { from });

/** The first day of the week of `moment`, offset by `weeks`. */
export function weekStart(moment: Date, weeks = 0): string {
  const today = new Date(dubaiDay(moment));
  return dubaiDay(moment, 7 * weeks - ((today.getUTCDay() + 7 - FIRST_DAY_OF_WEEK) % 7));
}

const WEEK_MS = 7 * DAY_MS;

/** The number of weeks from now to a day ('YYYY-MM-DD'); 0 if it is not a valid day. */
export function weeksUntil(day: string, now = new Date()): number {
  const moment = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return 0;
  return Math.round((Date.parse(weekStart(moment)) - Date.parse(weekStart(now))) / WEEK_MS);
}

const HOUR_MS = 3_600_000;
const OPENS = '09:00';
const CLOSES = '22:00';

/**
 * The suggested time to block on a day: the whole day; for today or a past day, the rest of today, or else tomorrow.
 */
export function proposedBlock(day: string, now = new Date()) {
  const [today = '', clock = ''] = dubaiMoment(new Date(now.getTime() + HOUR_MS)).split('T');
  const wholeDay = (date: string) => ({ date, time: OPENS, untilDate: date, untilTime: CLOSES });
  if (day > today) return wholeDay(day);
  const nextHour = `${clock.slice(0, 2)}:00`;
  if (nextHour >= CLOSES) return wholeDay(adjacentDay(today, 1));
  return { ...wholeDay(today), time: nextHour < OPENS ? OPENS : nextHour };
}

/** Neither day nor time is chosen. */
export const NO_PLACE = { date: '', time: '' };
