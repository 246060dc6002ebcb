import { z } from 'zod';
import { languageSchema } from './translated.js';

// Pages pass on their own query unchecked.
const id = z.int32().positive() as z.ZodType<number, number | string>;

/** The path parameter `:id` of all numbered records. */
export const idParams = z.strictObject({ id });

/** Page size of a public list; links lead to further pages. */
export const MAX_PAGE_SIZE = 1000;

const page = z.int().min(1).max(1_000_000).optional().describe('The page number, starting at 1.');

export const pageQuery = z.strictObject({ page, pageSize: z.int().min(1).max(100).optional() });

/** Pagination of a public list: all up to the limit, else page by page. */
export const listQuery = z.strictObject({ page, pageSize: z.int().min(1).max(MAX_PAGE_SIZE).optional() });

/** Longest search text of a staff list, in UTF-16 code units. */
export const MAX_SEARCH_TEXT = 200;

/** The end of the summary of a call with such a list. */
export const PAGED = `Up to ${MAX_PAGE_SIZE} are returned at once, more of them page by page (Link: rel="next").`;

const day = 'A day (YYYY-MM-DD in Asia/Dubai, inclusive) or a time in ISO 8601 format.';

export const periodQuery = z.strictObject({ from: z.string().optional().describe(day), to: z.string().optional().describe(day) });

export const auditQuery = z.strictObject({
  page,
  entity: z.string().optional(),
  entityId: z.int().min(1).optional().describe('The ID of one record of the entity.'),
});

/** For calls that return texts. */
export const languageQuery = z.strictObject({
  lang: languageSchema
    .optional()
    .describe(
      'The language of the texts; English by default. Texts without a translation are returned in their original language.',
    ),
});

/** For a public list of texts. */
export const textListQuery = z.strictObject({ ...languageQuery.shape, ...listQuery.shape });
