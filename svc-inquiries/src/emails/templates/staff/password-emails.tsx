import { INVITATION_LINK_DAYS, localize, PASSWORD_LINK_MINUTES, PASSWORD_PAGE, type PasswordEmail } from '@dealership/contracts';
import type { ReactNode } from 'react';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import { Button, LeftToRight, Link, Paragraph } from '../../layout/elements/elements.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';

function emailTo({ purpose, name, language }: PasswordEmail, dealer: DealerContact) {
  const site = localize(dealer.siteNames, language);
  const texts = TEXTS[language].password[purpose];
  const filled = (text: string) => fill(language, text, { site, name });
  const envelope = { subject: emailSubject(language, texts.subject, site), replyTo: { name: site, address: dealer.email } };
  const write = (body: ReactNode) =>
    renderEmail(envelope, { language, siteName: site, title: texts.subject, body, footer: filled(texts.why) });
  return { filled, write };
}

/** Explains that the password of the configured account cannot be reset by e-mail. */
export function configuredPasswordEmail(details: PasswordEmail, dealer: DealerContact): Promise<Email> {
  const { filled, write } = emailTo(details, dealer);
  return write(<Paragraph>{filled(TEXTS[details.language].password.configured.text)}</Paragraph>);
}

/** Sends a member of staff the link to set or reset their password. */
export function passwordEmail(
  details: PasswordEmail & { purpose: 'invitation' | 'reset' },
  dealer: DealerContact,
  token: string,
): Promise<Email> {
  const { purpose, language } = details;
  const { filled, write } = emailTo(details, dealer);
  const texts = TEXTS[language].password[purpose];
  const validity = fill(language, texts.validity, {
    days: String(INVITATION_LINK_DAYS),
    minutes: String(PASSWORD_LINK_MINUTES),
  });
  const target = pageUrl(dealer, { page: PASSWORD_PAGE, language, token });
  return write(
    <>
      <Paragraph>{filled(texts.text)}</Paragraph>
      <Paragraph>
        <Button href={target}>{texts.action}</Button>
      </Paragraph>
      <Paragraph>
        {fill(language, TEXTS[language].password.hint, { validity })}
        <br />
        <Link href={target}>
          <LeftToRight>{target}</LeftToRight>
        </Link>
      </Paragraph>
    </>,
  );
}
