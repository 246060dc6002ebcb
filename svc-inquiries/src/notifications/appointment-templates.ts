import { Appointment } from '../appointments/appointment.entity.js';
import { AppointmentLetter } from '../appointments/appointment-letter.entity.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import type { Template } from './event-email.js';
import { letters } from './letters.js';

/** To the visitor, unless another change has come since: its own letter says how things are. */
export const appointmentTemplate: Template = async (id, { manager, settings: { dealer, replyTo } }) => {
  const letter = await manager.findOneBy(AppointmentLetter, { id });
  const appointment = letter && (await manager.findOneBy(Appointment, { id: letter.appointmentId }));
  const inquiry = appointment && (await manager.findOneBy(Inquiry, { id: appointment.inquiryId }));
  if (!letter || !inquiry || inquiry.status === 'spam' || letter.version !== appointment.version) return [];
  const isReminder = letter.purpose === 'day' || letter.purpose === 'hours';
  if (isReminder && appointment.startsAt <= new Date()) return [];
  return [
    {
      audience: 'visitor',
      to: [inquiry.email],
      language: inquiry.language,
      write: async () => ({
        ...(await (await letters()).appointmentEmail(letter.purpose, appointment, inquiry, dealer)),
        replyTo: replyTo({ kind: inquiry.kind, number: inquiry.id }),
      }),
    },
  ];
};
