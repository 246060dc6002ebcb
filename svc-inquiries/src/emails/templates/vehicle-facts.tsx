import { formatAed, type Language, languageSettings, vehicleName } from '@dealership/contracts';
import { TEXTS } from '../../notifications/locales.js';
import type { FoundVehicle } from '../../service-clients/catalog/catalog.service.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import { CarLink, LeftToRight } from '../layout/elements.js';
import type { Fact } from '../layout/fact.js';
import { pageUrl } from '../layout/page-url.js';

/** Each vehicle with its price, linked to its page. */
export const vehicleFacts = (vehicles: FoundVehicle[], language: Language, dealer: DealerContact): Fact[] =>
  vehicles.map(({ price, ...vehicle }) => {
    const name = vehicleName(vehicle);
    const { locale } = languageSettings(language);
    return {
      label: price === null ? TEXTS[language].newsletter.arrivals.onRequest : formatAed(price, locale),
      text: name,
      content: (
        <CarLink href={pageUrl(dealer, { page: `/vehicle/${vehicle.id}`, language })} language={language}>
          <LeftToRight>{name}</LeftToRight>
        </CarLink>
      ),
    };
  });
