import { LANGUAGES, type Language } from '@dealership/contracts';
import type { DealerContact } from '../notification-settings.js';
import type { Email } from './email.js';
import { type Fact, factTable } from './fact.js';
import { html } from './html.js';
import { layout, leftToRight, link } from './layout.js';

/** What the staff are told of somebody. `email`: who gets their answer. */
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

export const emailFact = (email: string): Fact => ({
  label: 'E-mail',
  text: email,
  html: link(`mailto:${encodeURI(email)}`, leftToRight(email)),
});

const said = (fact: Fact): Fact => (fact.text ? fact : { label: fact.label, text: 'not given' });

const longText = ({ label, text }: Fact): string[] => ['', `${label}:`, '', text];

/** An e-mail to the staff: every fact, the long ones last. Answering it answers the person. */
export function staffEmail({ subject, name, email, requestId, facts }: StaffNews, dealer: DealerContact): Email {
  const all = facts.map(said);
  const short = all.filter(({ long }) => !long);
  const long = all.filter((fact) => fact.long);
  return {
    subject,
    replyTo: { name, address: email },
    text: [...short.map(({ label, text }) => `${label}: ${text}`), ...long.flatMap(longText), ''].join('\n'),
    html: layout({
      language: 'en',
      siteName: dealer.siteName,
      title: subject,
      body: factTable([...short, ...long]),
      footer: html`Reply to this e-mail to answer ${name}.<br>Request ${requestId}`,
    }),
  };
}
