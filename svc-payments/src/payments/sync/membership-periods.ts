import type { EntityManager } from 'typeorm';
import { Membership } from '../membership.entity.js';
import { membershipEnd } from './membership-end.js';

type Period = Pick<Membership, 'id' | 'memberEmail' | 'startDate' | 'endDate'>;

interface LaterMembership {
  id: number;
  start_date: Date;
  months: number;
}

const laterMemberships = (column: 'start_date' | 'id') => `
  SELECT later.id, later.start_date, payment.duration_months AS months
  FROM payments.subscription later JOIN payments.payment ON payment.id = later.payment_id
  WHERE later.member_email = $1 AND later.payment_status = 'completed' AND later.${column} >= $2 AND later.id <> $3
  ORDER BY later.start_date`;

/** Lets each membership start when the previous one ends. */
async function chain(manager: EntityManager, from: Date, later: LaterMembership[]): Promise<void> {
  let startDate = from;
  for (const { id, months } of later) {
    const endDate = membershipEnd(startDate, months);
    await manager.update(Membership, id, { startDate, endDate });
    startDate = endDate;
  }
}

/**
 * Moves the member's renewals up when a membership ends before its time, so that nobody waits for a period that was
 * refunded. The caller holds the member's lock.
 */
export async function moveRenewalsUp(manager: EntityManager, ended: Period, now: Date): Promise<void> {
  const from = ended.startDate > now ? ended.startDate : now;
  if (from >= ended.endDate) return;
  await chain(manager, from, await manager.query(laterMemberships('start_date'), [ended.memberEmail, ended.endDate, ended.id]));
}

/** Moves the member's renewals back behind a membership that is valid again. The caller holds the member's lock. */
export async function moveRenewalsBack(manager: EntityManager, restored: Period): Promise<void> {
  const bought = await manager.query<LaterMembership[]>(laterMemberships('id'), [restored.memberEmail, restored.id, restored.id]);
  if (bought.some(({ start_date }) => start_date < restored.endDate)) await chain(manager, restored.endDate, bought);
}
