import { lockForTransaction } from '@dealership/service-kit/database';
import type { EntityManager } from 'typeorm';
import { SCHEDULE_LOCK } from './schedule.service.js';

const FREE = `
  UPDATE inquiries.appointment SET state = 'cancelled', version = version + 1
  WHERE inquiry_id = $1 AND state <> 'cancelled' AND starts_at > now()`;

// Every other cancellation has its e-mail. The last e-mail about a change tells the state before: a change by staff
// confirms, the visitor's own has to be confirmed.
const RESTORE = `
  WITH free AS (
    SELECT own.id, (
      SELECT number FROM generate_series(1, $2) number
      WHERE NOT EXISTS (SELECT FROM inquiries.appointment other WHERE other.state <> 'cancelled' AND other.bay = number
        AND tstzrange(other.starts_at, other.ends_at) && tstzrange(own.starts_at, own.ends_at))
      ORDER BY number <> own.bay, number LIMIT 1) AS bay
    FROM inquiries.appointment own WHERE own.inquiry_id = $1)
  UPDATE inquiries.appointment a SET bay = free.bay, version = version + 1, state = coalesce((
    SELECT CASE WHEN by_visitor THEN 'requested' ELSE 'confirmed' END FROM inquiries.appointment_email
    WHERE appointment_id = a.id AND purpose IN ('confirmed', 'moved') ORDER BY id DESC LIMIT 1), 'requested')
  FROM free
  WHERE free.id = a.id AND free.bay IS NOT NULL AND state = 'cancelled' AND starts_at > now()
    AND NOT EXISTS (SELECT FROM inquiries.appointment_email WHERE appointment_id = a.id AND purpose = 'cancelled')
    AND NOT EXISTS (SELECT FROM inquiries.conversation c WHERE c.inquiry_id = a.inquiry_id AND c.state = 'lost')
    AND NOT EXISTS (SELECT FROM inquiries.appointment other
      WHERE other.state <> 'cancelled' AND other.vehicle_id = a.vehicle_id
        AND tstzrange(other.starts_at, other.ends_at) && tstzrange(a.starts_at, a.ends_at))
    AND NOT EXISTS (SELECT FROM inquiries.appointment_block b
      WHERE (b.vehicle_id IS NULL OR b.vehicle_id = a.vehicle_id)
        AND tstzrange(b.starts_at, b.ends_at) && tstzrange(a.starts_at, a.ends_at))`;

/** Spam does not occupy a time: cancels its appointment without an e-mail. The request is locked. */
export async function freeTimeOfSpam(manager: EntityManager, inquiryId: number): Promise<void> {
  await manager.query(FREE, [inquiryId]);
}

/**
 * Restores the appointment of a request that is no longer spam, if that cancelled it, and the car and one of the bays are
 * still free.
 * That of a lost request stays cancelled. The request is locked.
 */
export async function restoreTime(manager: EntityManager, inquiryId: number, bays: number): Promise<void> {
  await lockForTransaction(manager, SCHEDULE_LOCK);
  await manager.query(RESTORE, [inquiryId, bays]);
}
