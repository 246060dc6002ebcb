import { customerName } from '@dealership/contracts';
import type { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { Submission } from '../../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { Email } from '../../layout/email.js';
import { dubaiTimeText, staffEmail } from '../../layout/staff-email.js';
import { customerFacts } from '../customer-facts.js';
import { titleOfKind } from '../kind-title.js';

/** Sends staff the reminder they set. */
export function reminderDueEmail(
  { kind, remindAt, remindNote }: Pick<Conversation, 'kind' | 'remindAt' | 'remindNote'>,
  request: Submission,
  owner: string | undefined,
  dealer: DealerContact,
): Promise<Email> {
  const name = customerName(request);
  const facts = [
    ...(remindNote ? [{ label: 'To do', text: remindNote, long: true }] : []),
    ...(remindAt ? [{ label: 'Reminder for', text: dubaiTimeText(remindAt) }] : []),
    { label: 'Looks after it', text: owner ?? 'nobody' },
    ...customerFacts(request, kind, dealer),
  ];
  const subject = `${referenceOf({ ...request, kind })} Reminder: ${titleOfKind(kind)}, ${name}`;
  return staffEmail({ subject, name, email: request.email, facts, request: { kind, number: request.id } }, dealer);
}
