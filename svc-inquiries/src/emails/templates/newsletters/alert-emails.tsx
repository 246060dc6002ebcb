import { ALERT_PAGES, endpointPath, localize, SEARCH_ALERTS, searchWords } from '@dealership/contracts';
import { endSearchAlert } from '@dealership/contracts/inquiries/search-alerts/endpoints';
import { Fragment } from 'react';
import type { FoundVehicle } from '../../../service-clients/catalog/catalog.client.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { SearchAlert } from '../../../subscriptions/search-alerts/search-alert.entity.js';
import { fill, sentenceSpace, TEXTS } from '../../../texts/locales.js';
import type { EmailCar } from '../../email-car.js';
import { DealerClosing } from '../../layout/elements/dealer-closing.js';
import { Button, LeftToRight, Link, Paragraph } from '../../layout/elements/elements.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { CarPicture, carPictures } from '../../layout/pictures/car-picture.js';
import { ShowroomPicture, showroomPictures } from '../../layout/pictures/showroom-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';
import { firstPicture, VehicleList } from './vehicle-list.js';

/** The page that shows the search, in the e-mail's language. */
const searchUrl = ({ query, language }: SearchAlert, { publicUrl }: DealerContact): string =>
  `${publicUrl}/inventory?${query}&lang=${language}`;

// Without dots, slashes and long numbers: what anybody typed must not advertise anything to an unconfirmed address.
const PLAIN = /^(?!.*\d{5})[\p{L}\p{M}\p{N} '&+-]{1,40}$/u;

/** The query without typed texts that could be an advertisement. */
const plainQuery = (query: string): string =>
  new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name, value]) => !['search', 'make', 'model'].includes(name) || PLAIN.test(value)),
  ).toString();

/** The search in words. They keep their own direction, and are linked to the search. */
const Search = ({ words, href }: { words: string[]; href: string }) => (
  <Link href={href}>
    {words.map((word, index) => (
      <Fragment key={word}>
        {index > 0 && ' · '}
        <bdi>{word}</bdi>
      </Fragment>
    ))}
  </Link>
);

/** Asks the visitor to confirm their address. */
export function alertConfirmEmail(alert: SearchAlert, dealer: DealerContact, token: string): Promise<Email> {
  const { email } = dealer;
  const { language } = alert;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language].alerts.confirm;
  const filled = (text: string) => fill(language, text, { site: siteName, days: String(SEARCH_ALERTS.linkDays) });
  const words = searchWords(plainQuery(alert.query), language);
  const target = pageUrl(dealer, { page: ALERT_PAGES.confirm, language, token, query: { search: alert.query } });
  const body = (
    <>
      <Paragraph>
        {filled(texts.text)}
        <br />
        <Search words={words.length > 0 ? words : [texts.search]} href={searchUrl(alert, dealer)} />
      </Paragraph>
      <Paragraph>
        <Button href={target}>{texts.action}</Button>
      </Paragraph>
      <Paragraph>
        {filled(texts.hint)}
        <br />
        <Link href={target}>
          <LeftToRight>{target}</LeftToRight>
        </Link>
      </Paragraph>
      <ShowroomPicture />
      <DealerClosing {...{ language, dealer }} />
    </>
  );
  const envelope = {
    subject: emailSubject(language, texts.subject, siteName),
    replyTo: { name: siteName, address: email },
    ...showroomPictures(),
  };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer: filled(texts.why) });
}

/** Announces cars that match an alert; `car`: the first of them. The mail client and the e-mail offer to end the alert. */
export function alertMatchedEmail(
  alert: SearchAlert,
  vehicles: FoundVehicle[],
  dealer: DealerContact,
  token: string,
  car?: EmailCar,
): Promise<Email> {
  const { email } = dealer;
  const { language } = alert;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language].alerts.matched;
  const picture = firstPicture(vehicles, language, dealer, car);
  const filled = (text: string) => fill(language, text, { site: siteName });
  const body = (
    <>
      {picture && <CarPicture {...picture} />}
      <Paragraph>
        {filled(texts.text)}
        <br />
        <Search words={searchWords(alert.query, language)} href={searchUrl(alert, dealer)} />
      </Paragraph>
      <VehicleList {...{ vehicles, language, dealer }} />
      <Paragraph>
        <Button href={searchUrl(alert, dealer)}>{texts.action}</Button>
      </Paragraph>
      <DealerClosing {...{ language, dealer }} />
    </>
  );
  const footer = (
    <>
      {filled(texts.why)}
      <br />
      {texts.hint}
      {sentenceSpace(language)}
      <Link href={pageUrl(dealer, { page: ALERT_PAGES.end, language, token, query: { search: alert.query } })}>{texts.end}</Link>
    </>
  );
  const envelope = {
    subject: emailSubject(language, texts.subject, siteName),
    replyTo: { name: siteName, address: email },
    ...carPictures(car),
    unsubscribeUrl: dealer.publicUrl + endpointPath(endSearchAlert, {}, { token }),
  };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer });
}
