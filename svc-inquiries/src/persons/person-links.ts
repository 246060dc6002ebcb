import type { ExportedRecord } from '@dealership/contracts';
import { lockForTransaction } from '@dealership/service-kit';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { EntityManager } from 'typeorm';
import { PersonLink } from './person-link.entity.js';

/** What the audit and the staff's search for a person call them. */
export const PERSON_LINKS = 'person-links';

/** Until the end of the transaction nobody else merges, unmerges or erases. */
export const lockLinks = (manager: EntityManager): Promise<void> => lockForTransaction(manager, 'inquiries.person_link');

/** Those that are over, too. The other address is not given out: nobody but staff said that it is the same person's. */
export async function exportLinks(manager: EntityManager, email: string): Promise<ExportedRecord[]> {
  const key = email.toLowerCase();
  const links = await manager.find(PersonLink, { where: [{ oneEmail: key }, { otherEmail: key }], order: { id: 'ASC' } });
  return links.map(({ id, createdAt, reason, endedAt }) => ({
    place: PERSON_LINKS,
    id,
    createdAt: createdAt.toISOString(),
    fields: exportedFields({ reason, endedAt }),
  }));
}

/** Rows of the audit stay, without the reason that staff wrote. */
export async function eraseLinks(manager: EntityManager, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query('DELETE FROM inquiries.person_link WHERE id = ANY($1)', [ids]);
  await manager.query(
    `UPDATE inquiries.audit SET before = before - 'reason', after = after - 'reason'
     WHERE entity = '${PERSON_LINKS}' AND entity_id = ANY($1)`,
    [ids],
  );
}

const FORGOTTEN = `
  SELECT id FROM inquiries.person_link l
  WHERE created_at < now() - $1 * interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM inquiries.conversation WHERE email_key IN (l.one_email, l.other_email))
  ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Of addresses from which nothing is left. */
export async function forgottenLinks(manager: EntityManager, days: number, limit: number): Promise<number[]> {
  return (await manager.query<{ id: number }[]>(FORGOTTEN, [days, limit])).map(({ id }) => id);
}
