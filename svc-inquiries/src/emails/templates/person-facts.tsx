import { type InboxKind, inboxPath, personName } from '@dealership/contracts';
import { referenceOf } from '../../requests/submissions/reference.js';
import type { Submission } from '../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import { LeftToRight, Link } from '../layout/elements.js';
import type { Fact } from '../layout/fact.js';
import { dubaiTimeText, emailFact, entryFact, languageName } from '../layout/staff-email.js';

function phoneFacts({ phone, phoneE164 }: Submission): Fact[] {
  if (!phone) return [{ label: 'Phone', text: '' }];
  const typed = { label: 'Phone', text: phone, content: <LeftToRight>{phone}</LeftToRight> };
  if (!phoneE164) return [typed];
  const call = (
    <Link href={`tel:${phoneE164}`}>
      <LeftToRight>{phoneE164}</LeftToRight>
    </Link>
  );
  return [typed, { label: 'Call back', text: phoneE164, content: call }];
}

/** The first facts of every submission in e-mails to staff. */
export const personFacts = (submission: Submission, kind: InboxKind, title: string, dealer: DealerContact): Fact[] => [
  entryFact('Reference', referenceOf({ ...submission, kind }), inboxPath(kind, submission.id), dealer),
  { label: 'Kind', text: title },
  { label: 'Received', text: dubaiTimeText(submission.createdAt) },
  { label: 'Name', text: personName(submission) },
  emailFact(submission.email),
  ...phoneFacts(submission),
  { label: 'Language', text: languageName(submission.language) },
];
