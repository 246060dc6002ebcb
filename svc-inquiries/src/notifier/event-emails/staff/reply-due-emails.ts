import type { ColleagueContact } from '@dealership/contracts';
import { reminderOccurrence, stepOfOccurrence } from '../../../requests/conversations/clock.js';
import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { findRequestOfConversation } from '../../../requests/conversations/request-of-conversation.js';
import { Appointment } from '../../../requests/schedule/appointment.entity.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
import { addressesOf, addressesOfManagers, staffRecipients } from './colleagues.js';

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
export const replyDue: EmailsOfEvent = async (id, { manager, accounts, context, requestId, occurrence }) => {
  const conversation = await manager.findOneBy(Conversation, { id });
  if (!conversation?.waitingSince || conversation.pausedAt || reminderOccurrence(conversation) !== occurrence) return [];
  const { kind, ownerId, inquiryId } = conversation;
  const request = await findRequestOfConversation(manager, conversation);
  if (!request) return [];
  const isMoved = inquiryId !== null && (await manager.existsBy(Appointment, { inquiryId, state: 'requested' }));
  const colleagues = await accounts.contacts(requestId);
  const to = recipients(stepOfOccurrence(occurrence), ownerId, colleagues);
  const owner = colleagues.find((one) => one.id === ownerId)?.name;
  return [
    {
      audience: 'staff',
      to: staffRecipients(to, kind, context),
      language: 'en',
      ...fromTemplate('replyDueEmail', (template) => template({ ...conversation, isMoved }, request, owner, context.dealer)),
    },
  ];
};
