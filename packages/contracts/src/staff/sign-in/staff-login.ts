import * as z from 'zod/mini';
import { emailAddress } from '../../fields/form-fields.js';
import { toLatinDigits } from '../../format/digits.js';

const onlyDigits = (code: string): string => toLatinDigits(code).replace(/\s/g, '');

/** Length limits of a password. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 256;

const PASSWORD_MISSING = 'Please enter the password';
const APP_CODE = 'The code has six digits';
const PROOF_CODE = 'The code has six digits, a recovery code twelve letters and digits';

export const knownPassword = z
  .string(PASSWORD_MISSING)
  .check(z.minLength(1, PASSWORD_MISSING), z.maxLength(MAX_PASSWORD_LENGTH, 'This text is too long'));

/** The six digits of an authenticator app. */
export const appCode = z.string(APP_CODE).check(z.overwrite(onlyDigits), z.regex(/^\d{6}$/, APP_CODE));

const plainCode = (code: string): string => onlyDigits(code).replaceAll('-', '').toLowerCase();

/** The same, or a recovery code: twelve letters and digits. */
export const proofCode = z.string(PROOF_CODE).check(z.overwrite(plainCode), z.regex(/^(\d{6}|[a-z\d]{12})$/, PROOF_CODE));

/**
 * Body of `POST /api/admin/login`. `email`: required once there is a second account. `code`: required if the account
 * has a second factor or the dealership has a shared one.
 */
export const staffLogin = z.strictObject({
  email: z.optional(emailAddress),
  password: knownPassword,
  code: z.optional(z.union([z.literal(''), proofCode])),
});

export type StaffLogin = z.infer<typeof staffLogin>;

/** A new password. The server also refuses passwords that are easy to guess. */
export const newPassword = z
  .string('passwordShort')
  .check(z.minLength(MIN_PASSWORD_LENGTH, 'passwordShort'), z.maxLength(MAX_PASSWORD_LENGTH, 'This text is too long'));

/** Body of `PUT /api/admin/password`. */
export const passwordChange = z.strictObject({
  currentPassword: knownPassword,
  newPassword,
});

export type PasswordChange = z.infer<typeof passwordChange>;
