import type { JourneyFile } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';

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
