import { z } from 'zod';
import { must } from '../fields/parameters.js';
import { day } from '../fields/period.js';
import { DAY_MS } from '../time/opening-hours.js';

/** Maximum days in a period of figures: a year plus a month. */
const MAX_DAYS = 400;

const edge = day.describe('A day, YYYY-MM-DD in Asia/Dubai, inclusive.');

const endsInTime = ({ from, to }: { from: string; to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_DAYS;
};

/** The requested period. */
export const figuresQuery = z.strictObject({ from: edge, to: edge }).refine(endsInTime, {
  path: ['to'],
  ...must(`a day (YYYY-MM-DD), not before from and at most ${MAX_DAYS} days long`),
});

export type FiguresQuery = z.infer<typeof figuresQuery>;
