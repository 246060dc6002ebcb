import type { EventName, InboxKind } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { Notification } from '../notifications/notification.entity.js';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import { paymentIdOf } from '../requests/memberships/payment-id-of.js';

/** Mail clients truncate long lists, so only the first and the last matter (RFC 5322 sets no limit). */
const MAX_REFERENCES = 20;

const CONFIRMATIONS: Partial<Record<InboxKind, EventName>> = {
  reservation: 'reservation.submitted',
  membership: 'payment.succeeded',
};

/** The Message-ID of the request's confirmation; undefined if it was not sent. */
async function confirmationOf(manager: EntityManager, { kind, number }: Conversation): Promise<string | undefined> {
  const event = CONFIRMATIONS[kind] ?? 'inquiry.submitted';
  const subjectId = kind === 'membership' ? await paymentIdOf(manager, number) : number;
  const notification = await manager.findOneBy(Notification, { event, subjectId, audience: 'visitor', state: 'sent' });
  return notification?.messageId;
}

/** Message-IDs of a request's e-mails so far, oldest first. `before`: only those preceding that message. */
export async function threadOf(manager: EntityManager, conversation: Conversation, before?: number): Promise<string[]> {
  const query = manager
    .createQueryBuilder(ConversationMessage, 'm')
    .select(['m.id', 'm.messageId'])
    .where(`m.conversationId = :id AND m.channel = 'email' AND m.messageId IS NOT NULL`, { id: conversation.id })
    .orderBy('m.id');
  if (before !== undefined) query.andWhere('m.id < :before', { before });
  const [confirmation, messages] = [await confirmationOf(manager, conversation), await query.getMany()];
  const all = [confirmation, ...messages.map(({ messageId }) => messageId)].filter((id) => typeof id === 'string');
  return all.length <= MAX_REFERENCES ? all : [...all.slice(0, 1), ...all.slice(1 - MAX_REFERENCES)];
}

/** The Message-ID the next e-mail answers: the customer's last one, else our last one. */
export async function answeredId(manager: EntityManager, conversation: Conversation): Promise<string | null> {
  const [last] = await manager.find(ConversationMessage, {
    where: { conversationId: conversation.id, channel: 'email', direction: 'in' },
    order: { id: 'DESC' },
    take: 1,
  });
  return last?.messageId ?? (await threadOf(manager, conversation)).at(-1) ?? null;
}
