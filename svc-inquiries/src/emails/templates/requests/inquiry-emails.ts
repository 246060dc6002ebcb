import {
  customerName,
  dubaiTime,
  optionLabel,
  type RequestKind,
  requestKinds,
  vehicleName,
  vehicleOfSubject,
} from '@dealership/contracts';
import type { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { TEXTS } from '../../../texts/locales.js';
import type { EmailCar } from '../../email-car.js';
import { confirmationEmail } from '../../layout/confirmation-email.js';
import type { Fact } from '../../layout/elements/fact.js';
import type { Email } from '../../layout/email.js';
import { dubaiTimeText, staffEmail } from '../../layout/staff-email.js';
import { carInEmail } from '../../layout/texts/car-in-email.js';
import { staffLink, visitorLink } from '../../layout/texts/page-url.js';
import { customerFacts } from '../customer-facts.js';
import { appointmentFact, carPicture, detailFacts } from './inquiry-details.js';
import { answerByFacts, newRequestSubject, stockFacts } from './new-request.js';

/** What an inquiry is about, in one line: its car, or what was chosen. */
function matterOf({ kind, details }: Inquiry, car: EmailCar | undefined): string {
  const { about, fields }: RequestKind = requestKinds[kind];
  const vehicle = car?.vehicle ?? vehicleOfSubject(String(details.subject));
  if (vehicle) return vehicleName(vehicle);
  const labels = about.filter((name) => details[name]).map((name) => optionLabel(fields[name], String(details[name]), 'en'));
  return labels.join(' ') || `vehicle no. ${details.vehicleId}`;
}

/** The e-mail to staff, with every field of the inquiry. `car`: the vehicle in stock that it is about. */
export function inquiryStaffEmail(inquiry: Inquiry, dealer: DealerContact, car?: EmailCar): Promise<Email> {
  const { kind, email, termsAcceptedAt, details } = inquiry;
  const name = customerName(inquiry);
  const terms = termsAcceptedAt ? [{ label: 'Terms accepted', text: dubaiTimeText(termsAcceptedAt) }] : [];
  const appointment = details.time ? dubaiTime(String(details.date), String(details.time)) : undefined;
  const first = appointment && appointmentFact(inquiry, 'en');
  const facts = [
    ...answerByFacts(kind, inquiry, dealer, appointment),
    ...customerFacts(inquiry, kind, dealer),
    ...detailFacts(inquiry, 'en', staffLink(dealer), { typed: true, car }).filter(({ label }) => label !== first?.label),
    ...stockFacts(car),
    ...terms,
  ];
  return staffEmail(
    {
      subject: newRequestSubject(kind, inquiry, matterOf(inquiry, car)),
      name,
      email,
      ...(first && { first }),
      facts,
      request: { kind, number: inquiry.id },
    },
    dealer,
  );
}

/** Context of an e-mail besides the request: its car, and the token to move or cancel a test drive. */
export interface InquiryExtras {
  car?: EmailCar | undefined;
  appointmentToken?: string | undefined;
}

/** The car asked for or offered, in one row. Only for kinds where the visitor types it: others link to its page. */
function typedCar({ kind, language, details }: Inquiry): Fact[] {
  const { about, fields }: RequestKind = requestKinds[kind];
  if (details.vehicleId !== undefined || !about.every((name) => fields[name]?.type === 'line')) return [];
  return [{ label: TEXTS[language].vehicle, text: carInEmail(about.map((name) => details[name] ?? '').join(' ')) }];
}

/**
 * The visitor's e-mail, in the visitor's language. To an unconfirmed address, which may be a stranger's, it repeats none
 * of the form's text but the name and the car, both without anything to click or call.
 */
export function inquiryVisitorEmail(
  inquiry: Inquiry,
  dealer: DealerContact,
  confirmed: boolean,
  { car, appointmentToken }: InquiryExtras = {},
): Promise<Email> {
  const { kind, language, firstName, lastName, details } = inquiry;
  const linkTo = visitorLink(dealer, language);
  const first = details.time ? appointmentFact(inquiry, language) : undefined;
  const all = [...(confirmed ? [] : typedCar(inquiry)), ...detailFacts(inquiry, language, linkTo, { typed: confirmed, car })];
  const facts = all.filter(({ label }) => label !== first?.label);
  const picture = carPicture(inquiry, language, linkTo, car);
  const reference = referenceOf(inquiry);
  return confirmationEmail(
    { reference, template: kind, language, firstName, lastName, first, facts, picture, appointmentToken },
    dealer,
  );
}
