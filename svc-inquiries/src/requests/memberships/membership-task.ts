import type { InboxState, MembershipTask, PaymentNotice } from '@dealership/contracts';
import type { Conversation } from '../conversations/conversation.entity.js';
import { remainingWait } from '../conversations/waits.js';

const ENDED: Partial<Record<PaymentNotice['state'], MembershipTask['ended']>> = {
  refunding: 'refunded',
  refunded: 'refunded',
  'charged-back': 'charged-back',
};

/** The part of a membership stored in the inbox: its fulfilment, without the payment. */
export const taskOf = (notice: PaymentNotice): MembershipTask => ({
  order: notice.id,
  membership: notice.subscriptionId,
  planName: notice.planName,
  durationMonths: notice.durationMonths,
  endDate: notice.endDate,
  loginSentAt: notice.loginSentAt,
  representative: notice.representative?.name ?? null,
  ended: ENDED[notice.state] ?? null,
});

/** Memberships from before fulfilment was introduced have no `dueAt`. */
export const isToFulfil = ({ state, endDate, dueAt, loginSentAt, representative }: PaymentNotice): boolean =>
  state === 'succeeded' &&
  dueAt !== null &&
  endDate !== null &&
  Date.parse(endDate) > Date.now() &&
  !(loginSentAt && representative);

type RequestState = Pick<
  Conversation,
  'state' | 'answeredAt' | 'answer' | 'waitingSince' | 'lostReason' | 'customerRepliedAt' | 'undeliveredAt'
>;

/** The request's state after the membership changed from `was` to `now`; staff's own changes stay. */
export function stateAfterTask(row: RequestState, was: MembershipTask, now: MembershipTask): RequestState {
  if (row.state === 'spam') return row;
  if (now.ended) return was.ended ? row : { ...row, state: 'lost', waitingSince: null, lostReason: null };
  const login = now.loginSentAt ? new Date(now.loginSentAt) : null;
  const needsRepresentative = login !== null && !now.representative;
  const answeredAt = row.answeredAt ?? login;
  const answer = row.answer ?? (row.answeredAt === null && login ? 'reply' : null);
  if (was.ended) {
    const state: InboxState = answeredAt ? 'answered' : 'new';
    return { ...row, state, answeredAt, answer, waitingSince: answeredAt && !needsRepresentative ? null : new Date() };
  }
  if (!login || row.state === 'won' || row.state === 'lost') return row;
  if (!was.loginSentAt) {
    const left = remainingWait(row);
    const state = needsRepresentative || row.state === 'new' ? 'answered' : row.state;
    return { ...row, state, answeredAt, answer, waitingSince: left ?? (needsRepresentative ? login : null) };
  }
  if (!was.representative && now.representative) return { ...row, waitingSince: remainingWait(row) };
  return row;
}
