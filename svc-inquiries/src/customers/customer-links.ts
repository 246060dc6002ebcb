import type { ExportedRecord } from '@dealership/contracts';
import { lockForTransaction } from '@dealership/service-kit/database';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { EntityManager } from 'typeorm';
import { CustomerLink } from './customer-link.entity.js';

/** Their name in the audit log and in the staff's search for a customer. */
export const CUSTOMER_LINKS = 'person-links';

/** Blocks other merges, unmerges and erasures until the end of the transaction. */
export const lockLinks = (manager: EntityManager): Promise<void> => lockForTransaction(manager, 'inquiries.person_link');

/** Includes ended links. Omits the other address: only staff state that it belongs to the same customer. */
export async function exportLinks(manager: EntityManager, email: string): Promise<ExportedRecord[]> {
  const key = email.toLowerCase();
  const links = await manager.find(CustomerLink, { where: [{ oneEmail: key }, { otherEmail: key }], order: { id: 'ASC' } });
  return links.map(({ id, createdAt, reason, endedAt }) => ({
    place: CUSTOMER_LINKS,
    id,
    createdAt: createdAt.toISOString(),
    fields: exportedFields({ reason, endedAt }),
  }));
}

/** Keeps the audit rows, without the reason written by staff. */
export async function eraseLinks(manager: EntityManager, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query('DELETE FROM inquiries.person_link WHERE id = ANY($1)', [ids]);
  await manager.query(
    `UPDATE inquiries.audit SET before = before - 'reason', after = after - 'reason'
     WHERE entity = '${CUSTOMER_LINKS}' AND entity_id = ANY($1)`,
    [ids],
  );
}

const FORGOTTEN = `
  SELECT id FROM inquiries.person_link l
  WHERE created_at < now() - $1 * interval '1 day'
    AND NOT EXISTS (SELECT 1 FROM inquiries.conversation WHERE email_key IN (l.one_email, l.other_email))
  ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/** Links of addresses with no data left. */
export async function forgottenLinks(manager: EntityManager, days: number, limit: number): Promise<number[]> {
  return (await manager.query<{ id: number }[]>(FORGOTTEN, [days, limit])).map(({ id }) => id);
}
