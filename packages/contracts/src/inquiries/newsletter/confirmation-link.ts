import { z } from 'zod';

/**
 * What the link of a confirmation e-mail is good for. `confirmed`: its subscription or alert is confirmed already.
 * `invalid`: unknown or expired.
 */
export const confirmationLink = z.strictObject({ state: z.enum(['open', 'confirmed', 'invalid']) });

export type ConfirmationLink = z.infer<typeof confirmationLink>;

export type ConfirmationLinkState = ConfirmationLink['state'];
