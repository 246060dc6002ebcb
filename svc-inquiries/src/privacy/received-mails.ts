import type { ExportedRecord } from '@dealership/contracts';
import { queriesOn } from '@dealership/service-kit/database';
import { exportedFields } from '@dealership/service-kit/privacy';
import { type SqlBool, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { readMail } from '../messages/received-mail/reading/read-mail.js';
import type { ReceivedMail } from '../messages/received-mail/received-mail.entity.js';
import type { Conversation } from '../requests/conversations/conversation.entity.js';

/** Where the staff's search for a person finds original e-mails. */
export const RECEIVED_MAILS = 'received-mail';

/** Maximum bytes exported of a mail that cannot be parsed. */
const MAX_RAW_BYTES = 100_000;

/**
 * Matches a mail `m` to a request `c`. A mail filed with the person's own request is one of its messages; one they sent
 * to somebody else's request is theirs too.
 */
export const isMailOf = (email: string) => sql<SqlBool>`
  (lower(m.sender) = lower(${email}) OR c.email_key = lower(${email})) AND (m.state <> 'filed' OR c.email_key IS DISTINCT FROM lower(${email}))`;

interface MailTables {
  'inquiries.received_mail': ReceivedMail;
  'inquiries.conversation': Conversation;
}

type Mail = Pick<ReceivedMail, 'raw' | 'sender'>;

/** The content of a mail; files by name only. */
async function contentOf({ raw, sender }: Mail): Promise<object> {
  const content = await readMail(raw, sender).catch(() => undefined);
  if (!content) return { raw: raw.subarray(0, MAX_RAW_BYTES).toString('latin1') };
  const { from, subject, text, files, tooMuch } = content;
  return { from, subject, text, files: [...files.map(({ name }) => name), ...tooMuch] };
}

/** The mail of an address that is not a message of its requests, one at a time because each may be large. */
export async function exportReceivedMails(manager: EntityManager, email: string): Promise<ExportedRecord[]> {
  const db = queriesOn<MailTables>(manager);
  const mails = db
    .selectFrom('inquiries.received_mail as m')
    .innerJoin('inquiries.conversation as c', 'c.id', 'm.conversationId')
    .where(isMailOf(email));
  const records: ExportedRecord[] = [];
  for (const { id } of await mails.select('m.id').orderBy('m.id').execute()) {
    const { raw, receivedAt, ...mail } = await mails
      .select(['m.sender', 'm.recipient', 'm.raw', 'm.size', 'm.state', 'm.reason', 'm.receivedAt'])
      .where('m.id', '=', id)
      .executeTakeFirstOrThrow();
    const fields = exportedFields({ ...mail, ...(await contentOf({ raw, sender: mail.sender })) });
    records.push({ place: RECEIVED_MAILS, id, createdAt: receivedAt.toISOString(), fields });
  }
  return records;
}

/** Erases mail beyond that erased with its requests. */
export const eraseReceivedMails = (manager: EntityManager, ids: number[]): Promise<unknown> =>
  manager.query('DELETE FROM inquiries.received_mail WHERE id = ANY($1)', [ids]);
