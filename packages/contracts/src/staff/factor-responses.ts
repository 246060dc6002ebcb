import { z } from 'zod';

/** What an authenticator app is set up with. Shown once. */
export const totpSecret = z.strictObject({
  secret: z.string().describe('Base32'),
  address: z.string().describe('otpauth://, for a QR code'),
});

export type TotpSecret = z.infer<typeof totpSecret>;

export const recoveryCodes = z.strictObject({
  recoveryCodes: z.array(z.string()).describe('Shown once; empty: those that the person has stay good'),
});

export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** What `navigator.credentials` takes, as JSON. */
export const passkeyOptions = z.record(z.string(), z.unknown());

export type PasskeyOptions = z.infer<typeof passkeyOptions>;
