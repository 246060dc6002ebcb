import { z } from 'zod';

/** Set-up data of an authenticator app. Shown once. */
export const totpSecret = z.strictObject({
  secret: z.string().describe('Base32'),
  address: z.string().describe('otpauth://, for a QR code'),
});

export type TotpSecret = z.infer<typeof totpSecret>;

export const recoveryCodes = z.strictObject({
  recoveryCodes: z.array(z.string()).describe('Shown once; empty: those that the person has stay good'),
});

export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** Argument of `navigator.credentials`, as JSON. */
export const passkeyOptions = z.record(z.string(), z.unknown());

export type PasskeyOptions = z.infer<typeof passkeyOptions>;
