import { type Language, localize } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import { openingHours } from '../texts/opening-hours.js';
import { DealerPhone } from './dealer-phone.js';
import { LeftToRight, Link, lines, Paragraph } from './elements.js';
import { type Fact, FactTable } from './fact.js';

interface DealerClosingProps {
  language: Language;
  dealer: DealerContact;
  /** Those that are not above; by default all. */
  phones?: DealerContact['phones'];
}

function dealerFacts({ language, dealer, phones = dealer.phones }: DealerClosingProps): Fact[] {
  const { openingHours: title, timeZone, visitUs, contact } = TEXTS[language];
  const { email } = dealer;
  const place = localize(dealer.address, language);
  const hours = [...openingHours(language, dealer.hours), timeZone].join('\n');
  return [
    { label: title, text: hours, content: lines(hours) },
    { label: visitUs, text: place, content: lines(place) },
    {
      label: contact,
      text: email,
      content: (
        <>
          {phones.map((phone) => (
            <div key={phone.number}>
              <DealerPhone {...{ phone, language }} />
            </div>
          ))}
          <Link href={`mailto:${email}`}>
            <LeftToRight>{email}</LeftToRight>
          </Link>
        </>
      ),
    },
  ];
}

/** How to contact and find the dealership, and the signature. */
export function DealerClosing(props: DealerClosingProps) {
  const { language, dealer } = props;
  const { closing, team } = TEXTS[language];
  return (
    <>
      <FactTable facts={dealerFacts(props)} />
      <Paragraph>{closing}</Paragraph>
      <Paragraph>{fill(language, team, { site: localize(dealer.siteNames, language) })}</Paragraph>
    </>
  );
}
