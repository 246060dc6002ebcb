import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MAX_ATTACHMENTS, MAX_MESSAGE_BYTES, staffValidationMessages } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { PrivateFiles } from '@dealership/service-kit/private-files';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { acceptedFile, type NewFile } from './accepted-file.js';
import { Attachment } from './attachment.entity.js';

/** The files of conversations: rows in this database, bytes in the media store, without a public address. */
@Injectable()
export class AttachmentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivateFiles,
  ) {}

  /**
   * Stores a file for a message of the conversation. Files that no message uses within a day are removed.
   * @param largest bytes; defaults to the limit for messages
   * @throws AppError if the content is of no accepted type, or too large
   */
  async store(conversationId: number, file: NewFile, largest?: number): Promise<Attachment> {
    const { name, type } = await acceptedFile(file, largest);
    const id = randomUUID();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const row = { id, conversationId, messageId: null, name, type, size: file.bytes.length, sha256 };
    // Insert the row first: a file without a row would never be removed.
    await this.dataSource.manager.insert(Attachment, row);
    try {
      await this.files.write(id, file.bytes);
    } catch (error) {
      await this.dataSource.manager.delete(Attachment, { id });
      throw error;
    }
    return this.dataSource.manager.findOneByOrFail(Attachment, { id });
  }

  /**
   * Attaches files to a message, in its transaction.
   * @throws AppError VALIDATION_FAILED if there are too many, they are too large together, or belong to another
   * conversation or message
   */
  async attach(manager: EntityManager, message: { id: number; conversationId: number }, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id: In([...ids]), conversationId: message.conversationId, messageId: IsNull() };
    const found = await manager.find(Attachment, { where, lock });
    const bytes = found.reduce((sum, { size }) => sum + size, 0);
    if (found.length < new Set(ids).size || found.length > MAX_ATTACHMENTS || bytes > MAX_MESSAGE_BYTES)
      throw new AppError(
        'VALIDATION_FAILED',
        {},
        { errors: [{ path: 'attachments', message: staffValidationMessages.attachments }] },
      );
    await manager.update(Attachment, { id: In([...ids]) }, { messageId: message.id });
  }

  /** The files of messages, in order of arrival. */
  of(manager: EntityManager, messageIds: readonly number[]): Promise<Attachment[]> {
    return manager.find(Attachment, { where: { messageId: In([...messageIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** An attachment of that conversation, with its bytes. */
  async open(conversationId: number, id: string): Promise<{ attachment: Attachment; content: Readable }> {
    const attachment = await this.dataSource.manager.findOneBy(Attachment, { id, conversationId });
    const content = attachment && (await this.files.open(id));
    if (!attachment || !content) throw new AppError('ATTACHMENT_NOT_FOUND', { id });
    return { attachment, content };
  }
}
