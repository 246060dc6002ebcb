import type { EntityManager } from 'typeorm';
import { LEAD_LISTS } from '../requests/leads/lead-lists.js';
import type { LeadTable } from '../requests/leads/lead-tables.js';
import { eraseJourneyNotes, journeyNotifications } from './journeys.js';

export const LEAD_TABLES = [...new Set(LEAD_LISTS.map(({ table }) => table))];

/** Messages by staff and customers about requests. */
const replies = (
  column: 'inquiry_id' | 'vehicle_reservation_id',
) => `event IN ('reply.written', 'message.received', 'message.bounced') AND subject_id IN (
  SELECT m.id FROM inquiries.conversation_message m JOIN inquiries.conversation c ON c.id = m.conversation_id
  WHERE c.${column} = ANY($1))`;

/** `$1`: ids of the table's rows. */
const NOTIFICATIONS: Record<LeadTable, string> = {
  inquiry: `event = 'inquiry.submitted' AND subject_id = ANY($1)
    OR event IN ('appointment.changed', 'appointment.reminded') AND subject_id IN (
      SELECT l.id FROM inquiries.appointment_letter l JOIN inquiries.appointment a ON a.id = l.appointment_id
      WHERE a.inquiry_id = ANY($1))
    OR ${journeyNotifications('inquiry')} OR ${replies('inquiry_id')}`,
  vehicle_reservation: `event = 'reservation.submitted' AND subject_id = ANY($1)
    OR ${journeyNotifications('vehicle_reservation')} OR ${replies('vehicle_reservation_id')}`,
  newsletter_subscription: `event IN ('newsletter.requested', 'newsletter.confirmed')
    AND subject_id IN (SELECT id FROM inquiries.newsletter_request WHERE subscription_id = ANY($1))
    OR event = 'arrivals-letter.addressed'
    AND subject_id IN (SELECT id FROM inquiries.arrivals_delivery WHERE subscription_id = ANY($1))`,
};

/** Names of a table's lists, which are also the entity names in the audit log. */
export const listNames = (table: LeadTable): string[] =>
  LEAD_LISTS.filter((list) => list.table === table).map(({ name }) => name);

/** Audit fields with text written by staff. */
const WRITTEN = ['note', 'lostReason', 'remindNote', 'tags', 'pauseReason'];

/**
 * Erases submissions with their notes and e-mail records. Pending e-mails are dropped: their jobs find nothing. Audit
 * rows stay, without staff's texts, which may be about the person.
 */
export async function eraseLeads(manager: EntityManager, table: LeadTable, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(`DELETE FROM inquiries.notification WHERE ${NOTIFICATIONS[table]}`, [ids]);
  if (table !== 'newsletter_subscription') await eraseJourneyNotes(manager, table, ids);
  await manager.query(`DELETE FROM inquiries.${table} WHERE id = ANY($1)`, [ids]);
  await manager.query(
    `UPDATE inquiries.audit SET before = before - $3::text[], after = after - $3::text[] || '{"note": "erased"}'
     WHERE entity = ANY($1) AND entity_id = ANY($2) AND (before ?| $3 OR after ?| $3)`,
    [listNames(table), ids, WRITTEN],
  );
}
