import * as z from 'zod/mini';
import { toLatinDigits } from '../format/digits.js';

const onlyDigits = (code: string): string => toLatinDigits(code).replace(/\s/g, '');

/** Body of `POST /api/admin/login`. `code`: the six digits of the authenticator app, where the dealership uses one. */
export const staffLogin = z.strictObject({
  password: z.string().check(z.minLength(1, 'Please enter the password'), z.maxLength(256, 'This text is too long')),
  code: z.optional(z.string().check(z.overwrite(onlyDigits), z.regex(/^(\d{6})?$/, 'The code has six digits'))),
});

export type StaffLogin = z.infer<typeof staffLogin>;
