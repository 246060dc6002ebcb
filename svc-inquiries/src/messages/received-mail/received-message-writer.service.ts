import type { ErrorCode, Language } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { AttachmentsService } from '../../inbox/attachments/attachments.service.js';
import { type ReadMail, refusedName } from './reading/read-mail.js';
import type { FilingResult, ReceivedMail } from './received-mail.entity.js';

/** More messages than this within an hour are a mail loop between machines. */
const MAX_PER_HOUR = 30;

const REQUEST = `
  SELECT c.id, coalesce(i.language, r.language) AS language
  FROM inquiries.conversation c
    LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id
    LEFT JOIN inquiries.vehicle_reservation r ON r.id = c.vehicle_reservation_id
  WHERE c.id = $1`;

const KNOWN = `
  SELECT
    bool_or(message_id = $2) AS known,
    bool_or(message_id = $2 AND direction = 'out') AS ours,
    count(*) FILTER (WHERE direction = 'in' AND created_at > now() - interval '1 hour')::integer AS recent
  FROM inquiries.conversation_message WHERE conversation_id = $1`;

// Dated when the mail server accepted it, however long it waited here.
const INSERT = `
  INSERT INTO inquiries.conversation_message
    (conversation_id, direction, channel, address, subject, body, language, message_id, in_reply_to, refused_files, created_at)
  VALUES ($1, 'in', 'email', $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`;

export interface StoredFiles {
  ids: string[];
  /** Names of attachments that are too large or of a type that is not accepted. */
  refused: string[];
}

/** Errors of the file itself. Others, as of an unavailable bucket, pass. */
const REFUSED: ReadonlySet<ErrorCode> = new Set(['ATTACHMENT_NOT_ACCEPTED', 'ATTACHMENT_TOO_LARGE']);

interface Known {
  known: boolean | null;
  ours: boolean | null;
  recent: number;
}

/** Creates a message of a request from a mail. */
@Injectable()
export class ReceivedMessageWriter {
  constructor(private readonly attachments: AttachmentsService) {}

  /** Stores the accepted attachments; those without a message are removed within a day. */
  async storeFiles(conversationId: number, { files, tooMuch }: ReadMail): Promise<StoredFiles> {
    const stored: StoredFiles = { ids: [], refused: [...tooMuch] };
    for (const file of files) {
      try {
        stored.ids.push((await this.attachments.store(conversationId, file)).id);
      } catch (error) {
        if (!(error instanceof AppError && REFUSED.has(error.code))) throw error;
        stored.refused.push(refusedName(file.name));
      }
    }
    return stored;
  }

  /** Files each Message-ID of a request once, however often it is delivered. */
  async file(manager: EntityManager, mail: ReceivedMail, content: ReadMail, files: StoredFiles): Promise<FilingResult> {
    const { conversationId, sha256, recipient, receivedAt } = mail;
    const host = recipient.split('@').at(-1);
    const messageId = content.messageId ?? `<${sha256}@${host}>`;
    const [request] = await manager.query<{ language: Language }[]>(REQUEST, [conversationId]);
    const [known] = await manager.query<Known[]>(KNOWN, [conversationId, messageId]);
    if (known?.ours) return { state: 'ignored', reason: 'loop' };
    if (known?.known) return { state: 'ignored', reason: 'duplicate' };
    if (!mail.isMessage && (known?.recent ?? 0) >= MAX_PER_HOUR) return { state: 'ignored', reason: 'loop' };
    const { from, subject, text, inReplyTo } = content;
    const values = [conversationId, from, subject, text, request?.language ?? 'en', messageId, inReplyTo ?? null];
    const [message] = await manager.query<{ id: number }[]>(INSERT, [...values, files.refused, receivedAt]);
    const id = Number(message?.id);
    await this.attachments.attach(manager, { id, conversationId }, files.ids);
    await appendToOutbox(manager, SCHEMA, 'message.received', { conversationMessageId: id });
    return { state: 'filed', reason: 'message', messageId: id };
  }
}
