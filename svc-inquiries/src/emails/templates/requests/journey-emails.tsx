import { journeyPath, type Language, languageSettings, localize, requestReference, VESSEL_STEP } from '@dealership/contracts';
import type { JourneyRow } from '../../../journeys/journeys.query.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import type { EmailCar } from '../../email-car.js';
import { Button, LeftToRight, Link, lines, Paragraph } from '../../layout/elements/elements.js';
import { type Fact, FactTable } from '../../layout/elements/fact.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { CarPicture, carPictures } from '../../layout/pictures/car-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { nameInEmail } from '../../layout/texts/name-in-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';

/** A link created for the e-mail. */
export interface EmailLink {
  token: string;
  expiresAt: Date;
}

/** Reply address, the completed step, and the car of the request, if it is in the catalogue. */
interface Answerable {
  replyTo: Email['replyTo'];
  step?: string | undefined;
  car?: EmailCar | undefined;
}

const dayText = (day: Date | string, language: Language): string =>
  new Intl.DateTimeFormat(languageSettings(language).locale, {
    dateStyle: 'long',
    timeZone: typeof day === 'string' ? 'UTC' : 'Asia/Dubai',
  }).format(typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day);

function stepFacts({ language, title, steps }: JourneyRow, key: string): Fact[] {
  const texts = TEXTS[language].journeys;
  const nameOf = ({ name }: JourneyRow['steps'][number]): string => localize(name, language);
  const step = steps.find((one) => one.key === key);
  const next = steps.find(({ doneOn }) => doneOn === null);
  const expected = (estimate: string) => ({ step: next ? nameOf(next) : '', day: dayText(estimate, language) });
  return [
    { label: TEXTS[language].vehicle, text: title },
    ...(step ? [{ label: texts.done, text: nameOf(step) }] : []),
    ...(step?.doneOn ? [{ label: texts.on, text: dayText(step.doneOn, language) }] : []),
    ...(step?.note ? [{ label: key === VESSEL_STEP ? texts.vessel : texts.note, text: step.note }] : []),
    ...(next
      ? [{ label: texts.next, text: next.estimate ? fill(language, texts.expected, expected(next.estimate)) : nameOf(next) }]
      : []),
  ];
}

/** To the customer: a link to the page, and the completed step if `step` is set. */
export function journeyEmail(
  journey: JourneyRow,
  link: EmailLink,
  dealer: DealerContact,
  { replyTo, step, car }: Answerable,
): Promise<Email> {
  const { language, requestKind, number, paymentId, requestedAt } = journey;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language];
  const { subject, text } = texts.journeys[step ? 'step' : 'link'];
  const done = journey.steps.find(({ key }) => key === step);
  const values = {
    ...{ site: siteName, name: nameInEmail(journey), title: journey.title },
    id: requestReference(requestKind, paymentId ?? number, requestedAt),
    ...{ day: dayText(link.expiresAt, language), step: done ? localize(done.name, language) : '' },
  };
  const filled = (text: string) => fill(language, text, values);
  const target = pageUrl(dealer, { page: journeyPath(link.token), language });
  const body = (
    <>
      <CarPicture car={car} name={journey.title} href={target} />
      <Paragraph>{filled(texts.greeting)}</Paragraph>
      <Paragraph>{filled(text)}</Paragraph>
      <FactTable facts={step ? stepFacts(journey, step) : [{ label: texts.vehicle, text: journey.title }]} />
      <Paragraph>
        <Button href={target}>{texts.journeys.action}</Button>
      </Paragraph>
      <Paragraph>
        {filled(texts.journeys.hint)}
        <br />
        <Link href={target}>
          <LeftToRight>{target}</LeftToRight>
        </Link>
      </Paragraph>
      <Paragraph>{texts.closing}</Paragraph>
      <Paragraph>{filled(texts.team)}</Paragraph>
    </>
  );
  const footer = lines(`${filled(texts.reply.reference)}\n${filled(texts.journeys.why)}`);
  const title = filled(subject);
  const envelope = { subject: emailSubject(language, title, siteName), replyTo, ...carPictures(car) };
  return renderEmail(envelope, { language, siteName, title, body, footer });
}
