import { emailTemplates } from '../../../emails/load-templates.js';
import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../../../requests/reservations/reservation.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { addressesOf, addressesOfManagers } from './colleagues.js';

/** To the request's owner, else to the managers, as long as the reminder is set. */
export const reminderDue: EmailsOfEvent = async (
  id,
  { manager, accounts, context: { staffFor, dealer }, requestId, occurrence },
) => {
  const conversation = await manager.findOneBy(Conversation, { id });
  if (!conversation?.remindAt || conversation.reminders !== occurrence || conversation.state === 'spam') return [];
  const { kind, number, ownerId } = conversation;
  const request = await manager.findOneBy(kind === 'reservation' ? Reservation : Inquiry, { id: number });
  if (!request) return [];
  const colleagues = await accounts.contacts(requestId);
  const owner = addressesOf(colleagues, ownerId);
  const to = owner.length ? owner : addressesOfManagers(colleagues);
  const name = colleagues.find((one) => one.id === ownerId)?.name;
  const write = async () => (await emailTemplates()).reminderDueEmail(conversation, request, name, dealer);
  // Falls back to the recipients configured for the request.
  return [{ audience: 'staff', to: to.length ? to : staffFor(kind), language: 'en', write }];
};
