import { z } from 'zod';

/** Maximum days in a period of figures: a year plus a month. */
export const FIGURES_MAX_DAYS = 400;

const day = z.iso.date().describe('A day, YYYY-MM-DD in Asia/Dubai, inclusive.');

/** The requested period. */
export const figuresQuery = z.strictObject({ from: day, to: day });

export type FiguresQuery = z.infer<typeof figuresQuery>;
