import { businessMinutes, customerName } from '@dealership/contracts';
import type { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { Submission } from '../../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { Email } from '../../layout/email.js';
import { dubaiTimeText, staffEmail } from '../../layout/staff-email.js';
import { customerFacts } from '../customer-facts.js';

/** Business minutes as text: '2 h 10 min'. */
function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

interface Waiting
  extends Pick<Conversation, 'kind' | 'dueAt' | 'waitingSince' | 'customerRepliedAt' | 'answeredAt' | 'undeliveredAt'> {
  /** The customer moved the appointment, and staff have not confirmed the new time. */
  isMoved: boolean;
}

/** What the customer is waiting for. */
function waitingFor({ kind, customerRepliedAt, answeredAt, undeliveredAt, isMoved }: Waiting): string {
  if (undeliveredAt) return 'an answer that arrives: the last one did not';
  if (!answeredAt) return 'the first answer';
  if (customerRepliedAt) return 'an answer to what the customer wrote since';
  if (kind === 'membership') return 'the representative to be named';
  return isMoved ? 'the appointment to be confirmed, which the customer moved' : 'word of a step of the journey that is late';
}

/** Reminds staff of a request that waits for an answer. */
export function replyDueEmail(
  conversation: Waiting,
  request: Submission,
  owner: string | undefined,
  dealer: DealerContact,
): Promise<Email> {
  const { kind, dueAt, waitingSince } = conversation;
  const left = dueAt ? businessMinutes(dealer.hours, new Date(), dueAt) : 0;
  const isLate = left <= 0;
  const span = spanText(Math.abs(left));
  const name = customerName(request);
  const facts = [
    { label: 'Answer', text: isLate ? `late by ${span} of opening` : `${span} of opening left` },
    ...(dueAt ? [{ label: 'Answer by', text: dubaiTimeText(dueAt) }] : []),
    { label: 'Waits for', text: waitingFor(conversation) },
    ...(waitingSince ? [{ label: 'Waits since', text: dubaiTimeText(waitingSince) }] : []),
    { label: 'Looks after it', text: owner ?? 'nobody' },
    ...customerFacts(request, kind, dealer),
  ];
  const subject = `${referenceOf({ ...request, kind })} ${isLate ? `Late by ${span}` : `Answer within ${span}`}: ${name}`;
  return staffEmail({ subject, name, email: request.email, facts, request: { kind, number: request.id } }, dealer);
}
