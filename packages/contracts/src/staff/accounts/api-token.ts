import * as z from 'zod/mini';
import { API_SCOPES } from '../../endpoint/scopes.js';
import { messageKey, nameLine } from '../../fields/form-fields.js';
import { wholeNumber } from '../../fields/staff/staff-fields.js';

/** Days that a token may last. */
const MAX_TOKEN_DAYS = 366;

/** Body of `POST /api/api-tokens`. */
export const newApiToken = z.strictObject({
  name: nameLine('name'),
  scopes: z.array(z.enum(API_SCOPES, messageKey('scopes')), messageKey('scopes')).check(
    z.minLength(1, messageKey('scopes')),
    z.refine((scopes) => new Set(scopes).size === scopes.length, { error: messageKey('scopes') }),
  ),
  days: wholeNumber(1, MAX_TOKEN_DAYS, messageKey('tokenDays')),
});

export type NewApiToken = z.infer<typeof newApiToken>;

/** Body of `POST /internal/api-tokens`: the SHA-256 of a token, in hexadecimal. */
export const apiTokenCheck = z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
