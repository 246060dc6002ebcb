import { z } from 'zod';
import { ROLES } from '../../endpoint/roles.js';
import { timestamp } from '../../fields/timestamp.js';

export const staffSession = z.strictObject({
  expiresAt: timestamp.describe('The time at which the session expires unless it is used before.'),
  endsIn: z.int().describe('The number of seconds until the session expires.'),
  role: z.enum(ROLES),
  person: z.strictObject({ id: z.int(), name: z.string() }),
  mustEnrol: z
    .boolean()
    .describe("Whether a second factor must be set up first. Until then, the session is restricted to the caller's account."),
});

/** One of the caller's sessions. */
export const ownSession = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  address: z.string(),
  device: z.string().describe('The user agent of the browser.'),
  startedAt: timestamp,
});

export type OwnSession = z.infer<typeof ownSession>;

export type StaffSession = z.infer<typeof staffSession>;
