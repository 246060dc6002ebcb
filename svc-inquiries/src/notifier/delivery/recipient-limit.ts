import { EVENT_NAMES, isUnsolicitedEvent } from '@dealership/contracts';
import { daysAgo } from '@dealership/service-kit/background';
import { lockForTransaction, queriesOn } from '@dealership/service-kit/database';
import { type SqlBool, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Notification } from '../../notifications/notification.entity.js';

const UNSOLICITED_EVENTS = EVENT_NAMES.filter(isUnsolicitedEvent);

/** Whether an e-mail counts towards the limit and is withheld beyond it. */
export const isUnsolicited = ({ event, audience }: Pick<Notification, 'event' | 'audience'>): boolean =>
  audience === 'visitor' && UNSOLICITED_EVENTS.includes(event);

/** Maximum number of unsolicited e-mails to one address, across all forms: anybody can type anybody's address. */
export interface RecipientLimit {
  perHour: number;
  perDay: number;
}

/** Recent unsolicited e-mails to the address, not counting the given notification. */
const recentlySent = (manager: EntityManager, id: number, address: string) =>
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

/**
 * Reserves one e-mail of the address's quota, running `take` in the same transaction; false if the quota is used up.
 */
export const reserveQuota = (
  manager: EntityManager,
  { id, address, limit }: { id: number; address: string; limit: RecipientLimit },
  take: (manager: EntityManager) => Promise<unknown>,
): Promise<boolean> =>
  manager.transaction(async (transaction) => {
    // Two concurrent calls would both see the last one free.
    await lockForTransaction(transaction, 'inquiries.recipient', address.toLowerCase());
    const { hour, day } = await recentlySent(transaction, id, address);
    if (hour >= limit.perHour || day >= limit.perDay) return false;
    await take(transaction);
    return true;
  });
