import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../languages/languages.js';
import { MAX_SEARCH } from './limits.js';
import { MAX_INT32 } from './number-limits.js';
import { languageSchema } from './translated.js';

/** The message of a rule for a parameter, which begins with its name: `page must be a whole number`. */
export const must = (text: string) => ({ error: ({ path = [] }: z.core.$ZodRawIssue) => `${path.join('.')} must be ${text}` });

/** A value that addresses carry as text. `read` returns other texts unchanged, so that the schema refuses them. */
export const fromText = <Schema extends z.ZodType>(read: (text: string) => unknown, schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? read(value) : value), schema) as unknown as z.ZodType<
    z.output<Schema>,
    z.input<Schema>
  >;

/** A whole number in an address. */
export const wholeNumber = (minimum: number, maximum: number) =>
  fromText((text) => (/^\d{1,10}$/.test(text) ? Number(text) : text), z.int().min(minimum).max(maximum));

/** A text in one line. */
export const lineParameter = (maximum: number, minimum = 0) =>
  z.string().regex(new RegExp(`^\\P{Cc}{${minimum},${maximum}}$`, 'u'), must(`a text of at most ${maximum} characters`));

/** The ID of a record in an address. Pages pass on their own query unchecked. */
export const recordId = wholeNumber(1, MAX_INT32) as z.ZodType<number, number | string>;

/** The path parameter `:id` of all numbered records. */
export const idParams = z.strictObject({ id: recordId });

export type IdParams = z.output<typeof idParams>;

/** Page size of a public list; links lead to further pages. */
const MAX_PAGE_SIZE = 1000;

const pageNumber = wholeNumber(1, 1_000_000);

const page = pageNumber.default(1).describe('The page number, starting at 1.');

/** The page size of a staff list. */
export const pageSize = (standard: number) => wholeNumber(1, 100).default(standard);

/** The page of a staff list. */
export const pageQuery = z.strictObject({ page, pageSize: pageSize(25) });

export type PageQuery = z.output<typeof pageQuery>;

/** The page of a list that continues after the last row of the previous page. */
export const cursorQuery = z.strictObject({
  cursor: z.string().max(200).optional().describe('The value of `next` from the previous page.'),
  pageSize: pageSize(25),
});

/** Pagination of a public list: all up to the limit, else page by page. */
export const listQuery = z.strictObject({ page, pageSize: wholeNumber(1, MAX_PAGE_SIZE).default(MAX_PAGE_SIZE) });

export type ListQuery = z.output<typeof listQuery>;

/** A search text of a staff list; its length in UTF-16 code units. */
export const searchText = z.string().max(MAX_SEARCH);

/** The end of the summary of a call with such a list. */
export const PAGED = `Up to ${MAX_PAGE_SIZE} are returned at once, more of them page by page (Link: rel="next").`;

/** For calls that return texts. */
export const languageQuery = z.strictObject({
  lang: languageSchema
    .default(DEFAULT_LANGUAGE)
    .describe(
      'The language of the texts; English by default. Texts without a translation are returned in their original language.',
    ),
});

export type LanguageQuery = z.output<typeof languageQuery>;

/** For a public list of texts. */
export const textListQuery = z.strictObject({ ...languageQuery.shape, ...listQuery.shape });

export type TextListQuery = z.output<typeof textListQuery>;
