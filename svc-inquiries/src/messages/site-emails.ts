import { type EventSubject, eventsAbout, type SiteEmail } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../requests/conversations/conversation.entity.js';

// Replies are messages, and reach the customer with the event of the message.
const SUBJECTS = {
  inquiry: 'SELECT inquiry_id FROM own',
  reservation: 'SELECT vehicle_reservation_id FROM own',
  'appointment-email': `SELECT e.id FROM inquiries.appointment_email e
    JOIN inquiries.appointment a ON a.id = e.appointment_id JOIN own ON own.inquiry_id = a.inquiry_id`,
  journey: 'SELECT j.id FROM inquiries.journey j JOIN own ON own.id = j.conversation_id',
  'journey-step': `SELECT s.id FROM inquiries.journey_step s
    JOIN inquiries.journey j ON j.id = s.journey_id JOIN own ON own.id = j.conversation_id`,
  payment: `SELECT i.payment_id FROM inquiries.inquiry i JOIN own ON own.inquiry_id = i.id WHERE i.kind = 'membership'`,
} satisfies Partial<Record<EventSubject, string>>;

const about = Object.entries(SUBJECTS).flatMap(([subject, ids]) =>
  eventsAbout(subject as EventSubject).map((event) => `SELECT '${event}', * FROM (${ids}) s`),
);

const EMAILS = `
  WITH own AS MATERIALIZED (SELECT id, inquiry_id, vehicle_reservation_id FROM inquiries.conversation WHERE id = $1),
  about (event, subject_id) AS (${about.join(' UNION ALL ')})
  SELECT n.id, coalesce(n.sent_at, n.sent_before, n.created_at) AS at, event, n.subject, n.recipient AS address, n.state
  FROM about JOIN inquiries.notification n USING (event, subject_id)
  WHERE n.audience = 'visitor' ORDER BY at, n.id`;

/** The e-mails that the site sent to the customer about a request, replies excepted, oldest first. */
export async function siteEmails(manager: EntityManager, { id }: Conversation): Promise<SiteEmail[]> {
  const rows = await manager.query<(Omit<SiteEmail, 'at'> & { at: Date })[]>(EMAILS, [id]);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
