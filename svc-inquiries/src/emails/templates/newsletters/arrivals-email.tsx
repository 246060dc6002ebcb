import { endpointPath, type Language, localize, NEWSLETTER_PAGES } from '@dealership/contracts';
import { unsubscribeFromNewsletter } from '@dealership/contracts/inquiries/newsletter/endpoints';
import type { FoundVehicle } from '../../../service-clients/catalog/catalog.client.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, sentenceSpace, TEXTS } from '../../../texts/locales.js';
import type { EmailCar } from '../../email-car.js';
import { DealerClosing } from '../../layout/elements/dealer-closing.js';
import { Button, Link, lines, Paragraph } from '../../layout/elements/elements.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { CarPicture, carPictures } from '../../layout/pictures/car-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';
import { firstPicture, VehicleList } from './vehicle-list.js';

interface Content {
  introduction: Record<Language, string>;
  vehicles: FoundVehicle[];
}

/**
 * New arrivals in the recipient's language. `token`: for unsubscribing; without one the link leads to instructions.
 * `car`: the first arrival.
 */
export function arrivalsEmail(
  { introduction, vehicles }: Content,
  language: Language,
  dealer: DealerContact,
  token?: string,
  car?: EmailCar,
): Promise<Email> {
  const { email } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language].newsletter.arrivals;
  const picture = firstPicture(vehicles, language, dealer, car);
  const filled = (text: string) => fill(language, text, { site: siteName });
  const leave = pageUrl(dealer, { page: NEWSLETTER_PAGES.unsubscribe, language, ...(token && { token }) });
  const footer = (
    <>
      {filled(texts.why)}
      <br />
      {texts.hint}
      {sentenceSpace(language)}
      <Link href={leave}>{texts.unsubscribe}</Link>
    </>
  );
  const body = (
    <>
      {picture && <CarPicture {...picture} />}
      <Paragraph>{lines(introduction[language])}</Paragraph>
      <VehicleList {...{ vehicles, language, dealer }} />
      <Paragraph>
        <Button href={pageUrl(dealer, { page: '/inventory', language })}>{texts.action}</Button>
      </Paragraph>
      <DealerClosing {...{ language, dealer }} />
    </>
  );
  const envelope = {
    subject: emailSubject(language, texts.subject, siteName),
    replyTo: { name: siteName, address: email },
    ...carPictures(car),
    ...(token && { unsubscribeUrl: dealer.publicUrl + endpointPath(unsubscribeFromNewsletter, {}, { token }) }),
  };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer });
}
