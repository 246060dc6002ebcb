import { NO_LONGER_DUE } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { Notification } from '../../notifications/notification.entity.js';
import type { NotifiedEvent } from '../../notifications/notified-event.js';
import type { EventEmail } from './event-email.js';

type Addressed = Pick<EventEmail, 'audience' | 'language'>;

/** Whether the record's e-mail is among those required by its event. */
export const isDue = (emails: Addressed[], { audience, language }: Addressed): boolean =>
  emails.some((email) => email.audience === audience && email.language === language);

/**
 * A waiting e-mail that is no longer due never will be: an earlier copy was sent (and staff are resending it), or it
 * has failed.
 */
export async function settleNoLongerDue(manager: EntityManager, notified: NotifiedEvent, emails: Addressed[]): Promise<void> {
  const waiting = { ...notified, state: 'pending' } as const;
  for (const row of await manager.findBy(Notification, waiting)) {
    if (isDue(emails, row)) continue;
    const { id, sentBefore: sentAt } = row;
    const state = sentAt ? 'sent' : 'failed';
    await manager.update(Notification, { id, ...waiting }, { state, sentAt, sentBefore: null, lastError: NO_LONGER_DUE });
  }
}
