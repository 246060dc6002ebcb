import { z } from 'zod';
import { ROLES } from '../../endpoint/roles.js';
import { API_SCOPES } from '../../endpoint/scopes.js';
import { timestamp } from '../../fields/timestamp.js';
import { languageSchema } from '../../fields/translated.js';
import { FACTORS } from '../sign-in/second-factor.js';
import { ACCOUNT_STATES } from './staff-account.js';

const factors = z.array(z.enum(FACTORS)).describe('The second factors that the person has set up.');

/** A member of staff. */
export const staffAccount = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable().describe('The e-mail address; `null` for an owner whose address is not known yet.'),
  language: languageSchema,
  role: z.enum(ROLES),
  state: z.enum(ACCOUNT_STATES),
  configured: z.boolean().describe('Whether the password of the account is set by the operator.'),
  factors,
  lastSignInAt: timestamp.nullable(),
  createdAt: timestamp,
  version: z.int(),
});

export type StaffAccount = z.infer<typeof staffAccount>;

export const signInOptions = z.strictObject({
  asksForEmail: z
    .boolean()
    .describe('Whether the form must ask for an e-mail address. `false` if the owner has the only account.'),
});

export type SignInOptions = z.infer<typeof signInOptions>;

/** A member of staff as the gateway needs to know them. */
export const accountMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  active: z.boolean(),
  configured: z.boolean(),
  credentials: z.int().describe('A number that changes with each change of the password.'),
  factors,
  mustEnrol: z.boolean().describe('Whether the role requires a second factor that the person has not set up yet.'),
});

export type AccountMember = z.infer<typeof accountMember>;

/** A member of staff to whom requests can be assigned. */
export const colleague = z.strictObject({ id: z.int(), name: z.string() });

export type Colleague = z.infer<typeof colleague>;

export const colleagueContacts = z.array(
  z.strictObject({ ...colleague.shape, email: z.string().nullable(), role: z.enum(ROLES), language: languageSchema }),
);

export type ColleagueContact = z.infer<typeof colleagueContacts>[number];

/** Content of an e-mail about a password. */
export const passwordEmail = z.strictObject({
  purpose: z
    .enum(['invitation', 'reset', 'configured'])
    .describe(
      'The reason for the e-mail. `configured`: the operator sets the password of this account; the e-mail says so and ' +
        'contains no link.',
    ),
  open: z
    .boolean()
    .describe('Whether the link can still be used. `false` if it has been used or replaced, or is no longer needed.'),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
});

export type PasswordEmail = z.infer<typeof passwordEmail>;

/** The account whose password was set. */
export const passwordSet = z.strictObject({ email: z.string() });

export type PasswordSet = z.infer<typeof passwordSet>;

export const passwordToken = z.strictObject({ token: z.string() });

const passkey = z.strictObject({ id: z.int(), name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() });

/** The caller's sign-in factors besides the password. */
export const ownFactors = z.strictObject({
  totp: z.boolean().describe('Whether an authenticator app is set up.'),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  required: z.boolean().describe('Whether the role requires a second factor.'),
  passkeysPossible: z
    .boolean()
    .describe('Whether passkeys can be used. `false` if the host of the site is an IP address, which passkeys do not support.'),
});

export type OwnFactors = z.infer<typeof ownFactors>;

export const factorRequirements = z.array(z.strictObject({ role: z.enum(ROLES), requiresFactor: z.boolean() }));
const scopes = z.array(z.enum(API_SCOPES)).describe('The scopes that the token may read.');

/** A token with which an API client calls the API. */
export const apiToken = z.strictObject({
  id: z.int(),
  name: z.string(),
  scopes,
  ending: z.string().describe('The last four characters of the token.'),
  createdBy: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  stopped: z.boolean().describe('Whether the token is disabled because its creator may no longer manage integrations.'),
  lastUsedAt: timestamp.nullable().describe('The time of the last use, accurate to 30 seconds.'),
});

export type ApiToken = z.infer<typeof apiToken>;

export const issuedApiToken = z.strictObject({
  ...apiToken.shape,
  token: z.string().describe('The token. It is returned only once and cannot be retrieved again.'),
});

export type IssuedApiToken = z.infer<typeof issuedApiToken>;

/** An API client as the gateway needs to know it. */
export const activeApiToken = z.strictObject({ id: z.int(), name: z.string(), scopes, expiresAt: timestamp });

export type ActiveApiToken = z.infer<typeof activeApiToken>;
