import { DAY_MS, dubaiDay } from '@dealership/contracts';

export const STAGES = ['ordered', 'shipped', 'ajman'] as const;

export type Stage = (typeof STAGES)[number];

/** A car is at sea for about four weeks and expected in the middle of its month. */
const SAILS_BEFORE_MONTH_MS = 14 * DAY_MS;

/**
 * The stage on the schedule that the month of arrival gives; undefined without a month. A car that is still announced
 * has not arrived, even if its month is over.
 */
export function stageOnSchedule(arrivalMonth: string | null, now = new Date()): Stage | undefined {
  if (!arrivalMonth) return undefined;
  const sails = dubaiDay(new Date(Date.parse(`${arrivalMonth}-01`) - SAILS_BEFORE_MONTH_MS));
  return dubaiDay(now) < sails ? 'ordered' : 'shipped';
}
