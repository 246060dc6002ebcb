import type { JourneyFile } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { Attachment } from '../../inbox/attachments/attachment.entity.js';
import { JOURNEYS } from '../change-journey.js';

const SELECT = `
  SELECT a.id, a.name, a.type AS "mediaType", a.size, f.width, f.height, f.step_key AS step, a.created_at AS "createdAt",
    f.journey_id AS "journeyId", a.conversation_id AS "conversationId"
  FROM inquiries.journey_file f JOIN inquiries.attachment a ON a.id = f.attachment_id`;

/** A file and where it belongs. */
interface FileRow extends Omit<JourneyFile, 'createdAt'> {
  createdAt: Date;
  journeyId: number;
  conversationId: number;
}

const toFile = ({ journeyId: _, conversationId: __, createdAt, ...file }: FileRow): JourneyFile => ({
  ...file,
  createdAt: createdAt.toISOString(),
});

/** The files of a journey, newest first. */
export async function filesOf(manager: EntityManager, journeyId: number): Promise<JourneyFile[]> {
  const rows = await manager.query<FileRow[]>(`${SELECT} WHERE f.journey_id = $1 ORDER BY a.created_at DESC, a.id`, [journeyId]);
  return rows.map(toFile);
}

/** A file of any journey, with the journey's id. */
export async function findFile(manager: EntityManager, id: string): Promise<FileRow | undefined> {
  const [row] = await manager.query<FileRow[]>(`${SELECT} WHERE a.id = $1`, [id]);
  return row;
}

/** Returns false if another call has removed it meanwhile. */
export async function removeFile(manager: EntityManager, { id, journeyId }: FileRow, staff: CurrentStaff): Promise<boolean> {
  const [gone] = await manager.query<[object[], number]>(
    'DELETE FROM inquiries.journey_file WHERE attachment_id = $1 RETURNING journey_id',
    [id],
  );
  if (gone.length === 0) return false;
  await manager.delete(Attachment, { id });
  const write = { staff, action: 'update', entity: JOURNEYS, entityId: journeyId } as const;
  await recordStaffWrite(manager, SCHEMA, { ...write, before: { file: id }, after: { file: null } });
  return true;
}
