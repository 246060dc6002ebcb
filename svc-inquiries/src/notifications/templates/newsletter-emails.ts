import { endpointPath, endpoints, NEWSLETTER_LINK_DAYS, NEWSLETTER_PAGES } from '@dealership/contracts';
import type { NewsletterSubscription } from '../../newsletter/newsletter-subscription.entity.js';
import type { Email } from '../emails/email.js';
import { type Html, html } from '../emails/html.js';
import { button, layout, leftToRight, link, paragraph } from '../emails/layout.js';
import { dubaiTimeText, emailFact, languageName, staffEmail } from '../emails/staff-email.js';
import { fill, TEXTS } from '../locales.js';
import type { DealerContact } from '../notification-settings.js';

interface Letter {
  subscription: NewsletterSubscription;
  dealer: DealerContact;
  texts: { subject: string; text: string; action: string; hint: string; why: string };
  /** Where the button leads. */
  target: string;
  /** What stands under the hint. */
  more: { text: string; html: Html };
}

const pageUrl = ({ publicUrl }: DealerContact, page: string, token: string): string =>
  `${publicUrl}${page}?${new URLSearchParams({ token })}`;

function letter({ subscription: { language }, dealer, texts, target, more }: Letter): Email {
  const values = { site: dealer.siteName, days: String(NEWSLETTER_LINK_DAYS) };
  const say = (text: string) => fill(language, text, values);
  const [text, hint, why] = [say(texts.text), say(texts.hint), say(texts.why)];
  return {
    subject: `${texts.subject} – ${dealer.siteName}`,
    replyTo: { name: dealer.siteName, address: dealer.email },
    text: [text, '', `${texts.action}:`, target, '', hint, more.text, '', why, ''].join('\n'),
    html: layout({
      language,
      siteName: dealer.siteName,
      title: texts.subject,
      body: html`${paragraph(text)}${paragraph(button(target, texts.action))}${paragraph(html`${hint}<br>${more.html}`)}`,
      footer: html`${why}`,
    }),
  };
}

/** Asks whether the address is the visitor's own. */
export function newsletterConfirmEmail(subscription: NewsletterSubscription, dealer: DealerContact, token: string): Email {
  const texts = TEXTS[subscription.language].newsletter.confirm;
  const target = pageUrl(dealer, NEWSLETTER_PAGES.confirm, token);
  const more = { text: target, html: link(target, leftToRight(target)) };
  return letter({ subscription, dealer, texts, target, more });
}

/** The first e-mail of the newsletter; the mail program and the letter itself offer to unsubscribe. */
export function newsletterWelcomeEmail(subscription: NewsletterSubscription, dealer: DealerContact, token: string): Email {
  const texts = TEXTS[subscription.language].newsletter.welcome;
  const page = pageUrl(dealer, NEWSLETTER_PAGES.unsubscribe, token);
  const more = { text: page, html: link(page, texts.unsubscribe) };
  const unsubscribeUrl = dealer.publicUrl + endpointPath(endpoints.unsubscribeFromNewsletter, {}, { token });
  return { ...letter({ subscription, dealer, texts, target: `${dealer.publicUrl}/inventory`, more }), unsubscribeUrl };
}

/** Tells the staff of a confirmed address. */
export function newsletterStaffEmail(subscription: NewsletterSubscription, dealer: DealerContact, requestId: string): Email {
  const { id, email, language, createdAt, confirmedAt } = subscription;
  const facts = [
    { label: 'Number', text: `${id}` },
    emailFact(email),
    { label: 'Language', text: languageName(language) },
    { label: 'Subscribed', text: dubaiTimeText(createdAt) },
    { label: 'Confirmed', text: confirmedAt ? dubaiTimeText(confirmedAt) : '' },
  ];
  return staffEmail({ subject: `New newsletter subscriber – ${email}`, name: email, email, requestId, facts }, dealer);
}
