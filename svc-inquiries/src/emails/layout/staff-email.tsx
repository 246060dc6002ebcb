import { type InboxKind, inboxPath, LANGUAGES, type Language } from '@dealership/contracts';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import { momentText } from '../../texts/moments.js';
import { Button, LeftToRight, Link, Paragraph } from './elements/elements.js';
import { type Fact, FactTable } from './elements/fact.js';
import type { Email } from './email.js';
import { renderEmail } from './rendering/render-email.js';

/** An e-mail to staff about a customer. `email`: the address that replies go to; without one, the dealer's. */
export interface StaffEmailContent {
  subject: string;
  name: string;
  email: string | null;
  /** Precedes the customer's own words. */
  first?: Fact;
  /** Those without a text are left out. */
  facts: Fact[];
  /** The request that it is about, to link to it in the admin. */
  request?: { kind: InboxKind; number: number };
  /** Path of another page of the admin that it is about. */
  page?: string;
}

export const dubaiTimeText = (time: Date): string => momentText(time, 'en');

export const languageName = (code: Language): string => LANGUAGES.find((language) => language.code === code)?.name ?? code;

/** Name of an entry, linked to it in the admin. */
export const entryFact = (label: string, text: string, path: string, { publicUrl }: DealerContact): Fact => ({
  label,
  text,
  content: <Link href={publicUrl + path}>{text}</Link>,
});

export const emailFact = (email: string | null): Fact => ({
  label: 'Email',
  text: email ?? '',
  ...(email && {
    content: (
      <Link href={`mailto:${encodeURI(email)}`}>
        <LeftToRight>{email}</LeftToRight>
      </Link>
    ),
  }),
});

/** Whether the text is more than a word or two, such as 'None'. */
const isMessage = ({ long, text }: Fact): boolean => long === true && text.length > 12;

/** Only an answer from the admin is stored with its request and stops the reply clock. */
const howToAnswer = ({ name, request }: StaffEmailContent): string =>
  request
    ? `Answer ${name} in the admin: a reply from your own email client reaches the customer, but it is not kept with the request and does not stop its clock.`
    : `Reply to this email to answer ${name}.`;

/** The facts that have a value, the customer's own words first. */
function sortedFacts({ first, facts }: StaffEmailContent): Fact[] {
  const given = facts.filter(({ text }) => text).map((fact) => ({ ...fact, long: isMessage(fact) }));
  return [...(first ? [first] : []), ...given.filter(({ long }) => long), ...given.filter(({ long }) => !long)];
}

/** An e-mail to staff with every fact. Its Reply-To is the customer's address, if there is one. */
export function staffEmail(news: StaffEmailContent, dealer: DealerContact): Promise<Email> {
  const { subject, name, email, request } = news;
  const page = request ? inboxPath(request.kind, request.number) : news.page;
  const replyTo = email ? { name, address: email } : { name: dealer.siteNames.en, address: dealer.email };
  return renderEmail(
    { subject, replyTo },
    {
      language: 'en',
      siteName: dealer.siteNames.en,
      title: subject,
      body: (
        <>
          <FactTable facts={sortedFacts(news)} quotation="div" />
          {page && (
            <Paragraph>
              <Button href={dealer.publicUrl + page}>Open in the admin</Button>
            </Paragraph>
          )}
        </>
      ),
      footer: howToAnswer(news),
    },
  );
}
