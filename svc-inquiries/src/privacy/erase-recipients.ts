import { ERASED_RECIPIENT, eventsAbout } from '@dealership/contracts';
import { expressionBuilder } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Notification } from '../notifications/notification.entity.js';

const eb = expressionBuilder<{ l: Notification }, 'l'>();

/** Matches records of e-mails to buyers; those to other visitors belong to their submissions. */
export const isToBuyer = eb.and([
  eb('l.audience', '=', 'visitor'),
  eb('l.event', 'in', eventsAbout('payment')),
  eb('l.recipient', '<>', ERASED_RECIPIENT),
]);

// Keep the row, since it prevents the e-mail from being sent twice.
const ERASE_RECIPIENTS = `
  UPDATE inquiries.notification SET recipient = '${ERASED_RECIPIENT}', last_error = NULL, subject = NULL, remaining = NULL
  WHERE id = ANY($1)`;

/** Erases the recipients and subjects of e-mails. */
export const eraseRecipients = (manager: EntityManager, ids: number[]): Promise<unknown> =>
  manager.query(ERASE_RECIPIENTS, [ids]);
