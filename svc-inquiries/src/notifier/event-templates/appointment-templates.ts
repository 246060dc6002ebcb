import type { EntityManager } from 'typeorm';
import { emailTemplates } from '../../emails/email-templates.js';
import { issueAppointmentToken } from '../../requests/appointments/appointment-tokens.js';
import { Inquiry } from '../../requests/inquiries/inquiry.entity.js';
import { Appointment } from '../../requests/schedule/appointment.entity.js';
import { AppointmentLetter } from '../../requests/schedule/appointment-letter.entity.js';
import type { EventEmail, Template } from '../event-email.js';

/** To the visitor, unless a later change has its own e-mail. Changes by the visitor also notify staff. */
export const appointmentTemplate: Template = async (
  id,
  { manager, cars, settings: { dealer, staffFor, replyTo }, requestId },
) => {
  const letter = await manager.findOneBy(AppointmentLetter, { id });
  const appointment = letter && (await manager.findOneBy(Appointment, { id: letter.appointmentId }));
  const inquiry = appointment && (await manager.findOneBy(Inquiry, { id: appointment.inquiryId }));
  if (!letter || !inquiry || inquiry.status === 'spam' || letter.version !== appointment.version) return [];
  const isReminder = letter.purpose === 'day' || letter.purpose === 'hours';
  if (isReminder && appointment.startsAt <= new Date()) return [];
  const toVisitor = async (sender: EntityManager) => {
    const car = await cars.vehicle(appointment.vehicleId, requestId);
    const token = await issueAppointmentToken(sender, appointment.id);
    const email = await (await emailTemplates()).appointmentEmail(letter, appointment, inquiry, dealer, token, car);
    return { ...email, replyTo: replyTo({ kind: inquiry.kind, number: inquiry.id }, inquiry.language) };
  };
  const emails: EventEmail[] = [{ audience: 'visitor', to: [inquiry.email], language: inquiry.language, write: toVisitor }];
  if (!letter.byVisitor) return emails;
  const toStaff = async () => (await emailTemplates()).ownAppointmentStaffEmail(letter.purpose, appointment, inquiry, dealer);
  return [...emails, { audience: 'staff', to: staffFor('test_drive'), language: 'en', write: toStaff }];
};
