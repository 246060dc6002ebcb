import type { ColleagueContact } from '@dealership/contracts';
import { emailTemplates } from '../../../emails/load-templates.js';
import { reminderOf, stepOfReminder } from '../../../requests/conversations/clock.js';
import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../../../requests/reservations/reservation.entity.js';
import { Appointment } from '../../../requests/schedule/appointment.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { addressesOf, addressesOfManagers } from './colleagues.js';

/**
 * The owner at the first step, the managers at the second, both from then on. Unassigned requests go to the managers.
 */
function recipients(step: number, ownerId: number | null, colleagues: ColleagueContact[]): string[] {
  const owner = addressesOf(colleagues, ownerId);
  const managers = addressesOfManagers(colleagues);
  if (step === 1 && owner.length) return owner;
  return [...new Set(step === 2 || step === 1 ? managers : [...owner, ...managers])];
}

/** To staff, as long as somebody is waiting. Each step of each round has its own e-mail. */
export const replyDue: EmailsOfEvent = async (
  id,
  { manager, accounts, context: { staffFor, dealer }, requestId, occurrence },
) => {
  const conversation = await manager.findOneBy(Conversation, { id });
  if (!conversation?.waitsFrom || conversation.pausedAt || reminderOf(conversation) !== occurrence) return [];
  const { kind, number, ownerId, inquiryId } = conversation;
  const request = await manager.findOneBy(kind === 'reservation' ? Reservation : Inquiry, { id: number });
  if (!request) return [];
  const isMoved = inquiryId !== null && (await manager.existsBy(Appointment, { inquiryId, state: 'requested' }));
  const colleagues = await accounts.contacts(requestId);
  const to = recipients(stepOfReminder(occurrence), ownerId, colleagues);
  const owner = colleagues.find((one) => one.id === ownerId)?.name;
  return [
    {
      audience: 'staff',
      // Falls back to the recipients configured for the request.
      to: to.length ? to : staffFor(kind),
      language: 'en',
      write: async () => (await emailTemplates()).replyDueEmail({ ...conversation, isMoved }, request, owner, dealer),
    },
  ];
};
