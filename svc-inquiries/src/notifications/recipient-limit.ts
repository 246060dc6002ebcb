import type { EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';

const RECIPIENT_LOCK = 7_242_003;

/** Confirmations that one address gets at most, whatever the forms: anybody may type anybody's. */
export interface RecipientLimit {
  perHour: number;
  perDay: number;
}

/** What an address got of late, besides that notification. */
async function sentLately(manager: EntityManager, id: number, address: string): Promise<{ hour: number; day: number }> {
  const counts = await manager
    .createQueryBuilder(Notification, 'n')
    .select(`count(*) FILTER (WHERE n.created_at > now() - interval '1 hour')`, 'hour')
    .addSelect('count(*)', 'day')
    .where(`n.audience = 'visitor' AND lower(n.recipient) = lower(:address) AND n.id <> :id`, { address, id })
    .andWhere(`n.created_at > now() - interval '1 day' AND n.state IN ('sending', 'sent') AND n.event NOT LIKE 'payment.%'`)
    .getRawOne<{ hour: string; day: string }>();
  return { hour: Number(counts?.hour), day: Number(counts?.day) };
}

/** Takes one of the address's places, by `take` in the same transaction; false when there is none left. */
export const takePlace = (
  manager: EntityManager,
  { id, address, limit }: { id: number; address: string; limit: RecipientLimit },
  take: (manager: EntityManager) => Promise<unknown>,
): Promise<boolean> =>
  manager.transaction(async (transaction) => {
    // Two at once would both see the last place free.
    await transaction.query('SELECT pg_advisory_xact_lock($1, hashtext(lower($2)))', [RECIPIENT_LOCK, address]);
    const { hour, day } = await sentLately(transaction, id, address);
    if (hour >= limit.perHour || day >= limit.perDay) return false;
    await take(transaction);
    return true;
  });
