import * as z from 'zod/mini';
import { choice, text } from '../../fields/form-fields.js';
import { versionField } from '../../fields/staff-fields.js';

/** What staff make of what a visitor sent. */
export const LEAD_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** `appointment`: of lists whose entries ask for a day and a time; what is to come first, the soonest at the top. */
export const LEAD_SORTS = ['newest', 'oldest', 'name', 'status', 'appointment'] as const;

export type LeadSort = (typeof LEAD_SORTS)[number];

/**
 * Query of the staff's lists, every part optional. `page`: from 1; `pageSize`: 1 to 100, 25 unless said; `status`: one of the list's,
 * or 'all'; without it everything but spam; `from`, `to`: days ('YYYY-MM-DD', Asia/Dubai, both inclusive) or ISO 8601 moments.
 */
export interface LeadQuery {
  page?: number;
  pageSize?: number;
  q?: string;
  status?: string;
  from?: string;
  to?: string;
  /** The day that was asked for ('YYYY-MM-DD'), in lists whose entries ask for one. */
  day?: string;
  sort?: LeadSort;
}

/** Body of the staff's PUT on what a visitor sent: nothing else of it ever changes. */
export const leadChange = z.strictObject({ status: choice(LEAD_STATUSES, 'option'), version: versionField });

export type LeadChange = z.infer<typeof leadChange>;

const NO_NOTE = 'Please enter a note';

/** Body of `POST …/:id/notes`. */
export const leadNote = z.strictObject({
  text: z.pipe(z.string(NO_NOTE), z.pipe(text(0, 'message', 5000), z.string().check(z.minLength(1, NO_NOTE)))),
});
