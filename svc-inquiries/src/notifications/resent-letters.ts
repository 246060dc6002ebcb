import { NO_LONGER_DUE } from '@dealership/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { EventEmail } from './event-email.js';
import { Notification } from './notification.entity.js';
import type { NotifiedEvent } from './notified-event.js';

type Addressed = Pick<EventEmail, 'audience' | 'language'>;

/** Whether one of the e-mails that an event calls for is the one of the record. */
export const isDue = (emails: Addressed[], { audience, language }: Addressed): boolean =>
  emails.some((email) => email.audience === audience && email.language === language);

/** What staff have sent again and nothing calls for any more was sent, once, as before. */
export async function keepAsSent(manager: EntityManager, notified: NotifiedEvent, emails: Addressed[]): Promise<void> {
  const waiting = { state: 'pending', sentBefore: Not(IsNull()) } as const;
  const sent = { state: 'sent', sentAt: () => '"sent_before"', sentBefore: null, lastError: NO_LONGER_DUE } as const;
  for (const row of await manager.findBy(Notification, { ...notified, ...waiting }))
    if (!isDue(emails, row)) await manager.update(Notification, { id: row.id, ...waiting }, sent);
}
