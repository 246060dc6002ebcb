import * as z from 'zod/mini';
import { adminPath } from '../../addresses/admin-path.js';
import { emailAddress, messageKey, text } from '../../fields/form-fields.js';
import { MAX_NOTE } from '../../fields/limits.js';

/** Version of a customer's history as staff saw it: which addresses were merged. */
const version = z.string(messageKey('customerVersion')).check(z.regex(/^[0-9a-f]{16}$/, messageKey('customerVersion')));

/** Body of `POST /api/inbox/:key/person/links`: merges that address into the customer. */
export const customerMerge = z.strictObject({ email: emailAddress, reason: text(1, 'mergeReason', MAX_NOTE), version });

export type CustomerMerge = z.infer<typeof customerMerge>;

/** Body of `POST /api/inbox/:key/person/links/:id/end`. */
export const customerUnmerge = z.strictObject({ version });

export type CustomerUnmerge = z.infer<typeof customerUnmerge>;

/** The admin path of a customer's history; `name`: of one of their requests. */
export const customerPath = (requestKey: string): string => adminPath('inbox', { person: requestKey });
