import { inLanguage, PASSWORD_LINK_MINUTES, PASSWORD_PAGE, type PasswordLetter } from '@dealership/contracts';
import { Button, LeftToRight, Link, Paragraph } from '../emails/elements.js';
import type { Email } from '../emails/email.js';
import { pageUrl } from '../emails/page-url.js';
import { renderEmail } from '../emails/render-email.js';
import { fill, TEXTS } from '../locales.js';
import type { DealerContact } from '../lookups/dealer-contact.js';

/** Brings somebody of the staff the link to a first or another password. */
export function passwordEmail({ purpose, name, language }: PasswordLetter, dealer: DealerContact, token: string): Promise<Email> {
  const { email } = dealer;
  const siteName = inLanguage(dealer.siteNames, language);
  const texts = TEXTS[language].password[purpose];
  const filled = (text: string) => fill(language, text, { site: siteName, name, minutes: String(PASSWORD_LINK_MINUTES) });
  const target = pageUrl(dealer, { page: PASSWORD_PAGE, language, token });
  const body = (
    <>
      <Paragraph>{filled(texts.text)}</Paragraph>
      <Paragraph>
        <Button href={target}>{texts.action}</Button>
      </Paragraph>
      <Paragraph>
        {filled(TEXTS[language].password.hint)}
        <br />
        <Link href={target}>
          <LeftToRight>{target}</LeftToRight>
        </Link>
      </Paragraph>
    </>
  );
  const envelope = { subject: `${texts.subject} – ${siteName}`, replyTo: { name: siteName, address: email } };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer: filled(texts.why) });
}
