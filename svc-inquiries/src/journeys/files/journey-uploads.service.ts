import { JOURNEY_FILE_BYTES, type JourneyUpload, type JourneyUploadState } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Attachment } from '../../inbox/attachments/attachment.entity.js';
import { AttachmentsService } from '../../inbox/attachments/attachments.service.js';
import { JOURNEYS } from '../change-journey.js';
import { Journey } from '../journey.entity.js';
import { filesOf } from './journey-files.js';

/** The journey and the id that the sender made. */
export interface UploadId {
  id: number;
  upload: string;
}

interface Row {
  journeyId: number;
  name: string;
  size: number;
  step: string | null;
  fileId: string | null;
  received: number;
}

const BEGIN = `
  INSERT INTO inquiries.journey_upload (id, journey_id, name, size, step_key) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;

const READ = `
  SELECT u.journey_id AS "journeyId", u.name, u.size, u.step_key AS step, u.attachment_id AS "fileId",
    (SELECT coalesce(max(p.from_byte + length(p.bytes)), 0) FROM inquiries.journey_upload_part p WHERE p.upload_id = u.id)
      AS received
  FROM inquiries.journey_upload u WHERE u.id = $1`;

const WHOLE = `SELECT string_agg(bytes, ''::bytea ORDER BY from_byte) AS bytes FROM inquiries.journey_upload_part WHERE upload_id = $1`;

/** Uploads in parts, so that a lost connection costs only one part. Unfinished ones expire after two days. */
@Injectable()
export class JourneyUploadsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attachments: AttachmentsService,
  ) {}

  /** Begins, or says how much of it is there. */
  async begin({ id, upload }: UploadId, { name, size, step = null }: JourneyUpload): Promise<JourneyUploadState> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Journey, { id }))) throw new AppError('JOURNEY_NOT_FOUND', { id });
    await manager.query(BEGIN, [upload, id, name, size, step]);
    const row = await this.row(manager, { id, upload });
    if (row.size !== size) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return this.state(manager, row);
  }

  /** The next part; one that was sent before, or does not follow, changes nothing. */
  part({ id, upload }: UploadId, offset: number, bytes: Buffer, staff: CurrentStaff): Promise<JourneyUploadState> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM inquiries.journey_upload WHERE id = $1 FOR UPDATE', [upload]);
      const row = await this.row(manager, { id, upload });
      if (row.fileId || offset !== row.received || bytes.length === 0) return this.state(manager, row);
      const received = offset + bytes.length;
      if (received > row.size) throw new AppError('PAYLOAD_TOO_LARGE');
      const part = [upload, offset, bytes];
      await manager.query('INSERT INTO inquiries.journey_upload_part (upload_id, from_byte, bytes) VALUES ($1, $2, $3)', part);
      if (received < row.size) return { received, file: null };
      const fileId = await this.finish(manager, upload, row, staff);
      return this.state(manager, { ...row, received, fileId });
    });
  }

  private async finish(manager: EntityManager, upload: string, row: Row, staff: CurrentStaff): Promise<string> {
    const [whole] = await manager.query<{ bytes: Buffer }[]>(WHOLE, [upload]);
    const journey = await manager.findOneByOrFail(Journey, { id: row.journeyId });
    const { name, bytes, width, height } = await this.accepted(row.name, whole?.bytes ?? Buffer.alloc(0));
    // Stored past this transaction: where it fails, the file is of nobody and removed within a day.
    const { id } = await this.attachments.store(journey.conversationId, { name, bytes }, JOURNEY_FILE_BYTES);
    await manager.query(
      'INSERT INTO inquiries.journey_file (attachment_id, journey_id, step_key, width, height) VALUES ($1, $2, $3, $4, $5)',
      [id, journey.id, row.step, width, height],
    );
    await manager.update(Attachment, { id }, { kept: true });
    await manager.query('UPDATE inquiries.journey_upload SET attachment_id = $2 WHERE id = $1', [upload, id]);
    await manager.query('DELETE FROM inquiries.journey_upload_part WHERE upload_id = $1', [upload]);
    await manager.update(Journey, journey.id, { updatedAt: () => 'now()' });
    const write = { staff, action: 'update', entity: JOURNEYS, entityId: journey.id } as const;
    await recordStaffWrite(manager, SCHEMA, { ...write, before: { file: null }, after: { file: id, step: row.step } });
    return id;
  }

  /** A picture anew, without what a camera writes into it; a document as it is. */
  private async accepted(name: string, bytes: Buffer) {
    // What encodes pictures is loaded with the first of them.
    const { copyOfPicture, isPicture } = await import('@dealership/service-kit/media');
    if (isPicture(bytes)) return { name: name.replace(/\.\w{3,4}$/, ''), ...(await copyOfPicture(bytes, 'file')) };
    if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return { name, bytes, width: null, height: null };
    throw AppError.forField('ATTACHMENT_NOT_ACCEPTED', 'file');
  }

  private async row(manager: EntityManager, { id, upload }: UploadId): Promise<Row> {
    const [row] = await manager.query<Row[]>(READ, [upload]);
    if (row?.journeyId !== id) throw new AppError('JOURNEY_NOT_FOUND', { id });
    return row;
  }

  private async state(manager: EntityManager, { received, size, fileId, journeyId }: Row): Promise<JourneyUploadState> {
    const file = fileId && (await filesOf(manager, journeyId)).find(({ id }) => id === fileId);
    return { received: fileId ? size : received, file: file || null };
  }
}
