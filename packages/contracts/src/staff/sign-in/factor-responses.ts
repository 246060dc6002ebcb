import { z } from 'zod';

/** Set-up data of an authenticator app. Shown once. */
export const totpSecret = z.strictObject({
  secret: z.string().describe('The secret in Base32.'),
  address: z.string().describe('The `otpauth://` address, for a QR code.'),
});

export type TotpSecret = z.infer<typeof totpSecret>;

export const recoveryCodes = z.strictObject({
  recoveryCodes: z
    .array(z.string())
    .describe("The recovery codes, returned only once; empty if the person's existing codes remain valid."),
});

export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** Argument of `navigator.credentials`, as JSON. */
export const passkeyOptions = z.record(z.string(), z.unknown());

export type PasskeyOptions = z.infer<typeof passkeyOptions>;
