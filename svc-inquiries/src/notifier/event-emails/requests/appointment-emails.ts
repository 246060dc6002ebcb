import { issueAppointmentToken } from '../../../requests/appointments/appointment-tokens.js';
import { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { Appointment } from '../../../requests/schedule/appointment.entity.js';
import { AppointmentEmail } from '../../../requests/schedule/appointment-email.entity.js';
import type { EmailsOfEvent, EventEmail } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

/** To the visitor, unless a later change has its own e-mail. Changes by the visitor also notify staff. */
export const appointmentEmails: EmailsOfEvent = async (
  id,
  { manager, vehicles, context: { dealer, staffFor, replyTo }, requestId },
) => {
  const appointmentEmail = await manager.findOneBy(AppointmentEmail, { id });
  const appointment = appointmentEmail && (await manager.findOneBy(Appointment, { id: appointmentEmail.appointmentId }));
  const inquiry = appointment && (await manager.findOneBy(Inquiry, { id: appointment.inquiryId }));
  if (!appointmentEmail || !inquiry || inquiry.status === 'spam' || appointmentEmail.version !== appointment.version) return [];
  const isReminder = appointmentEmail.purpose === 'day' || appointmentEmail.purpose === 'hours';
  if (isReminder && appointment.startsAt <= new Date()) return [];
  const toVisitor = fromTemplate('appointmentEmail', async (template, sender) => {
    const car = await vehicles.vehicle(appointment.vehicleId, requestId);
    const token = await issueAppointmentToken(sender, appointment.id);
    const email = await template(appointmentEmail, appointment, inquiry, dealer, token, car);
    return { ...email, replyTo: replyTo({ kind: inquiry.kind, number: inquiry.id }, inquiry.language) };
  });
  const { email: address, language } = inquiry;
  const emails: EventEmail[] = address ? [{ audience: 'visitor', to: [address], language, ...toVisitor }] : [];
  if (!appointmentEmail.byVisitor) return emails;
  const toStaff = fromTemplate('ownAppointmentStaffEmail', (template) =>
    template(appointmentEmail.purpose, appointment, inquiry, dealer),
  );
  return [...emails, { audience: 'staff', to: staffFor('test_drive'), language: 'en', ...toStaff }];
};
