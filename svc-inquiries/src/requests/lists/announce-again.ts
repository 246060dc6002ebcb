import { appendToOutbox } from '@dealership/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { LeadList } from './lead-lists.js';
import type { StatusChange } from './status-change.js';

// What a robot filled in was never announced; a confirmation that is a day late would only confuse.
const UNCONFIRMED_INQUIRY = `
  SELECT l.id FROM inquiries.inquiry l
  WHERE l.id = $1 AND l.source <> 'staff' AND l.kind <> 'membership' AND coalesce(l.details->>'website', '') = ''
    AND l.created_at > now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM inquiries.notification n
      WHERE n.event = 'inquiry.submitted' AND n.subject_id = l.id AND n.audience = 'visitor' AND n.state <> 'pending')`;

const UNCONFIRMED_RESERVATION = `
  SELECT l.id FROM inquiries.vehicle_reservation l
  WHERE l.id = $1 AND coalesce(l.website, '') = '' AND l.created_at > now() - interval '1 day'
    AND NOT EXISTS (SELECT FROM inquiries.notification n
      WHERE n.event = 'reservation.submitted' AND n.subject_id = l.id AND n.audience = 'visitor' AND n.state <> 'pending')`;

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
  if (table === 'inquiry' && (await manager.query(UNCONFIRMED_INQUIRY, [id])).length > 0)
    await appendToOutbox(manager, SCHEMA, 'inquiry.submitted', { inquiryId: id }, requestId);
  if (table === 'vehicle_reservation' && (await manager.query(UNCONFIRMED_RESERVATION, [id])).length > 0)
    await appendToOutbox(manager, SCHEMA, 'reservation.submitted', { reservationId: id }, requestId);
}
