import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { findRequestOfConversation } from '../../../requests/conversations/request-of-conversation.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
import { addressesOf, addressesOfManagers, staffRecipients } from './colleagues.js';

/** To the request's owner, else to the managers, as long as the reminder is set. */
export const reminderDue: EmailsOfEvent = async (id, { manager, accounts, context, requestId, occurrence }) => {
  const conversation = await manager.findOneBy(Conversation, { id });
  if (!conversation?.remindAt || conversation.reminders !== occurrence || conversation.state === 'spam') return [];
  const { kind, ownerId } = conversation;
  const request = await findRequestOfConversation(manager, conversation);
  if (!request) return [];
  const colleagues = await accounts.contacts(requestId);
  const owner = addressesOf(colleagues, ownerId);
  const to = owner.length ? owner : addressesOfManagers(colleagues);
  const name = colleagues.find((one) => one.id === ownerId)?.name;
  const content = fromTemplate('reminderDueEmail', (template) => template(conversation, request, name, context.dealer));
  return [{ audience: 'staff', to: staffRecipients(to, kind, context), language: 'en', ...content }];
};
