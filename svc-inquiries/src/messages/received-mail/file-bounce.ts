import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { ConversationMessage } from '../../requests/conversations/conversation-message.entity.js';
import type { DeliveryReport } from './reading/delivery-report.js';
import type { FilingResult, ReceivedMail } from './received-mail.entity.js';

/** Marks the message as bounced, and notifies staff once. */
export async function fileBounce(
  manager: EntityManager,
  { conversationId }: ReceivedMail,
  { failed, messageId, reason }: DeliveryReport,
): Promise<FilingResult> {
  const sent = messageId && (await manager.findOneBy(ConversationMessage, { conversationId, messageId, direction: 'out' }));
  if (!failed || !sent) return { state: 'ignored', reason: 'report' };
  if (sent.state !== 'bounced') {
    await manager.update(ConversationMessage, sent.id, { state: 'bounced', error: reason || null });
    await appendToOutbox(manager, SCHEMA, 'message.bounced', { conversationMessageId: sent.id });
  }
  return { state: 'filed', reason: 'bounce' };
}
