import type { FiguresQuery } from '@dealership/contracts';
import { stepsOf } from './period.js';

/** One bar or group of bars in a plot, and one row of its table. */
export interface Row {
  label: string;
  /** NaN means unknown. */
  values: number[];
}

/** Sums by day or week: one row for each, with one value per series. */
export function rowsByDay<Entry extends { day: string }>(
  period: FiguresQuery,
  entries: Entry[],
  series: readonly ((entry: Entry) => number)[],
): Row[] {
  const { starts, stepOf } = stepsOf(period);
  const rows = new Map(starts.map((label) => [label, { label, values: series.map(() => 0) }]));
  for (const entry of entries) {
    const row = rows.get(stepOf(entry.day));
    for (const [index, read] of series.entries()) if (row) row.values[index] = (row.values[index] ?? 0) + read(entry);
  }
  return [...rows.values()];
}

export const sum = <Entry>(entries: Entry[] | undefined, read: (entry: Entry) => number): number | undefined =>
  entries?.reduce((total, entry) => total + read(entry), 0);

/** Below it a rate says nothing. */
export const LEAST_FOR_RATE = 20;

/** A percentage, rounded to one decimal place; NaN if the whole is too small for one. */
export const perHundred = (part: number, whole: number): number =>
  whole < LEAST_FOR_RATE ? Number.NaN : Math.round((1000 * part) / whole) / 10;
