import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { ConversationMessage } from '../../../requests/conversations/conversation-message.entity.js';
import { findRequestOfConversation } from '../../../requests/conversations/request-of-conversation.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
import { addressesOf, staffRecipients } from './colleagues.js';

/**
 * To the member of staff assigned to the request: the customer wrote, or a staff message was not delivered. Not for
 * spam.
 */
export const messageEmails: EmailsOfEvent = async (id, { manager, accounts, context, requestId }) => {
  const message = await manager.findOneBy(ConversationMessage, { id });
  const conversation = message && (await manager.findOneBy(Conversation, { id: message.conversationId }));
  if (!conversation || conversation.state === 'spam') return [];
  // The message has been resent since.
  if (message.direction === 'out' && message.state !== 'failed' && message.state !== 'bounced') return [];
  const { kind, ownerId } = conversation;
  const request = await findRequestOfConversation(manager, conversation);
  if (!request) return [];
  const colleagues = ownerId || message.authorId ? await accounts.contacts(requestId) : [];
  const to = [...new Set([...addressesOf(colleagues, ownerId), ...addressesOf(colleagues, message.authorId)])];
  const content = fromTemplate('messageEmail', (template) => template(conversation, message, request, context.dealer));
  return [{ audience: 'staff', to: staffRecipients(to, kind, context), language: 'en', ...content }];
};
