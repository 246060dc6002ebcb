import type { AttachedFile, InboxMessage } from '@dealership/contracts';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Attachment } from '../inbox/attachments/attachment.entity.js';
import type { AttachmentsService } from '../inbox/attachments/attachments.service.js';
import { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import { storedMails } from './stored-mails.js';

const MAX_MESSAGES = 200;

const attachedFile = ({ id, name, type, size }: Attachment): AttachedFile => ({ id, name, type, size });

const toMessage = (row: ConversationMessage, files: Attachment[], mail: InboxMessage['mail']): InboxMessage => ({
  id: row.id,
  direction: row.direction,
  channel: row.channel,
  author: row.authorName,
  address: row.address,
  subject: row.subject,
  text: row.body,
  language: row.language,
  state: row.state,
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  refusedFiles: row.refusedFiles,
  mail,
  attachments: files.filter(({ messageId }) => messageId === row.id).map(attachedFile),
});

/** The latest messages as the inbox shows them, oldest first. `mailDays`: how long the original e-mail is kept. */
export async function inboxMessages(
  manager: EntityManager,
  attachments: AttachmentsService,
  where: FindOptionsWhere<ConversationMessage>,
  mailDays: number,
): Promise<InboxMessage[]> {
  const rows = await manager.find(ConversationMessage, { where, order: { id: 'DESC' }, take: MAX_MESSAGES });
  const ids = rows.map(({ id }) => id);
  const files = ids.length ? await attachments.of(manager, ids) : [];
  const lacking = rows.filter(({ refusedFiles }) => refusedFiles.length > 0).map(({ id }) => id);
  const mails = await storedMails(manager, lacking, mailDays);
  return rows.reverse().map((row) => toMessage(row, files, mails.get(row.id) ?? null));
}
