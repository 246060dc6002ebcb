import { z } from 'zod';

/** Days of one period of figures at most: a year and the month beside it. */
export const FIGURES_MAX_DAYS = 400;

const day = z.iso.date().describe('A day (YYYY-MM-DD, Asia/Dubai), inclusive');

/** The period that figures are asked for. */
export const figuresQuery = z.strictObject({ from: day, to: day });

export type FiguresQuery = z.infer<typeof figuresQuery>;
