import { AppError } from '@dealership/service-kit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { attachmentFile } from '../../inbox/attachments/attachment-file.js';
import { AttachmentsService } from '../../inbox/attachments/attachments.service.js';
import { findFile, removeFile } from './journey-files.js';

/** Pictures and documents of journeys. */
@Injectable()
export class JourneyFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attachments: AttachmentsService,
  ) {}

  /** @throws AppError if it is not a file of that journey, or of any journey if no `journeyId` is given */
  async open(id: string, journeyId?: number): Promise<StreamableFile> {
    const file = await findFile(this.dataSource.manager, id);
    if (!file || (journeyId !== undefined && file.journeyId !== journeyId)) throw new AppError('JOURNEY_FILE_NOT_FOUND', { id });
    const { attachment, content } = await this.attachments.open(file.conversationId, id);
    return attachmentFile(attachment, content);
  }

  async remove(id: string, staff: CurrentStaff): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const file = await findFile(manager, id);
      if (!file || !(await removeFile(manager, file, staff))) throw new AppError('JOURNEY_FILE_NOT_FOUND', { id });
    });
  }
}
