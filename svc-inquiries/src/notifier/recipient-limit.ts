import type { EventName } from '@dealership/contracts';
import { lockForTransaction, queriesOn } from '@dealership/service-kit';
import { daysAgo } from '@dealership/service-kit/background';
import { type SqlBool, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Notification } from '../notifications/notification.entity.js';

/**
 * Events that e-mail an address anybody could have typed. All others are triggered by staff or by the reader of an
 * e-mail.
 */
const UNSOLICITED_EVENTS: EventName[] = [
  'inquiry.submitted',
  'reservation.submitted',
  'newsletter.requested',
  'search-alert.requested',
  'payment.failed',
];

/** Whether a letter counts towards the limit, and is held back by it. */
export const isUnsolicited = ({ event, audience }: Pick<Notification, 'event' | 'audience'>): boolean =>
  audience === 'visitor' && UNSOLICITED_EVENTS.includes(event);

/** Unasked letters that one address gets at most, whatever the forms: anybody may type anybody's. */
export interface RecipientLimit {
  perHour: number;
  perDay: number;
}

/** What an address got of them of late, besides that notification. */
const sentLately = (manager: EntityManager, id: number, address: string) =>
  queriesOn<{ 'inquiries.notification': Notification }>(manager)
    .selectFrom('inquiries.notification as n')
    .select([
      sql<number>`count(*) FILTER (WHERE n.created_at > now() - interval '1 hour')::integer`.as('hour'),
      sql<number>`count(*)::integer`.as('day'),
    ])
    .where('n.audience', '=', 'visitor')
    .where('n.state', 'in', ['sending', 'sent'])
    .where('n.id', '<>', id)
    .where('n.createdAt', '>', daysAgo(1))
    .where('n.event', 'in', UNSOLICITED_EVENTS)
    .where(sql<SqlBool>`lower(n.recipient) = lower(${address})`)
    .executeTakeFirstOrThrow();

/** Takes one of the address's places, by `take` in the same transaction; false when there is none left. */
export const reserveQuota = (
  manager: EntityManager,
  { id, address, limit }: { id: number; address: string; limit: RecipientLimit },
  take: (manager: EntityManager) => Promise<unknown>,
): Promise<boolean> =>
  manager.transaction(async (transaction) => {
    // Two at once would both see the last place free.
    await lockForTransaction(transaction, 'inquiries.recipient', address.toLowerCase());
    const { hour, day } = await sentLately(transaction, id, address);
    if (hour >= limit.perHour || day >= limit.perDay) return false;
    await take(transaction);
    return true;
  });
