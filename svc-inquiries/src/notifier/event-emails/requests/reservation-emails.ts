import { Reservation } from '../../../requests/reservations/reservation.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
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
      to: staffFor('reservation'),
      language: 'en',
      ...fromTemplate('reservationStaffEmail', async (template) => {
        const car = await vehicles.ofRequest(reservation, requestId);
        return template(reservation, dealer, car);
      }),
    },
    {
      audience: 'visitor',
      to: [email],
      language,
      ...fromTemplate('reservationVisitorEmail', async (template) => {
        const car = await vehicles.ofRequest(reservation, requestId);
        const confirmed = await isConfirmed(manager, email);
        const content = await template(reservation, dealer, confirmed, car);
        return { ...content, replyTo: replyTo({ kind: 'reservation', number: id }, language) };
      }),
    },
  ];
};
