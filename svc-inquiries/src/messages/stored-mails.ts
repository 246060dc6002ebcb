import { DAY_MS, type InboxMessage } from '@dealership/contracts';
import { type EntityManager, In } from 'typeorm';
import { ReceivedMail } from './received-mail/received-mail.entity.js';

/** Days after which the original e-mails are deleted; 0: never. */
export const RECEIVED_MAIL_DAYS = Symbol('RECEIVED_MAIL_DAYS');

/** The original e-mails of those messages that are still stored, by message id. */
export async function storedMails(
  manager: EntityManager,
  messageIds: number[],
  days: number,
): Promise<Map<number, NonNullable<InboxMessage['mail']>>> {
  if (messageIds.length === 0) return new Map();
  const select = { id: true, messageId: true, doneAt: true } as const;
  const mails = await manager.find(ReceivedMail, { select, where: { messageId: In(messageIds) } });
  const untilOf = ({ doneAt }: ReceivedMail) => {
    if (days === 0 || !doneAt) return null;
    return new Date(doneAt.getTime() + days * DAY_MS).toISOString();
  };
  return new Map(mails.map((mail) => [Number(mail.messageId), { until: untilOf(mail) }]));
}
