import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { StatusChange } from '../../subscriptions/newsletter/staff-status.js';
import type { LeadList } from './lead-lists.js';

/** What a robot filled in was never announced; a confirmation that is a day late would only confuse. */
const isUnconfirmed = (table: string, event: string, isTrapped: string) => `
  SELECT l.id FROM inquiries.${table} l
  WHERE l.id = $1 AND NOT ${isTrapped} AND l.created_at > now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM inquiries.notification n
      WHERE n.event = '${event}' AND n.subject_id = l.id AND n.audience = 'visitor' AND n.state <> 'pending')`;

const INQUIRY = isUnconfirmed(
  'inquiry',
  'inquiry.submitted',
  `(l.source = 'staff' OR l.kind = 'membership' OR coalesce(l.details->>'website', '') <> '')`,
);

const RESERVATION = isUnconfirmed('vehicle_reservation', 'reservation.submitted', `coalesce(l.website, '') <> ''`);

/**
 * The notifier skips spam. If a request was marked before its confirmation was sent, and is no longer spam, it is
 * announced again; what has been sent of it is not sent twice.
 */
export async function announceAgain(
  manager: EntityManager,
  { table }: LeadList,
  { id, from, requestId }: StatusChange,
): Promise<void> {
  if (from !== 'spam') return;
  if (table === 'inquiry' && (await manager.query(INQUIRY, [id])).length > 0)
    await appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId: id }, requestId);
  if (table === 'vehicle_reservation' && (await manager.query(RESERVATION, [id])).length > 0)
    await appendToOutbox(manager, SCHEMA, 'reservation.submitted', { reservationId: id }, requestId);
}
