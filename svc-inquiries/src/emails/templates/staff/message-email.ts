import { customerName } from '@dealership/contracts';
import type { Conversation } from '../../../requests/conversations/conversation.entity.js';
import type { ConversationMessage } from '../../../requests/conversations/conversation-message.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { Submission } from '../../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { Fact } from '../../layout/elements/fact.js';
import type { Email } from '../../layout/email.js';
import { staffEmail } from '../../layout/staff-email.js';
import { customerFacts } from '../customer-facts.js';
import { titleOfKind } from '../kind-title.js';

type Message = Pick<ConversationMessage, 'direction' | 'address' | 'body' | 'error' | 'refusedFiles'>;

function messageFacts({ direction, address, body, error, refusedFiles }: Message, request: Submission): Fact[] {
  if (direction === 'out')
    return [
      { label: 'Mail server', text: error ?? '' },
      { label: 'What was sent', text: body, long: true },
    ];
  const other = address && address.toLowerCase() !== request.email?.toLowerCase();
  return [
    ...(other ? [{ label: 'Written from', text: address }] : []),
    ...(refusedFiles.length ? [{ label: 'Files not kept', text: refusedFiles.join(', ') }] : []),
    { label: 'Message', text: body, long: true },
  ];
}

/** Notifies staff of a message from the customer, or of a reply that bounced. */
export function messageEmail(
  { kind }: Pick<Conversation, 'kind'>,
  message: Message,
  request: Submission,
  dealer: DealerContact,
): Promise<Email> {
  const name = customerName(request);
  const what = message.direction === 'in' ? 'Answer' : 'Not delivered';
  const facts = [...customerFacts(request, kind, dealer), ...messageFacts(message, request)];
  const subject = `${referenceOf({ ...request, kind })} ${what}: ${titleOfKind(kind)}, ${name}`;
  return staffEmail({ subject, name, email: request.email, facts, request: { kind, number: request.id } }, dealer);
}
