import type { Submission } from '../../submissions/submission.entity.js';
import type { Fact } from '../emails/fact.js';
import { leftToRight, link } from '../emails/layout.js';
import { dubaiTimeText, emailFact, languageName } from '../emails/staff-email.js';

export const fullName = ({ firstName, lastName }: Pick<Submission, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

function phoneFacts({ phone, phoneE164 }: Submission): Fact[] {
  if (!phone) return [{ label: 'Phone', text: '' }];
  const typed = { label: 'Phone', text: phone, html: leftToRight(phone) };
  if (!phoneE164) return [typed];
  return [typed, { label: 'Call back', text: phoneE164, html: link(`tel:${phoneE164}`, leftToRight(phoneE164)) }];
}

/** What the staff read first of every submission. */
export const personFacts = (submission: Submission, kind: string): Fact[] => [
  { label: 'Number', text: `${submission.id}` },
  { label: 'Kind', text: kind },
  { label: 'Received', text: dubaiTimeText(submission.createdAt) },
  { label: 'Name', text: fullName(submission) },
  emailFact(submission.email),
  ...phoneFacts(submission),
  { label: 'Language', text: languageName(submission.language) },
];
