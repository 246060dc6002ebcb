import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Attachment } from '../../inbox/attachments/attachment.entity.js';
import { attachmentFile } from '../../inbox/attachments/attachment-file.js';
import { AttachmentsService } from '../../inbox/attachments/attachments.service.js';
import { JOURNEYS } from '../change-journey.js';
import { findFile } from './journey-files.js';

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
      const [gone] = await manager.query<[object[], number]>(
        'DELETE FROM inquiries.journey_file WHERE attachment_id = $1 RETURNING journey_id',
        [id],
      );
      if (!file || gone.length === 0) throw new AppError('JOURNEY_FILE_NOT_FOUND', { id });
      await manager.delete(Attachment, { id });
      const write = { staff, action: 'update', entity: JOURNEYS, entityId: file.journeyId } as const;
      await recordStaffWrite(manager, SCHEMA, { ...write, before: { file: id }, after: { file: null } });
    });
  }
}
