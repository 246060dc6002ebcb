import { emailTemplates } from '../../../emails/load-templates.js';
import { Reservation } from '../../../requests/reservations/reservation.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { isConfirmed } from './newsletter-consent.js';

export const reservationSubmitted: EmailsOfEvent = async (
  id,
  { manager, vehicles, context: { staffFor, dealer, replyTo }, requestId },
) => {
  const reservation = await manager.findOneBy(Reservation, { id });
  if (!reservation || reservation.status === 'spam') return [];
  const { email, language } = reservation;
  return [
    {
      audience: 'staff',
      template: 'reservationStaffEmail',
      to: staffFor('reservation'),
      language: 'en',
      write: async () => {
        const car = await vehicles.ofRequest(reservation, requestId);
        return (await emailTemplates()).reservationStaffEmail(reservation, dealer, car);
      },
    },
    {
      audience: 'visitor',
      template: 'reservationVisitorEmail',
      to: [email],
      language,
      write: async () => {
        const car = await vehicles.ofRequest(reservation, requestId);
        const confirmed = await isConfirmed(manager, email);
        const content = await (await emailTemplates()).reservationVisitorEmail(reservation, dealer, confirmed, car);
        return { ...content, replyTo: replyTo({ kind: 'reservation', number: id }, language) };
      },
    },
  ];
};
