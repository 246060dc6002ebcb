import { type Language, localize } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import type { Webhook } from '../../../webhooks/webhook.entity.js';
import { Button, LeftToRight, Link, Paragraph } from '../../layout/elements/elements.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';

/** Notifies staff that a webhook was disabled. */
export function webhookDisabledEmail({ url }: Pick<Webhook, 'url'>, dealer: DealerContact, language: Language): Promise<Email> {
  const { email } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language].webhook;
  const page = pageUrl(dealer, { page: '/admin', language, query: { tab: 'webhooks' } });
  const body = (
    <>
      <Paragraph>
        {texts.text}
        <br />
        <LeftToRight>{url}</LeftToRight>
      </Paragraph>
      <Paragraph>{texts.next}</Paragraph>
      <Paragraph>
        <Button href={page}>{texts.action}</Button>
      </Paragraph>
      <Paragraph>
        <Link href={page}>
          <LeftToRight>{page}</LeftToRight>
        </Link>
      </Paragraph>
    </>
  );
  const envelope = { subject: emailSubject(language, texts.subject, siteName), replyTo: { name: siteName, address: email } };
  return renderEmail(envelope, {
    language,
    siteName,
    title: texts.subject,
    body,
    footer: fill(language, texts.why, { site: siteName }),
  });
}
