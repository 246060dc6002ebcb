import type { Language } from '@dealership/contracts';
import type { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import type { Reservation } from '../../../requests/reservations/reservation.entity.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { EmailCar } from '../../email-car.js';
import type { CarPictureProps } from '../../layout/pictures/car-picture.js';
import { visitorLink } from '../../layout/texts/page-url.js';
import { carPicture } from './inquiry-details.js';
import { reservationPicture } from './reservation-emails.js';

/** The car of a request, if any. `car`: its data from the catalogue. */
export function requestCar(
  request: Inquiry | Reservation,
  language: Language,
  dealer: DealerContact,
  car: EmailCar | undefined,
): CarPictureProps | undefined {
  const linkTo = visitorLink(dealer, language);
  return 'upcomingVehicleId' in request ? reservationPicture(request, linkTo, car) : carPicture(request, language, linkTo, car);
}
