import * as z from 'zod/mini';
import { choice, text } from '../../../fields/form-fields.js';
import { MAX_MESSAGE } from '../../../fields/limits.js';
import { versionField } from '../../../fields/staff/staff-fields.js';

/** Statuses that staff give a submission. */
export const LEAD_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** `appointment`: for lists with a day and time; upcoming ones, the soonest first. */
export const LEAD_SORTS = ['newest', 'oldest', 'name', 'status', 'appointment'] as const;

export type LeadSort = (typeof LEAD_SORTS)[number];

/** Body of the staff's PUT on a submission; nothing else of it ever changes. */
export const leadChange = z.strictObject({ status: choice(LEAD_STATUSES, 'option'), version: versionField });

export type LeadChange = z.infer<typeof leadChange>;

const NO_NOTE = 'Please enter a note';

/** Body of `POST …/:id/notes`. */
export const leadNote = z.strictObject({
  text: z.pipe(z.string(NO_NOTE), z.pipe(text(0, 'message', MAX_MESSAGE), z.string().check(z.minLength(1, NO_NOTE)))),
});
