import { adminPath, endpointPath, localize, NEWSLETTER_LINK_DAYS, NEWSLETTER_PAGES } from '@dealership/contracts';
import { unsubscribeFromNewsletter } from '@dealership/contracts/inquiries/newsletter/endpoints';
import type { ReactNode } from 'react';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { NewsletterSubscription } from '../../../subscriptions/newsletter/newsletter-subscription.entity.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import { DealerClosing } from '../../layout/elements/dealer-closing.js';
import { Button, LeftToRight, Link, Paragraph } from '../../layout/elements/elements.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { ShowroomPicture, showroomPictures } from '../../layout/pictures/showroom-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { dubaiTimeText, emailFact, languageName, staffEmail } from '../../layout/staff-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';

interface NewsletterEmail {
  subscription: NewsletterSubscription;
  dealer: DealerContact;
  texts: { subject: string; text: string; action: string; hint: string; why: string };
  /** URL of the button. */
  target: string;
  /** Content below the hint. */
  more: ReactNode;
  unsubscribeUrl?: string;
}

function newsletterEmail({
  subscription: { language },
  dealer,
  texts,
  target,
  more,
  unsubscribeUrl,
}: NewsletterEmail): Promise<Email> {
  const { email } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const values = { site: siteName, days: String(NEWSLETTER_LINK_DAYS) };
  const filled = (text: string) => fill(language, text, values);
  const body = (
    <>
      <Paragraph>{filled(texts.text)}</Paragraph>
      <Paragraph>
        <Button href={target}>{texts.action}</Button>
      </Paragraph>
      <Paragraph>
        {filled(texts.hint)}
        <br />
        {more}
      </Paragraph>
      <ShowroomPicture />
      <DealerClosing {...{ language, dealer }} />
    </>
  );
  const replyTo = { name: siteName, address: email };
  const envelope = { subject: emailSubject(language, texts.subject, siteName), replyTo, unsubscribeUrl, ...showroomPictures() };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer: filled(texts.why) });
}

/** Asks the visitor to confirm their address. */
export function newsletterConfirmEmail(
  subscription: NewsletterSubscription,
  dealer: DealerContact,
  token: string,
): Promise<Email> {
  const texts = TEXTS[subscription.language].newsletter.confirm;
  const target = pageUrl(dealer, { page: NEWSLETTER_PAGES.confirm, language: subscription.language, token });
  const more = (
    <Link href={target}>
      <LeftToRight>{target}</LeftToRight>
    </Link>
  );
  return newsletterEmail({ subscription, dealer, texts, target, more });
}

/** The first e-mail of the newsletter. The mail client and the e-mail itself offer to unsubscribe. */
export function newsletterWelcomeEmail(
  subscription: NewsletterSubscription,
  dealer: DealerContact,
  token: string,
): Promise<Email> {
  const { language } = subscription;
  const texts = TEXTS[language].newsletter.welcome;
  const more = <Link href={pageUrl(dealer, { page: NEWSLETTER_PAGES.unsubscribe, language, token })}>{texts.unsubscribe}</Link>;
  const unsubscribeUrl = dealer.publicUrl + endpointPath(unsubscribeFromNewsletter, {}, { token });
  return newsletterEmail({
    subscription,
    dealer,
    texts,
    target: pageUrl(dealer, { page: '/inventory', language }),
    more,
    unsubscribeUrl,
  });
}

/** Notifies staff of a confirmed address. */
export function newsletterStaffEmail(subscription: NewsletterSubscription, dealer: DealerContact): Promise<Email> {
  const { id, email, language, createdAt, confirmedAt } = subscription;
  const facts = [
    emailFact(email),
    { label: 'Language', text: languageName(language) },
    { label: 'Subscribed', text: dubaiTimeText(createdAt) },
    { label: 'Confirmed', text: confirmedAt ? dubaiTimeText(confirmedAt) : '' },
  ];
  const page = adminPath('newsletter', { entry: id });
  return staffEmail({ subject: `New newsletter subscriber – ${email}`, name: email, email, facts, page }, dealer);
}
