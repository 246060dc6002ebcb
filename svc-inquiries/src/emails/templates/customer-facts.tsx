import { customerName, type InboxKind, inboxPath, whatsappLink } from '@dealership/contracts';
import { internationalPhone } from '../../requests/submissions/phone.js';
import { referenceOf } from '../../requests/submissions/reference.js';
import type { Submission } from '../../requests/submissions/submission.entity.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import { LeftToRight, Link } from '../layout/elements/elements.js';
import type { Fact } from '../layout/elements/fact.js';
import { dubaiTimeText, emailFact, entryFact, languageName } from '../layout/staff-email.js';

/** Links to the complete number, followed by the number as typed if it lacks the country code. */
export function phoneFact({ phone, phoneE164 }: Pick<Submission, 'phone' | 'phoneE164'>): Fact {
  const fact = { label: 'Phone', text: phone ?? '' };
  if (!phone || !phoneE164) return { ...fact, content: <LeftToRight>{phone}</LeftToRight> };
  return {
    ...fact,
    content: (
      <>
        <Link href={`tel:${phoneE164}`}>
          <LeftToRight>{internationalPhone(phoneE164)}</LeftToRight>
        </Link>
        {!/^\s*(\+|00)/.test(phone) && (
          <>
            {' '}
            (<LeftToRight>{phone}</LeftToRight>)
          </>
        )}
        {' · '}
        <Link href={whatsappLink(phoneE164.slice(1))}>WhatsApp</Link>
      </>
    ),
  };
}

/** Sender and reference of a submission, in e-mails to staff. */
export const customerFacts = (submission: Submission, kind: InboxKind, dealer: DealerContact): Fact[] => [
  { label: 'Name', text: customerName(submission) },
  emailFact(submission.email),
  phoneFact(submission),
  { label: 'Language', text: languageName(submission.language) },
  entryFact('Reference', referenceOf({ ...submission, kind }), inboxPath(kind, submission.id), dealer),
  { label: 'Received', text: dubaiTimeText(submission.createdAt) },
];
