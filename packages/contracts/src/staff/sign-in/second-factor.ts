import * as z from 'zod/mini';
import { ROLES } from '../../endpoint/roles.js';
import { choice, line, messageKey } from '../../fields/form-fields.js';
import { MAX_PASSKEY_NAME } from '../../fields/limits.js';
import { appCode, knownPassword, proofCode } from './staff-login.js';

/** Second factors; a passkey replaces both. */
export const FACTORS = ['totp', 'passkey'] as const;

export type Factor = (typeof FACTORS)[number];

/** Recovery codes issued at once. Each is valid once. */
export const RECOVERY_CODES = 10;

/** Maximum passkeys per account. */
export const MAX_PASSKEYS = 20;

const passkeyName = line(1, 'name', MAX_PASSKEY_NAME);

/** The browser's response, with the field names of WebAuthn. */
const browserAnswer = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

/** Body of `PUT /api/staff-account/totp`: the first code of the app. */
export const totpConfirmation = z.strictObject({ code: appCode });

/** Body of `POST /api/staff-account/passkeys`. */
export const newPasskey = z.strictObject({ name: passkeyName, answer: browserAnswer });

export type NewPasskey = z.infer<typeof newPasskey>;

/** Body of `PUT /api/staff-account/passkeys/:id`. */
export const passkeyChanges = z.strictObject({ name: passkeyName });

/** Body of `POST /api/admin/passkey-login`. */
export const passkeyLogin = z.strictObject({ answer: browserAnswer });

export type PasskeyLogin = z.infer<typeof passkeyLogin>;

/** Body of calls that change sign-in factors: the password again. */
export const passwordProof = z.strictObject({ password: knownPassword });

export type PasswordProof = z.infer<typeof passwordProof>;

/** The same, with a code. */
export const codeProof = z.strictObject({ password: knownPassword, code: proofCode });

export type CodeProof = z.infer<typeof codeProof>;

/** Body of `PUT /api/staff-roles`: whether a role requires a second factor. */
export const factorRequirement = z.strictObject({ role: choice(ROLES, 'role'), requiresFactor: z.boolean(messageKey('flag')) });

export type FactorRequirement = z.infer<typeof factorRequirement>;
