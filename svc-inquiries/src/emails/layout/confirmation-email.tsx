import { DEFAULT_LANGUAGE, type Language, localize } from '@dealership/contracts';
import { promiseTexts } from '../../requests/promises/promise-texts.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import { fill, TEXTS, type Texts } from '../../texts/locales.js';
import { DealerClosing } from './elements/dealer-closing.js';
import { DealerPhone } from './elements/dealer-phone.js';
import { Button, Link, Paragraph } from './elements/elements.js';
import { type Fact, FactTable } from './elements/fact.js';
import { type Email, emailSubject } from './email.js';
import { CarPicture, type CarPictureProps, carPictures } from './pictures/car-picture.js';
import { ShowroomPicture, showroomPictures } from './pictures/showroom-picture.js';
import { renderEmail } from './rendering/render-email.js';
import { nameInEmail } from './texts/name-in-email.js';
import { appointmentUrl } from './texts/page-url.js';

/** The visitor's confirmation of receipt. `template`: its kind; `facts`: what the visitor sent, in their language. */
export interface Confirmation {
  reference: string;
  template: keyof Texts['confirmations'];
  language: Language;
  firstName: string;
  lastName: string;
  facts: Fact[];
  /** What matters most, below the greeting. */
  first?: Fact | undefined;
  /** The car it is about. */
  picture?: CarPictureProps | undefined;
  /** Token of the link that moves or cancels a test drive. */
  appointmentToken?: string | undefined;
}

/** The visitor's confirmation, in the visitor's language. It repeats what was sent and describes the next steps. */
export function confirmationEmail(confirmation: Confirmation, dealer: DealerContact): Promise<Email> {
  const { reference, template, language, firstName, lastName, facts, first, picture, appointmentToken } = confirmation;
  const { email } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language];
  const { subject, thanks } = texts.confirmations[template];
  const values = { site: siteName, name: nameInEmail({ firstName, lastName }), id: reference };
  const filled = (text: string) => fill(language, text, values);
  const plain = (text: string) => fill(DEFAULT_LANGUAGE, text, values);
  const promise = promiseTexts(template, dealer).sent[language];
  const [phone, ...otherPhones] = dealer.phones;
  const chat = `https://wa.me/${dealer.whatsapp}?${new URLSearchParams({ text: plain(texts.whatsappMessage) })}`;
  // What arrived, what happens by when, and how to reach us: in the first window of a phone, before the picture.
  const body = (
    <>
      <Paragraph>{filled(texts.greeting)}</Paragraph>
      <Paragraph>{filled(thanks)}</Paragraph>
      {first && <FactTable facts={[first]} />}
      <Paragraph>
        <strong>{promise}</strong>
      </Paragraph>
      {appointmentToken && (
        <Paragraph>
          <Button href={appointmentUrl(dealer, language, appointmentToken)}>{texts.appointments.manage}</Button>
        </Paragraph>
      )}
      <Paragraph>
        {appointmentToken ? <Link href={chat}>{texts.whatsapp}</Link> : <Button href={chat}>{texts.whatsapp}</Button>}
      </Paragraph>
      {phone && (
        <Paragraph>
          <DealerPhone {...{ phone, language }} />
        </Paragraph>
      )}
      {picture ? <CarPicture {...picture} /> : <ShowroomPicture />}
      <FactTable facts={[{ label: texts.reference, text: reference }, ...facts.filter(({ text }) => text)]} />
      <DealerClosing {...{ language, dealer }} phones={otherPhones} />
    </>
  );
  const envelope = {
    subject: emailSubject(language, subject, siteName),
    replyTo: { name: siteName, address: email },
    ...(picture ? carPictures(picture.car) : showroomPictures()),
  };
  return renderEmail(envelope, { language, siteName, title: subject, preview: promise, body, footer: filled(texts.why) });
}
