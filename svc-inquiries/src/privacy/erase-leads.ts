import type { LeadListName } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import { deleteNotificationsAbout } from '../notifications/notifications-about.js';
import { LEAD_LISTS } from '../requests/lists/lead-lists.js';
import type { LeadTable } from '../requests/lists/lead-tables.js';
import { eraseJourneyNotes } from './journeys.js';

export const LEAD_TABLES = [...new Set(LEAD_LISTS.map(({ table }) => table))];

/** Names of a table's lists, which are also the entity names in the audit log. */
export const listNames = (table: LeadTable): LeadListName[] =>
  LEAD_LISTS.filter((list) => list.table === table).map(({ name }) => name);

/** Audit fields with text written by staff. */
const WRITTEN = ['note', 'lostReason', 'remindNote', 'tags', 'pauseReason'];

/**
 * Erases submissions with their notes and e-mail records. Pending e-mails are dropped: their jobs find nothing. Audit
 * rows stay, without staff's texts, which may be about the person.
 */
export async function eraseLeads(manager: EntityManager, table: LeadTable, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(deleteNotificationsAbout(table), [ids]);
  if (table !== 'newsletter_subscription') await eraseJourneyNotes(manager, table, ids);
  await manager.query(`DELETE FROM inquiries.${table} WHERE id = ANY($1)`, [ids]);
  await manager.query(
    `UPDATE inquiries.audit SET before = before - $3::text[], after = after - $3::text[] || '{"note": "erased"}'
     WHERE entity = ANY($1) AND entity_id = ANY($2) AND (before ?| $3 OR after ?| $3)`,
    [listNames(table), ids, WRITTEN],
  );
}
