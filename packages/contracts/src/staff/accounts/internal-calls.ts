import * as z from 'zod/mini';
import { emailAddress } from '../../fields/form-fields.js';
import { MAX_EMAIL } from '../../fields/limits.js';
import { MAX_PASSWORD_LENGTH, newPassword, proofCode } from '../sign-in/staff-login.js';

const password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));

/** Body of `POST /internal/sign-in`. */
export const signInCheck = z.strictObject({ email: z.optional(emailAddress), password });

/** Body of `PUT /internal/staff/:id/password`. */
export const accountPasswordChange = z.strictObject({ currentPassword: password, newPassword });

export type AccountPasswordChange = z.infer<typeof accountPasswordChange>;

/** Body of `POST /internal/sign-in-records`. `staffId` or `email`: the account; `reason`: error code of a refusal. */
export const signInRecord = z.strictObject({
  action: z.enum(['sign-in', 'refuse', 'sign-out', 'change-password']),
  staffId: z.optional(z.int()),
  email: z.optional(z.string().check(z.maxLength(MAX_EMAIL))),
  sessionId: z.optional(z.string()),
  address: z.string(),
  reason: z.optional(z.string()),
});

export type SignInRecord = z.infer<typeof signInRecord>;

/** Session and client address; the account is in the path. */
export const actingStaff = z.strictObject({ sessionId: z.string(), address: z.string() });

export type ActingStaff = z.infer<typeof actingStaff>;

/** Body of `POST /internal/staff/:id/password`. */
export const passwordCheck = z.strictObject({ password });

/** Body of `POST /internal/staff/:id/code`. */
export const codeCheck = z.strictObject({ code: proofCode });
