import { ERASED_RECIPIENT, type EventName } from '@dealership/contracts';
import { expressionBuilder, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Notification } from '../notifications/notification.entity.js';

const eb = expressionBuilder<{ l: Notification }, 'l'>();

/** True of the record of an e-mail to a buyer; those to other visitors belong to what they sent. */
export const isToBuyer = eb.and([
  eb('l.audience', '=', 'visitor'),
  eb.or([eb('l.event', 'like', sql<EventName>`'payment.%'`), eb('l.event', 'like', sql<EventName>`'membership.%'`)]),
  eb('l.recipient', '<>', ERASED_RECIPIENT),
]);

// The row stays: it keeps the e-mail from being sent twice.
const ERASE_RECIPIENTS = `UPDATE inquiries.notification SET recipient = '${ERASED_RECIPIENT}', last_error = NULL WHERE id = ANY($1)`;

/** Forgets to whom e-mails went. */
export const eraseRecipients = (manager: EntityManager, ids: number[]): Promise<unknown> =>
  manager.query(ERASE_RECIPIENTS, [ids]);
