import { DAY_MS, DUBAI_OFFSET_MS, type FiguresQuery } from '@dealership/contracts';

/** The periods on offer, in days. */
export const PERIODS = [7, 30, 90, 365] as const;

export type PeriodDays = (typeof PERIODS)[number];

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last `days` days up to today in Asia/Dubai, and the same number before them. */
export function periodsOf(days: PeriodDays, now = Date.now()): { current: FiguresQuery; before: FiguresQuery } {
  const today = now + DUBAI_OFFSET_MS;
  const ending = (end: number): FiguresQuery => ({ from: dayAt(end - (days - 1) * DAY_MS), to: dayAt(end) });
  return { current: ending(today), before: ending(today - days * DAY_MS) };
}

/** Every day of a period in chronological order. */
export function daysOf({ from, to }: FiguresQuery): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) days.push(dayAt(time));
  return days;
}

/** Longer periods are shown by week. */
const SINGLE_DAYS = 62;

/** The first days of the steps that a plot of the period shows: days, or weeks for a long period. */
export function stepsOf(period: FiguresQuery): { starts: string[]; stepOf: (day: string) => string } {
  const days = daysOf(period);
  const length = days.length > SINGLE_DAYS ? 7 : 1;
  const stepOf = (day: string) => days[Math.floor(days.indexOf(day) / length) * length] ?? day;
  return { starts: days.filter((_, index) => index % length === 0), stepOf };
}
