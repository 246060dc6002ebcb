import { type JourneyMessage, type JourneyPage, signingName } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { KeyedContext } from '@dealership/service-kit/endpoints';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { SiteClient } from '../../service-clients/site/site.client.js';
import { filesOf } from '../files/journey-files.js';
import { JourneyFilesService } from '../files/journey-files.service.js';
import { Journey } from '../journey.entity.js';
import { commonOf } from '../journey.mapper.js';
import { journeyRows } from '../journeys.query.js';
import { JourneyLink } from '../links/journey-link.entity.js';
import { workingLink } from '../links/journey-tokens.js';
import { messagesOf, storeMessage } from './journey-messages.js';

const OPENED_AGAIN_MS = 3_600_000;

/** A journey for holders of a valid link. */
@Injectable()
export class JourneyPageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteClient,
    private readonly files: JourneyFilesService,
  ) {}

  async read(token: string): Promise<JourneyPage> {
    const { manager } = this.dataSource;
    const link = await workingLink(manager, token);
    const [row] = await journeyRows(manager, [link.journeyId]);
    if (!row) throw new AppError('JOURNEY_NOT_FOUND');
    await this.noteOpening(link);
    const { phones, whatsapp, email } = await this.site.dealer();
    return {
      ...commonOf(row),
      files: await filesOf(manager, row.id),
      contact: { name: signingName(row.ownerName) ?? null, phone: phones[0]?.number ?? null, whatsapp: whatsapp || null, email },
      messages: await messagesOf(manager, row.conversationId),
      expiresAt: link.expiresAt.toISOString(),
    };
  }

  /** Records when it was last opened, to the hour. */
  private async noteOpening({ id, openedAt }: JourneyLink): Promise<void> {
    if (openedAt && openedAt.getTime() > Date.now() - OPENED_AGAIN_MS) return;
    await this.dataSource.manager.update(JourneyLink, id, { openedAt: () => 'now()' });
  }

  /** @throws AppError if the file does not belong to this journey */
  async file(token: string, id: string): Promise<StreamableFile> {
    const link = await workingLink(this.dataSource.manager, token);
    return this.files.open(id, link.journeyId);
  }

  /** The request waits for an answer from then on. */
  write(token: string, text: string, { idempotencyKey, requestId }: KeyedContext): Promise<JourneyMessage> {
    return this.dataSource.transaction(async (manager) => {
      const link = await workingLink(manager, token);
      const { conversationId, language } = await manager.findOneByOrFail(Journey, { id: link.journeyId });
      const { message, isNew } = await storeMessage(manager, { conversationId, text, language, idempotencyKey });
      if (isNew) await appendToOutbox(manager, SCHEMA, 'message.received', { conversationMessageId: message.id }, requestId);
      return message;
    });
  }
}
