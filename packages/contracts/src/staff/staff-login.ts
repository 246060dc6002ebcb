import * as z from 'zod/mini';
import { personFields } from '../fields/form-fields.js';
import { toLatinDigits } from '../format/digits.js';

const onlyDigits = (code: string): string => toLatinDigits(code).replace(/\s/g, '');

/** Characters of a password. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 256;

const knownPassword = z
  .string()
  .check(z.minLength(1, 'Please enter the password'), z.maxLength(LONGEST_PASSWORD, 'This text is too long'));

/** Body of `POST /api/admin/login`. `email`: as soon as there is a second account. `code`: the six digits of the authenticator app, where the dealership uses one. */
export const staffLogin = z.strictObject({
  email: z.optional(personFields.email),
  password: knownPassword,
  code: z.optional(z.string().check(z.overwrite(onlyDigits), z.regex(/^(\d{6})?$/, 'The code has six digits'))),
});

export type StaffLogin = z.infer<typeof staffLogin>;

/** A password that somebody chooses. What is too easily guessed is refused by the server besides. */
export const newPassword = z
  .string()
  .check(z.minLength(SHORTEST_PASSWORD, 'passwordShort'), z.maxLength(LONGEST_PASSWORD, 'This text is too long'));

/** Body of `PUT /api/admin/password`. */
export const passwordChange = z.strictObject({
  currentPassword: knownPassword,
  newPassword,
});

export type PasswordChange = z.infer<typeof passwordChange>;
