import { customerName } from '@dealership/contracts';
import type { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import type { Appointment } from '../../../requests/schedule/appointment.entity.js';
import type { AppointmentEmailPurpose } from '../../../requests/schedule/appointment-email.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import type { Email } from '../../layout/email.js';
import { dubaiTimeText, staffEmail } from '../../layout/staff-email.js';
import { customerFacts } from '../customer-facts.js';

/** Notifies staff that a visitor moved or cancelled a test drive. */
export function ownAppointmentStaffEmail(
  purpose: AppointmentEmailPurpose,
  { startsAt, vehicleId }: Appointment,
  inquiry: Inquiry,
  dealer: DealerContact,
): Promise<Email> {
  const name = customerName(inquiry);
  const isCancelled = purpose === 'cancelled';
  const time = dubaiTimeText(startsAt);
  const vehicle = inquiry.details.vehicleName ?? `vehicle no. ${vehicleId}`;
  const facts = [
    { label: isCancelled ? 'Cancelled by the customer' : 'New time chosen by the customer, to be confirmed', text: time },
    { label: 'Vehicle', text: String(vehicle) },
    ...customerFacts(inquiry, 'test_drive', dealer),
  ];
  const reference = referenceOf({ ...inquiry, kind: 'test_drive' });
  const subject = `${reference} Test drive ${isCancelled ? 'cancelled' : 'moved'}: ${name}, ${vehicle}`;
  return staffEmail(
    {
      subject,
      name,
      email: inquiry.email,
      facts,
      request: { kind: 'test_drive', number: inquiry.id },
    },
    dealer,
  );
}
