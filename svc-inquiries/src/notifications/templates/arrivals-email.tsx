import { endpointPath, formatAed, type Language, languageSettings, NEWSLETTER_PAGES, vehicleName } from '@dealership/contracts';
import { unsubscribeFromNewsletter } from '@dealership/contracts/inquiries/endpoints';
import type { ArrivalsLetter } from '../../arrivals/arrivals-letter.entity.js';
import type { DealerContact } from '../dealer-contact.js';
import { Button, LeftToRight, Link, lines, Paragraph } from '../emails/elements.js';
import type { Email } from '../emails/email.js';
import { type Fact, FactTable } from '../emails/fact.js';
import { pageUrl } from '../emails/page-url.js';
import { renderEmail } from '../emails/render-email.js';
import { fill, TEXTS } from '../locales.js';

type Content = Pick<ArrivalsLetter, 'introduction' | 'vehicles'>;

/** New arrivals in the reader's language. `token`: ends the subscription; without one the link leads to the page that says how. */
export function arrivalsEmail(
  { introduction, vehicles }: Content,
  language: Language,
  dealer: DealerContact,
  token?: string,
): Promise<Email> {
  const { siteName, email } = dealer;
  const { locale } = languageSettings(language);
  const texts = TEXTS[language].newsletter.arrivals;
  const filled = (text: string) => fill(language, text, { site: siteName });
  const facts = vehicles.map(({ price, ...vehicle }): Fact => {
    const name = vehicleName(vehicle);
    const page = pageUrl(dealer, { page: `/vehicle/${vehicle.id}`, language });
    const cost = price === null ? texts.onRequest : formatAed(price, locale);
    return {
      label: cost,
      text: name,
      content: (
        <Link href={page}>
          <LeftToRight>{name}</LeftToRight>
        </Link>
      ),
    };
  });
  const leave = pageUrl(dealer, { page: NEWSLETTER_PAGES.unsubscribe, language, ...(token && { token }) });
  const footer = (
    <>
      {filled(texts.why)}
      <br />
      {texts.hint} <Link href={leave}>{texts.unsubscribe}</Link>
    </>
  );
  const body = (
    <>
      <Paragraph>{lines(introduction[language])}</Paragraph>
      <FactTable facts={facts} />
      <Paragraph>
        <Button href={pageUrl(dealer, { page: '/inventory', language })}>{texts.action}</Button>
      </Paragraph>
    </>
  );
  const envelope = {
    subject: `${texts.subject} – ${siteName}`,
    replyTo: { name: siteName, address: email },
    ...(token && { unsubscribeUrl: dealer.publicUrl + endpointPath(unsubscribeFromNewsletter, {}, { token }) }),
  };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer });
}
