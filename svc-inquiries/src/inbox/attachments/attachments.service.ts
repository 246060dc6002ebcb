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

/** The files of conversations: rows here, bytes in the media store, where no public address leads. */
@Injectable()
export class AttachmentsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: PrivateFiles,
  ) {}

  /**
   * Keeps a file that a message of the conversation is to have; without one within a day it is removed.
   * @param largest bytes; what a message may have unless said
   * @throws AppError where its bytes are none of an accepted type, or too many
   */
  async store(conversationId: number, file: NewFile, largest?: number): Promise<Attachment> {
    const { name, type } = await acceptedFile(file, largest);
    const id = randomUUID();
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const row = { id, conversationId, messageId: null, name, type, size: file.bytes.length, sha256 };
    // The row first: of a file without one nobody would know that it is to be removed.
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

  /** The files of messages, in the order in which they came. */
  of(manager: EntityManager, messageIds: readonly number[]): Promise<Attachment[]> {
    return manager.find(Attachment, { where: { messageId: In([...messageIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** A file of that conversation with its bytes. */
  async open(conversationId: number, id: string): Promise<{ attachment: Attachment; content: Readable }> {
    const attachment = await this.dataSource.manager.findOneBy(Attachment, { id, conversationId });
    const content = attachment && (await this.files.open(id));
    if (!attachment || !content) throw new AppError('ATTACHMENT_NOT_FOUND', { id });
    return { attachment, content };
  }
}
