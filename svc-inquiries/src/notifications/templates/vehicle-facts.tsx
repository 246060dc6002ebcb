import { formatAed, type Language, languageSettings, vehicleName } from '@dealership/contracts';
import type { ArrivedVehicle } from '../../arrivals/arrivals-letter.entity.js';
import { LeftToRight, Link } from '../emails/elements.js';
import type { Fact } from '../emails/fact.js';
import { pageUrl } from '../emails/page-url.js';
import { TEXTS } from '../locales.js';
import type { DealerContact } from '../lookups/dealer-contact.js';

/** Each vehicle with its price, linked to its page. */
export const vehicleFacts = (vehicles: ArrivedVehicle[], language: Language, dealer: DealerContact): Fact[] =>
  vehicles.map(({ price, ...vehicle }) => {
    const name = vehicleName(vehicle);
    const { locale } = languageSettings(language);
    return {
      label: price === null ? TEXTS[language].newsletter.arrivals.onRequest : formatAed(price, locale),
      text: name,
      content: (
        <Link href={pageUrl(dealer, { page: `/vehicle/${vehicle.id}`, language })}>
          <LeftToRight>{name}</LeftToRight>
        </Link>
      ),
    };
  });
