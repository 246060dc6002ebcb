import { ERASED_RECIPIENT } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';

/** SQL that is true of the record `l` of an e-mail to a buyer; those to other visitors belong to what they sent. */
export const IS_TO_BUYER = `l.audience = 'visitor' AND l.event LIKE 'payment.%' AND l.recipient <> '${ERASED_RECIPIENT}'`;

// The row stays: it keeps the e-mail from being sent twice.
const ERASE_RECIPIENTS = `UPDATE inquiries.notification SET recipient = '${ERASED_RECIPIENT}', last_error = NULL WHERE id = ANY($1)`;

/** Forgets to whom e-mails went. */
export const eraseRecipients = (manager: EntityManager, ids: number[]): Promise<unknown> =>
  manager.query(ERASE_RECIPIENTS, [ids]);
