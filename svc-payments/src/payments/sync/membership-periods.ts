import type { EntityManager } from 'typeorm';
import { Membership } from '../membership.entity.js';
import { membershipEnd } from './membership-end.js';

type Period = Pick<Membership, 'id' | 'memberEmail' | 'startDate' | 'endDate'>;

interface OtherMembership {
  id: number;
  start_date: Date;
  end_date: Date;
  months: number;
}

const OTHERS = `
  SELECT other.id, other.start_date, other.end_date, payment.duration_months AS months
  FROM payments.subscription other JOIN payments.payment ON payment.id = other.payment_id
  WHERE other.member_email = $1 AND other.payment_status = 'completed' AND other.id <> $2
  ORDER BY other.start_date`;

const othersOf = (manager: EntityManager, { id, memberEmail }: Period) =>
  manager.query<OtherMembership[]>(OTHERS, [memberEmail, id]);

/** Lets each membership start when the previous one ends. */
async function chain(manager: EntityManager, from: Date, later: OtherMembership[]): Promise<void> {
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
  const others = await othersOf(manager, ended);
  const later = others.filter(({ start_date }) => start_date >= ended.endDate);
  // Renewals may have been moved up into this period before, if its refund is repeated.
  const filled = others.filter((other) => !later.includes(other)).map(({ end_date }) => end_date.getTime());
  const from = new Date(Math.max(ended.startDate.getTime(), now.getTime(), ...filled));
  if (from < ended.endDate) await chain(manager, from, later);
}

/** Moves the member's renewals back behind a membership that is valid again. The caller holds the member's lock. */
export async function moveRenewalsBack(manager: EntityManager, restored: Period): Promise<void> {
  const later = (await othersOf(manager, restored)).filter(({ id }) => id > restored.id);
  if (later.some(({ start_date }) => start_date < restored.endDate)) await chain(manager, restored.endDate, later);
}
