import { z } from 'zod';
import { must } from './parameters.js';

/** The ISO 8601 subset that `Date` parses: no week or ordinal dates, no hours alone, no basic format. */
const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A day of the calendar in an address. */
export const day = z.iso.date(must('a day (YYYY-MM-DD)'));

const isEdge = (text: string): boolean =>
  DAY_OR_MOMENT.test(text) && day.safeParse(text.slice(0, 10)).success && !Number.isNaN(Date.parse(text));

const edge = z
  .string()
  .refine(isEdge, must('a day (YYYY-MM-DD) or a moment of ISO 8601'))
  .optional()
  .describe('A day (YYYY-MM-DD in Asia/Dubai, inclusive) or a time in ISO 8601 format.');

/** The period of a list: days or times, both inclusive. */
export const periodQuery = z.strictObject({ from: edge, to: edge });

export type PeriodQuery = z.output<typeof periodQuery>;
