import { optionLabel, personName, type RequestKind, requestKinds } from '@dealership/contracts';
import type { Inquiry } from '../../requests/inquiries/inquiry.entity.js';
import { referenceOf } from '../../requests/submissions/reference.js';
import type { DealerContact } from '../../service-clients/site/dealer-contact.js';
import type { EmailCar } from '../email-car.js';
import { confirmationEmail } from '../layout/confirmation-email.js';
import type { Email } from '../layout/email.js';
import { staffLink, visitorLink } from '../layout/page-url.js';
import { dubaiTimeText, staffEmail } from '../layout/staff-email.js';
import { carPicture, detailFacts } from './inquiry-details.js';
import { personFacts } from './person-facts.js';

/** The subject of an inquiry, in one line. */
function about({ kind, details }: Inquiry): string {
  const { about, fields, titles }: RequestKind = requestKinds[kind];
  const subject = about
    .filter((name) => details[name])
    .map((name) => optionLabel(fields[name], String(details[name]), 'en'))
    .join(' ');
  return kind === 'contact' ? subject : `${titles.one.en}: ${subject || `vehicle no. ${details.vehicleId}`}`;
}

/** The e-mail to staff, with every field of the inquiry. */
export function inquiryStaffEmail(inquiry: Inquiry, dealer: DealerContact): Promise<Email> {
  const { kind, email, requestId, termsAcceptedAt } = inquiry;
  const name = personName(inquiry);
  const terms = termsAcceptedAt ? [{ label: 'Terms accepted', text: dubaiTimeText(termsAcceptedAt) }] : [];
  const { titles }: RequestKind = requestKinds[kind];
  const facts = [
    ...personFacts(inquiry, kind, titles.one.en, dealer),
    ...detailFacts(inquiry, 'en', staffLink(dealer)),
    ...terms,
  ];
  return staffEmail(
    { subject: `${about(inquiry)} – ${name}`, name, email, requestId, facts, request: { kind, number: inquiry.id } },
    dealer,
  );
}

/** Context of an e-mail besides the request: its car, and the token to move or cancel a test drive. */
export interface InquiryExtras {
  car?: EmailCar | undefined;
  appointmentToken?: string | undefined;
}

/**
 * The visitor's e-mail, in the visitor's language. It repeats none of the form's text to an unconfirmed address, which
 * may be a stranger's.
 */
export function inquiryVisitorEmail(
  inquiry: Inquiry,
  dealer: DealerContact,
  confirmed: boolean,
  { car, appointmentToken }: InquiryExtras = {},
): Promise<Email> {
  const { kind, language, firstName, lastName } = inquiry;
  const linkTo = visitorLink(dealer, language);
  const facts = detailFacts(inquiry, language, linkTo, { typed: confirmed, car });
  const picture = carPicture(inquiry, language, linkTo, car);
  const reference = referenceOf(inquiry);
  return confirmationEmail(
    { reference, template: kind, language, firstName, lastName, facts, picture, appointmentToken },
    dealer,
  );
}
