import { customerName, type InboxKind, inboxPath } from '@dealership/contracts';
import { referenceOf } from '../../requests/submissions/reference.js';
import type { Submission } from '../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import { LeftToRight, Link } from '../layout/elements/elements.js';
import type { Fact } from '../layout/elements/fact.js';
import { dubaiTimeText, emailFact, entryFact, languageName } from '../layout/staff-email.js';

/** The phone number as it was typed, with the complete one where the country's code was left out. */
function phoneFact({ phone, phoneE164 }: Submission): Fact {
  if (!phone) return { label: 'Phone', text: '' };
  const text = phoneE164 && !phone.startsWith('+') ? `${phone} (${phoneE164})` : phone;
  const number = <LeftToRight>{text}</LeftToRight>;
  return { label: 'Phone', text, content: phoneE164 ? <Link href={`tel:${phoneE164}`}>{number}</Link> : number };
}

/** Whose submission it is, and which one, in e-mails to staff. */
export const customerFacts = (submission: Submission, kind: InboxKind, dealer: DealerContact): Fact[] => [
  { label: 'Name', text: customerName(submission) },
  emailFact(submission.email),
  phoneFact(submission),
  { label: 'Language', text: languageName(submission.language) },
  entryFact('Reference', referenceOf({ ...submission, kind }), inboxPath(kind, submission.id), dealer),
  { label: 'Received', text: dubaiTimeText(submission.createdAt) },
];
