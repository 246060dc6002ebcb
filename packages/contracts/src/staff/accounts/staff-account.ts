import * as z from 'zod/mini';
import { ROLES } from '../../endpoint/roles.js';
import { choice, emailAddress, messageKey, nameLine } from '../../fields/form-fields.js';
import { languageField, versionField } from '../../fields/staff/staff-fields.js';
import { newPassword } from '../sign-in/staff-login.js';

/** `invited`: has no password yet. */
export const ACCOUNT_STATES = ['invited', 'active', 'deactivated'] as const;

export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The name of the owner's account until the owner changes it. */
export const UNNAMED_OWNER = 'Owner';

/** The name with which a member of staff signs messages to customers; undefined if it is only a role. */
export const signingName = (name: string | null): string | undefined =>
  name === null || name === UNNAMED_OWNER ? undefined : name;

const fields = {
  name: nameLine('name'),
  email: emailAddress,
  language: languageField,
  role: choice(ROLES, 'role'),
};

/** Body of `POST /api/staff-accounts`. */
export const newStaffAccount = z.strictObject(fields);

export type NewStaffAccount = z.infer<typeof newStaffAccount>;

/** Body of `PUT /api/staff-accounts/:id`. */
export const staffAccountChanges = z.strictObject({
  ...z.partial(newStaffAccount).shape,
  deactivated: z.optional(z.boolean(messageKey('flag'))),
  version: versionField,
});

export type StaffAccountChanges = z.infer<typeof staffAccountChanges>;

/** Body of `PUT /api/staff-account`: what members of staff may change about themselves. */
export const ownAccountChanges = z.partial(z.strictObject({ name: fields.name, language: fields.language }));

export type OwnAccountChanges = z.infer<typeof ownAccountChanges>;

/** How long the link of an invitation, and of a password reset, is valid. */
export const INVITATION_LINK_DAYS = 7;
export const PASSWORD_LINK_MINUTES = 30;

/** Body of `POST /api/staff-password/link`. */
export const passwordLinkRequest = z.strictObject({ email: emailAddress });

export type PasswordLinkRequest = z.infer<typeof passwordLinkRequest>;

/** Body of `POST /api/staff-password`. */
export const passwordByLink = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{43}$/, 'This link is incomplete')),
  password: newPassword,
});

export type PasswordByLink = z.infer<typeof passwordByLink>;
