import { z } from 'zod';
import { languageSchema } from '../fields/translated.js';
import { moment } from '../staff/responses.js';
import { ROLES } from '../staff/roles.js';
import { API_SCOPES } from '../staff/scopes.js';
import { FACTORS } from '../staff/second-factor.js';
import { ACCOUNT_STATES } from './staff-account.js';

const factors = z.array(z.enum(FACTORS)).describe('What the person has set up');

/** A member of staff. */
export const staffAccount = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable().describe('`null`: the owner of whom none is known yet'),
  language: languageSchema,
  role: z.enum(ROLES),
  state: z.enum(ACCOUNT_STATES),
  configured: z.boolean().describe("Whether the operator's password is the account's"),
  factors,
  lastSignInAt: moment.nullable(),
  createdAt: moment,
  version: z.int(),
});

export type StaffAccount = z.infer<typeof staffAccount>;

export const signInOptions = z.strictObject({
  asksForEmail: z.boolean().describe('`false`: the owner is the only one, so that the password alone signs in'),
});

export type SignInOptions = z.infer<typeof signInOptions>;

/** A member of staff as the gateway needs to know them. */
export const accountMember = z.strictObject({
  id: z.int(),
  name: z.string(),
  role: z.enum(ROLES),
  active: z.boolean(),
  configured: z.boolean(),
  credentials: z.int().describe('Another one with each change of the password'),
  factors,
  mustEnrol: z.boolean().describe('The role demands a second factor, and the person has none yet'),
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
export const passwordLetter = z.strictObject({
  purpose: z
    .enum(['invitation', 'reset', 'configured'])
    .describe('`configured`: the operator sets the password of this account; the letter says so and has no link'),
  open: z.boolean().describe('`false`: the link has been used, replaced or is no longer called for'),
  name: z.string(),
  email: z.string(),
  language: languageSchema,
});

export type PasswordLetter = z.infer<typeof passwordLetter>;

export const passwordToken = z.strictObject({ token: z.string() });

const passkey = z.strictObject({ id: z.int(), name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() });

/** The caller's sign-in factors besides the password. */
export const ownFactors = z.strictObject({
  totp: z.boolean().describe('An authenticator app'),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  demanded: z.boolean().describe('Whether the role demands a second factor'),
  passkeysPossible: z.boolean().describe('`false`: the address of the site is a number, for which there are no passkeys'),
});

export type OwnFactors = z.infer<typeof ownFactors>;

export const roleDemands = z.array(z.strictObject({ role: z.enum(ROLES), demandsFactor: z.boolean() }));
const scopes = z.array(z.enum(API_SCOPES)).describe('What it may read');

/** A token by which a program calls the API. */
export const apiToken = z.strictObject({
  id: z.int(),
  name: z.string(),
  scopes,
  ending: z.string().describe('The last four characters'),
  createdBy: z.string(),
  createdAt: moment,
  expiresAt: moment,
  stopped: z.boolean().describe('Opens nothing: who made it may not manage integrations any more'),
  lastUsedAt: moment.nullable().describe('To the half minute'),
});

export type ApiToken = z.infer<typeof apiToken>;

export const issuedApiToken = z.strictObject({
  ...apiToken.shape,
  token: z.string().describe('Shown this once: nobody can read it again'),
});

export type IssuedApiToken = z.infer<typeof issuedApiToken>;

/** An API client as the gateway needs to know it. */
export const apiProgram = z.strictObject({ id: z.int(), name: z.string(), scopes, expiresAt: moment });

export type ApiProgram = z.infer<typeof apiProgram>;
