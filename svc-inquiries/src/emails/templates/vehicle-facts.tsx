import { formatAed, type Language, languageSettings, vehicleNameIn } from '@dealership/contracts';
import { TEXTS } from '../../notifications/locales.js';
import type { FoundVehicle } from '../../service-clients/catalog/catalog.service.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import type { EmailCar } from '../email-car.js';
import type { CarPictureProps } from '../layout/car-picture.js';
import { Link } from '../layout/elements.js';
import type { Fact } from '../layout/fact.js';
import { pageUrl } from '../layout/page-url.js';

const pageOf = ({ id }: Pick<FoundVehicle, 'id'>, language: Language, dealer: DealerContact): string =>
  pageUrl(dealer, { page: `/vehicle/${id}`, language });

/** The picture above a list of vehicles, which is that of the first one. `car`: that vehicle. */
export const firstPicture = (
  [first]: FoundVehicle[],
  language: Language,
  dealer: DealerContact,
  car: EmailCar | undefined,
): CarPictureProps | undefined => first && { car, name: vehicleNameIn(language, first), href: pageOf(first, language, dealer) };

/** Each vehicle with its price, linked to its page. */
export const vehicleFacts = (vehicles: FoundVehicle[], language: Language, dealer: DealerContact): Fact[] =>
  vehicles.map(({ price, ...vehicle }) => {
    const name = vehicleNameIn(language, vehicle);
    const { locale } = languageSettings(language);
    return {
      label: price === null ? TEXTS[language].newsletter.arrivals.onRequest : formatAed(price, locale),
      text: name,
      content: <Link href={pageOf(vehicle, language, dealer)}>{name}</Link>,
    };
  });
