import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../../database/schema.js';
import { Attachment } from '../../../inbox/attachments/attachment.entity.js';
import { threadOf } from '../../../messages/thread.js';
import { Notification } from '../../../notifications/notification.entity.js';
import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { ConversationMessage } from '../../../requests/conversations/conversation-message.entity.js';
import { requestOfConversation } from '../../../requests/conversations/request-of-conversation.js';
import type { EmailSources, EmailsOfEvent, EventEmail } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';

/**
 * Records the mail server's answer for a message; a bounced one stays bounced. Notifies staff of each permanent
 * refusal.
 */
const onDelivery =
  ({ id, conversationId }: ConversationMessage): EventEmail['onDelivery'] =>
  async (manager, { state, error }) => {
    // Lock the conversation first, in the same order as an erasure: a database trigger updates it.
    await manager.findOne(Conversation, {
      select: { id: true },
      where: { id: conversationId },
      lock: { mode: 'pessimistic_write' },
    });
    const sentAt = state === 'sent' ? new Date() : null;
    const { affected } = await manager
      .createQueryBuilder()
      .update(ConversationMessage)
      .set({ state, error, ...(sentAt && { sentAt }) })
      .where(`id = :id AND state <> 'bounced'`, { id })
      .execute();
    if (state !== 'failed' || !affected) return;
    const { attempts } = await manager.findOneByOrFail(Notification, { event: 'reply.written', subjectId: id });
    await appendToOutbox(manager, SCHEMA, 'message.bounced', { conversationMessageId: id, occurrence: attempts });
  };

async function attachmentsOf(manager: EntityManager, messageId: number, files: EmailSources['files']) {
  const rows = await manager.find(Attachment, { where: { messageId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return rows.map(({ id, name, type }) => ({
    filename: name,
    contentType: type,
    open: async () => {
      const content = await files.open(id);
      if (!content) throw new Error(`The file of the attachment ${id} is not in the media store`);
      return content;
    },
  }));
}

/** A staff message, sent once, with its attachments and in the thread of the request. */
export const replyWritten: EmailsOfEvent = async (
  id,
  { manager, vehicles, context: { dealer, replyTo, replyAddress }, files, requestId },
) => {
  const message = await manager.findOneBy(ConversationMessage, { id, direction: 'out', channel: 'email' });
  const conversation = message && (await manager.findOneBy(Conversation, { id: message.conversationId }));
  if (!message?.messageId || !message.address || !conversation) return [];
  const { messageId, inReplyTo } = message;
  const content = fromTemplate('replyEmail', async (template, sender) => {
    const request = await requestOfConversation(sender, conversation);
    const car = await vehicles.ofRequest(request, requestId);
    const references = await threadOf(sender, conversation, id);
    if (inReplyTo && !references.includes(inReplyTo)) references.push(inReplyTo);
    return {
      ...(await template(message, request, dealer, car)),
      replyTo: replyTo(conversation, message.language),
      ...(replyAddress && { bounceAddress: replyTo(conversation, message.language).address }),
      isHumanReply: true,
      ...(inReplyTo && { inReplyTo }),
      references,
      attachments: await attachmentsOf(sender, id, files),
    };
  });
  return [
    {
      audience: 'visitor',
      to: [message.address],
      language: message.language,
      messageId,
      ...content,
      onDelivery: onDelivery(message),
    },
  ];
};
