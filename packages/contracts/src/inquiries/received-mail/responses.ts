import { z } from 'zod';
import { staffPage } from '../../fields/staff/staff-page.js';
import { timestamp } from '../../fields/timestamp.js';
import { INBOX_KINDS } from '../inbox/inbox.js';
import { RECEIVED_MAIL_REASONS, RECEIVED_MAIL_STATES } from './received-mail.js';

const receivedMail = z.strictObject({
  id: z.int(),
  kind: z.enum(INBOX_KINDS),
  number: z.int().describe('The number of the request that the e-mail is addressed to.'),
  reference: z.string().describe('The reference of that request, which its sender knows.'),
  sender: z.string().describe('The sender as given by the sending server; empty for delivery reports.'),
  size: z.int().describe('The size in bytes.'),
  state: z.enum(RECEIVED_MAIL_STATES),
  reason: z.enum(RECEIVED_MAIL_REASONS).nullable(),
  attempts: z.int(),
  receivedAt: timestamp,
});

/** A mail addressed to a request that is not among its messages. */
export type ListedMail = z.infer<typeof receivedMail>;

export const receivedMailPage = staffPage(receivedMail).extend({
  failed: z.int().describe('The number of e-mails that could not be read or added to their request.'),
});

export type ReceivedMailPage = z.infer<typeof receivedMailPage>;
