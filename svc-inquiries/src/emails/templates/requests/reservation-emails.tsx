import { customerName, formatAed, type Language, languageSettings } from '@dealership/contracts';
import type { Reservation } from '../../../requests/reservations/reservation.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { TEXTS } from '../../../texts/locales.js';
import { monthText } from '../../../texts/moments.js';
import type { EmailCar } from '../../email-car.js';
import { confirmationEmail } from '../../layout/confirmation-email.js';
import { Link } from '../../layout/elements/elements.js';
import type { Fact } from '../../layout/elements/fact.js';
import type { Email } from '../../layout/email.js';
import type { CarPictureProps } from '../../layout/pictures/car-picture.js';
import { staffEmail } from '../../layout/staff-email.js';
import { type PageLink, staffLink, visitorLink } from '../../layout/texts/page-url.js';
import { customerFacts } from '../customer-facts.js';
import { answerByFacts, newRequestSubject } from './new-request.js';

const upcomingPage = (id: number): string => `/upcoming-vehicle/${id}`;

function detailFacts({ upcomingVehicleId, vehicleName, message }: Reservation, language: Language, linkTo: PageLink) {
  const { vehicle, message: label } = TEXTS[language];
  const page = linkTo(upcomingPage(upcomingVehicleId));
  return [
    {
      label: vehicle,
      text: vehicleName,
      content: <Link href={page}>{vehicleName}</Link>,
    },
    { label, text: message ?? '', long: message !== null },
  ] satisfies [Fact, Fact];
}

/** The reserved vehicle; its name only if the catalogue confirmed it. */
export const reservationPicture = (
  { vehicleName, vehicleNameConfirmed, upcomingVehicleId }: Reservation,
  linkTo: PageLink,
  car: EmailCar | undefined,
): CarPictureProps => ({ car, name: vehicleNameConfirmed ? vehicleName : '', href: linkTo(upcomingPage(upcomingVehicleId)) });

/** When the vehicle is expected, and its price, as on its page. */
function estimates({ arrival, estimatedPrice }: Partial<EmailCar> = {}, language: Language): Fact[] {
  const texts = TEXTS[language];
  const { locale } = languageSettings(language);
  const month = arrival?.arrivalMonth;
  return [
    { label: texts.estimatedArrival, text: month ? monthText(month, language) : (arrival?.estimatedArrival ?? '') },
    { label: texts.estimatedPrice, text: estimatedPrice ? formatAed(estimatedPrice, locale) : '' },
  ].filter(({ text }) => text);
}

const UNCONFIRMED: Fact = {
  label: 'Please check',
  text: 'The catalogue could not be read when this came in. The name of the vehicle is what the browser sent.',
};

/** The e-mail to staff, with every field of the reservation. */
export function reservationStaffEmail(reservation: Reservation, dealer: DealerContact, car?: EmailCar): Promise<Email> {
  const { vehicleName, vehicleNameConfirmed, email } = reservation;
  const name = customerName(reservation);
  const details = detailFacts(reservation, 'en', staffLink(dealer));
  const facts = [
    ...answerByFacts('reservation', reservation, dealer),
    ...customerFacts(reservation, 'reservation', dealer),
    ...(vehicleNameConfirmed ? [] : [UNCONFIRMED]),
    ...details,
    ...estimates(car, 'en'),
  ];
  return staffEmail(
    {
      subject: newRequestSubject('reservation', reservation, vehicleName),
      name,
      email,
      facts,
      request: { kind: 'reservation', number: reservation.id },
    },
    dealer,
  );
}

/**
 * The visitor's e-mail, in the visitor's language. It repeats none of the form's text to an unconfirmed address, which
 * may be a stranger's.
 */
export function reservationVisitorEmail(
  reservation: Reservation,
  dealer: DealerContact,
  confirmed: boolean,
  car?: EmailCar,
): Promise<Email> {
  const { language, firstName, lastName, vehicleNameConfirmed } = reservation;
  const linkTo = visitorLink(dealer, language);
  const [vehicle, message] = detailFacts(reservation, language, linkTo);
  const picture = reservationPicture(reservation, linkTo, car);
  const facts = [
    ...(confirmed || vehicleNameConfirmed ? [vehicle] : []),
    ...estimates(car, language),
    ...(confirmed ? [message] : []),
  ];
  const reference = referenceOf(reservation);
  return confirmationEmail({ reference, template: 'reservation', language, firstName, lastName, facts, picture }, dealer);
}
