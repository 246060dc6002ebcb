import { LANGUAGES, type Language } from '@dealership/contracts';
import type { DealerContact } from '../../site/dealer-contact.js';
import { LeftToRight, Link, lines } from './elements.js';
import type { Email } from './email.js';
import { type Fact, FactTable } from './fact.js';
import { renderEmail } from './render-email.js';

/** What the staff read of somebody. `email`: who gets their answer. */
export interface StaffNews {
  subject: string;
  name: string;
  email: string;
  requestId: string;
  facts: Fact[];
}

const DUBAI = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Dubai' });

export const dubaiTimeText = (time: Date): string => `${DUBAI.format(time)} (Asia/Dubai)`;

export const languageName = (code: Language): string => LANGUAGES.find((language) => language.code === code)?.name ?? code;

/** Where an entry of a list is in the admin. */
export const entryPath = (tab: string, id: number): string => `/admin?${new URLSearchParams({ tab, entry: String(id) })}`;

/** What an entry is called, which leads to it in the admin. */
export const entryFact = (label: string, text: string, path: string, { publicUrl }: DealerContact): Fact => ({
  label,
  text,
  content: <Link href={publicUrl + path}>{text}</Link>,
});

export const emailFact = (email: string): Fact => ({
  label: 'Email',
  text: email,
  content: (
    <Link href={`mailto:${encodeURI(email)}`}>
      <LeftToRight>{email}</LeftToRight>
    </Link>
  ),
});

const orNotGiven = (fact: Fact): Fact => (fact.text ? fact : { label: fact.label, text: 'not given' });

/** An e-mail to the staff: every fact, the long ones last. Answering it answers the person. */
export function staffEmail({ subject, name, email, requestId, facts }: StaffNews, dealer: DealerContact): Promise<Email> {
  const all = facts.map(orNotGiven);
  const sorted = [...all.filter(({ long }) => !long), ...all.filter(({ long }) => long)];
  const envelope = { subject, replyTo: { name, address: email } };
  return renderEmail(envelope, {
    language: 'en',
    siteName: dealer.siteNames.en,
    title: subject,
    body: <FactTable facts={sorted} quotation="div" />,
    footer: lines(`Reply to this email to answer ${name}.\nRequest ${requestId}`),
  });
}
