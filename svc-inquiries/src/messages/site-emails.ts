import { type EventSubject, eventsAbout, type SiteEmail } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../requests/conversations/conversation.entity.js';

/** Subjects of e-mails about a request. Replies are messages, and reach the customer with the event of the message. */
const SUBJECTS: EventSubject[] = ['inquiry', 'reservation', 'appointment-email', 'journey', 'journey-step', 'payment'];

const EVENTS = SUBJECTS.flatMap((subject) => eventsAbout(subject).map((event) => ({ event, subject })));

const EMAILS = `
  WITH own AS MATERIALIZED (SELECT id, inquiry_id, vehicle_reservation_id FROM inquiries.conversation WHERE id = $1),
  about (subject, subject_id) AS (
    SELECT 'inquiry', inquiry_id FROM own
    UNION ALL SELECT 'reservation', vehicle_reservation_id FROM own
    UNION ALL SELECT 'appointment-email', e.id FROM own
      JOIN inquiries.appointment a ON a.inquiry_id = own.inquiry_id JOIN inquiries.appointment_email e ON e.appointment_id = a.id
    UNION ALL SELECT 'journey', j.id FROM own JOIN inquiries.journey j ON j.conversation_id = own.id
    UNION ALL SELECT 'journey-step', s.id FROM own
      JOIN inquiries.journey j ON j.conversation_id = own.id JOIN inquiries.journey_step s ON s.journey_id = j.id
    UNION ALL SELECT 'payment', i.payment_id FROM own JOIN inquiries.inquiry i ON i.id = own.inquiry_id WHERE i.kind = 'membership'
  )
  SELECT n.id, coalesce(n.sent_at, n.sent_before, n.created_at) AS at, n.event, n.subject, n.recipient AS address, n.state
  FROM about JOIN unnest($2::text[], $3::text[]) AS known (event, subject) USING (subject)
  JOIN inquiries.notification n ON n.event = known.event AND n.subject_id = about.subject_id
  WHERE n.audience = 'visitor' ORDER BY at, n.id`;

/** The e-mails that the site sent to the customer about a request, replies excepted, oldest first. */
export async function siteEmails(manager: EntityManager, { id }: Conversation): Promise<SiteEmail[]> {
  const rows = await manager.query<(Omit<SiteEmail, 'at'> & { at: Date })[]>(EMAILS, [
    id,
    EVENTS.map(({ event }) => event),
    EVENTS.map(({ subject }) => subject),
  ]);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
