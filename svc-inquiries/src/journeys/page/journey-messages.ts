import { type JourneyMessage, type Language, signingName } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { EntityManager } from 'typeorm';
import { ConversationMessage } from '../../requests/conversations/conversation-message.entity.js';
import { contentHash } from '../../requests/submissions/new-submission.js';

const toMessage = ({ id, direction, body, authorName, createdAt }: ConversationMessage): JourneyMessage => ({
  id,
  from: direction === 'in' ? 'customer' : 'staff',
  text: body,
  author: signingName(authorName) ?? null,
  createdAt: createdAt.toISOString(),
});

/** The messages of a request, oldest first. */
export async function messagesOf(manager: EntityManager, conversationId: number): Promise<JourneyMessage[]> {
  const rows = await manager.find(ConversationMessage, { where: { conversationId }, order: { id: 'ASC' } });
  return rows.map(toMessage);
}

interface NewMessage {
  conversationId: number;
  text: string;
  language: Language;
  idempotencyKey: string;
}

/** Stores a message the customer writes on the page. The same key and text again returns the same message. */
export async function storeMessage(
  manager: EntityManager,
  message: NewMessage,
): Promise<{ message: JourneyMessage; isNew: boolean }> {
  const { conversationId, text, language, idempotencyKey } = message;
  const hash = contentHash(`journey message ${conversationId}`, { text });
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(ConversationMessage)
    .values({ conversationId, direction: 'in', channel: 'link', body: text, language, idempotencyKey, contentHash: hash })
    .orIgnore()
    .returning(['id'])
    .execute();
  const stored = await manager.findOneByOrFail(ConversationMessage, { idempotencyKey });
  if (stored.contentHash !== hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { message: toMessage(stored), isNew: (raw as object[]).length > 0 };
}
