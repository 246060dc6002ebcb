import { localize } from '@dealership/contracts';
import { Fragment, type ReactNode } from 'react';
import type { ConversationMessage } from '../../../requests/conversations/conversation-message.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import { signOff } from '../../../texts/sign-off.js';
import type { EmailCar } from '../../email-car.js';
import { DealerPhone } from '../../layout/elements/dealer-phone.js';
import { LeftToRight, Link, lines, Paragraph } from '../../layout/elements/elements.js';
import type { Email } from '../../layout/email.js';
import { CarPicture, carPictures } from '../../layout/pictures/car-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { requestCar } from './request-car.js';

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'،؛。、」）])/;

/** Turns URLs in typed text into links. */
const linked = (text: string): ReactNode =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Link key={index} href={part}>
        <LeftToRight>{part}</LeftToRight>
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={index}>{lines(part)}</Fragment>
    ),
  );

type Reply = Pick<ConversationMessage, 'subject' | 'body' | 'language' | 'authorName'>;

/** A reply from staff to a customer, in the layout of every e-mail. `car`: what the request is about. */
export function replyEmail(
  { subject, body: text, language, authorName }: Reply,
  request: Parameters<typeof requestCar>[0],
  dealer: DealerContact,
  car?: EmailCar,
): Promise<Email> {
  const { email, phones } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language];
  const values = { site: siteName, id: referenceOf(request) };
  const picture = requestCar(request, language, dealer, car);
  const filled = (text: string) => fill(language, text, values);
  const body = (
    <>
      {picture && <CarPicture {...picture} />}
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change places
        <p key={`paragraph-${index}`} dir="auto" style={{ margin: '0 0 16px' }}>
          {linked(paragraph)}
        </p>
      ))}
      <Paragraph>
        {signOff(language, dealer, authorName).map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            <bdi>{line}</bdi>
          </Fragment>
        ))}
        {phones.map((phone) => (
          <Fragment key={phone.number}>
            <br />
            <DealerPhone {...{ phone, language }} />
          </Fragment>
        ))}
      </Paragraph>
      {picture?.name && (
        <Paragraph>
          {texts.vehicle}
          <br />
          <Link href={picture.href}>{picture.name}</Link>
        </Paragraph>
      )}
    </>
  );
  const footer = lines(`${filled(texts.reply.reference)}\n${texts.reply.answer}`);
  const envelope = { subject, replyTo: { name: siteName, address: email }, ...carPictures(car) };
  return renderEmail(envelope, { language, siteName, title: texts.reply.title, body, footer });
}
