import { z } from 'zod';
import { must, pageQuery, searchText } from '../../../fields/parameters.js';
import { periodQuery } from '../../../fields/period.js';
import { LEAD_SORTS } from './leads.js';

/** The filter of a list, for pages and exports. */
export const leadFilter = z.strictObject({
  ...periodQuery.shape,
  q: searchText.optional(),
  status: z
    .string()
    .regex(/^[a-z_]{1,20}$/, must('one of the list, or all'))
    .optional()
    .describe('A status of the list, or `all`; everything except spam by default.'),
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, must('YYYY-MM-DD'))
    .optional()
    .describe('The current day of the appointment (YYYY-MM-DD in Asia/Dubai), in lists with appointments.'),
});

/** The query of a list. */
export const leadListQuery = z.strictObject({
  ...leadFilter.shape,
  ...pageQuery.shape,
  sort: z.enum(LEAD_SORTS).default('newest'),
});

export type LeadFilter = z.output<typeof leadFilter>;

export type LeadListQuery = z.output<typeof leadListQuery>;
