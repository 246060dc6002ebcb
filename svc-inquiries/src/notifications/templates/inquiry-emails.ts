import type { Inquiry, InquiryKind } from '../../inquiries/inquiry.entity.js';
import { confirmationEmail } from '../emails/confirmation-email.js';
import type { Email } from '../emails/email.js';
import { dubaiTimeText, staffEmail } from '../emails/staff-email.js';
import type { DealerContact } from '../notification-settings.js';
import { detailFacts, optionText } from './inquiry-details.js';
import { fullName, personFacts } from './person-facts.js';

const KINDS: Record<InquiryKind, string> = {
  contact: 'Message',
  import: 'Import request',
  sourcing: 'Sourcing request',
  consignment: 'Consignment request',
  test_drive: 'Test drive request',
};

/** What an inquiry is about, in one line. */
function about(inquiry: Inquiry): string {
  const { kind, details } = inquiry;
  if (kind === 'contact') return optionText(kind, 'subject', String(details.subject), 'en');
  const car = [details.year, details.vehicleMake, details.vehicleModel].filter(Boolean).join(' ');
  const vehicle = details.vehicleName ?? details.vehicleOfInterest ?? (car || `vehicle no. ${details.vehicleId}`);
  return `${KINDS[kind]}: ${vehicle}`;
}

/** What the staff read: every field of the inquiry. */
export function inquiryStaffEmail(inquiry: Inquiry, dealer: DealerContact): Email {
  const { kind, email, requestId, termsAcceptedAt } = inquiry;
  const name = fullName(inquiry);
  const terms = termsAcceptedAt ? [{ label: 'Terms accepted', text: dubaiTimeText(termsAcceptedAt) }] : [];
  const facts = [...personFacts(inquiry, KINDS[kind]), ...detailFacts(inquiry, 'en', dealer), ...terms];
  return staffEmail({ subject: `${about(inquiry)} – ${name}`, name, email, requestId, facts }, dealer);
}

/** What the visitor reads, in the visitor's language. */
export function inquiryVisitorEmail(inquiry: Inquiry, dealer: DealerContact): Email {
  const { id, kind, language, firstName, lastName } = inquiry;
  const facts = detailFacts(inquiry, language, dealer);
  return confirmationEmail({ id, letter: kind, language, firstName, lastName, facts }, dealer);
}
