import * as z from 'zod/mini';
import { personFields, say, text } from '../fields/form-fields.js';

/** What a person's file has, entry by entry. `letter`: an e-mail of the site; `message`: words of staff or the customer. */
export const PERSON_ENTRIES = ['request', 'message', 'note', 'appointment', 'journey', 'letter'] as const;

export type PersonEntryType = (typeof PERSON_ENTRIES)[number];

/** Of a file as staff saw it: which addresses were merged in it. */
const version = z.string(say('version')).check(z.regex(/^[0-9a-f]{16}$/, say('version')));

/** Body of `POST /api/inbox/:name/person/links`: that address is the same person's. */
export const personMerge = z.strictObject({ email: personFields.email, reason: text(1, 'mergeReason', 500), version });

export type PersonMerge = z.infer<typeof personMerge>;

/** Body of `POST /api/inbox/:name/person/links/:id/end`. */
export const personUnmerge = z.strictObject({ version });

export type PersonUnmerge = z.infer<typeof personUnmerge>;

/** Where the file of a person is on the desk; `name`: of one of their requests. */
export const personPath = (name: string): string => `/admin?${new URLSearchParams({ tab: 'inbox', person: name })}`;
