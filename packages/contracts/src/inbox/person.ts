import * as z from 'zod/mini';
import { adminPath } from '../admin-path.js';
import { messageKey, personFields, text } from '../fields/form-fields.js';
import { MAX_NOTE } from '../fields/limits.js';

/** Version of a person's history as staff saw it: which addresses were merged. */
const version = z.string(messageKey('version')).check(z.regex(/^[0-9a-f]{16}$/, messageKey('version')));

/** Body of `POST /api/inbox/:key/person/links`: merges that address into the person. */
export const personMerge = z.strictObject({ email: personFields.email, reason: text(1, 'mergeReason', MAX_NOTE), version });

export type PersonMerge = z.infer<typeof personMerge>;

/** Body of `POST /api/inbox/:key/person/links/:id/end`. */
export const personUnmerge = z.strictObject({ version });

export type PersonUnmerge = z.infer<typeof personUnmerge>;

/** The admin path of a person's history; `name`: of one of their requests. */
export const personPath = (requestKey: string): string => adminPath('inbox', { person: requestKey });
