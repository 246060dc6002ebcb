import type { InboxState, MembershipTask, PaymentNotice } from '@dealership/contracts';
import type { Conversation } from '../conversations/conversation.entity.js';

const ENDED: Partial<Record<PaymentNotice['state'], MembershipTask['ended']>> = {
  refunding: 'refunded',
  refunded: 'refunded',
  'charged-back': 'charged-back',
};

/** What the inbox keeps of a membership: what is done for the member, and nothing of the money. */
export const taskOf = (notice: PaymentNotice): MembershipTask => ({
  order: notice.id,
  membership: notice.subscriptionId,
  planName: notice.planName,
  durationMonths: notice.durationMonths,
  loginSentAt: notice.loginSentAt,
  representative: notice.representative?.name ?? null,
  ended: ENDED[notice.state] ?? null,
});

/** Memberships of before there was a fulfilment have no `dueAt`. */
export const isToFulfil = ({ state, endDate, dueAt, loginSentAt, representative }: PaymentNotice): boolean =>
  state === 'succeeded' &&
  dueAt !== null &&
  endDate !== null &&
  Date.parse(endDate) > Date.now() &&
  !(loginSentAt && representative);

type Standing = Pick<Conversation, 'state' | 'answeredAt' | 'answer' | 'waitsFrom' | 'lostReason'>;

/** How the request stands after the membership went from `was` to `now`; what staff made of it besides stays. */
export function followed(row: Standing, was: MembershipTask, now: MembershipTask): Standing {
  if (row.state === 'spam') return row;
  if (now.ended) return was.ended ? row : { ...row, state: 'lost', waitsFrom: null, lostReason: null };
  const answeredAt = row.answeredAt ?? (now.loginSentAt ? new Date(now.loginSentAt) : null);
  const answer = row.answer ?? (row.answeredAt === null && now.loginSentAt ? 'reply' : null);
  if (was.ended) {
    const state: InboxState = answeredAt ? 'answered' : 'new';
    return { ...row, state, answeredAt, answer, waitsFrom: answeredAt ? null : new Date() };
  }
  if (was.loginSentAt || !now.loginSentAt || row.state !== 'new') return row;
  // What the member asked meanwhile still waits: the database keeps it so.
  return { ...row, state: 'answered', answeredAt, answer };
}
