import { type RequestKind, requestKinds } from '@dealership/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { issueAppointmentToken } from '../../../requests/appointments/appointment-tokens.js';
import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { Appointment } from '../../../requests/schedule/appointment.entity.js';
import type { EmailsOfEvent, EventEmail } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
import { isConfirmed } from './newsletter-consent.js';

/** The token for moving or cancelling a test drive; undefined if the request has no appointment. */
async function linkOf(sender: EntityManager, { id: inquiryId, kind }: Inquiry): Promise<string | undefined> {
  if (kind !== 'test_drive') return undefined;
  const appointment = await sender.findOneBy(Appointment, { inquiryId });
  return appointment && appointment.state !== 'cancelled' ? issueAppointmentToken(sender, appointment.id) : undefined;
}

/** Whether a member of staff entered the request and took it: nobody else has to be told. */
async function isTakenBySender(manager: EntityManager, { id: inquiryId, details }: Inquiry): Promise<boolean> {
  if (!details.channel) return false;
  return manager.existsBy(Conversation, { inquiryId, ownerId: Not(IsNull()), autoAssignedAt: IsNull() });
}

export const inquirySubmitted: EmailsOfEvent = async (
  id,
  { manager, vehicles, context: { staffFor, dealer, replyTo }, requestId },
) => {
  const inquiry = await manager.findOneBy(Inquiry, { id });
  if (!inquiry || inquiry.status === 'spam') return [];
  const { kind, email, language } = inquiry;
  const { notifies }: RequestKind = requestKinds[kind];
  const emails: EventEmail[] = [];
  if (!(await isTakenBySender(manager, inquiry)))
    emails.push({
      audience: 'staff',
      to: staffFor(kind),
      language: 'en',
      ...fromTemplate('inquiryStaffEmail', async (template) => {
        const car = await vehicles.vehicle(inquiry.details.vehicleId, requestId);
        return template(inquiry, dealer, car);
      }),
    });
  // No confirmation for requests that staff entered: the customer has already spoken to them.
  if (email && !inquiry.details.channel)
    emails.push({
      audience: 'visitor',
      to: [email],
      language,
      ...fromTemplate('inquiryVisitorEmail', async (template, sender) => {
        const confirmed = await isConfirmed(manager, email);
        const car = await vehicles.ofRequest(inquiry, requestId);
        const extras = { car, appointmentToken: await linkOf(sender, inquiry) };
        const content = await template(inquiry, dealer, confirmed, extras);
        return { ...content, replyTo: replyTo({ kind, number: id }, language) };
      }),
    });
  return emails.filter(({ audience }) => notifies.includes(audience));
};
