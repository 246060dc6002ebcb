import { formatRequestKey, type InboxKind, type NotificationRequest, senderName } from '@dealership/contracts';
import type { EntityManager } from 'typeorm';
import type { NotifiedEvent } from '../../notifications/notified-event.js';
import { referenceOf } from '../../requests/submissions/reference.js';

type Subject = Pick<NotifiedEvent, 'event' | 'subjectId'>;

interface Row {
  event: string;
  subjectId: number;
  kind: InboxKind;
  number: number;
  createdAt: Date;
  details: Record<string, unknown> | null;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  upcomingVehicleId: number | null;
}

const REQUESTS = `
  SELECT e.event, e.subject_id AS "subjectId", c.kind, c.number, c.created_at AS "createdAt", i.details,
    coalesce(i.first_name, r.first_name) AS "firstName", coalesce(i.last_name, r.last_name) AS "lastName",
    coalesce(i.email, r.email) AS email, coalesce(i.phone, r.phone) AS phone, r.upcoming_vehicle_id AS "upcomingVehicleId"
  FROM unnest($1::text[], $2::integer[]) e(event, subject_id)
  CROSS JOIN LATERAL (SELECT CASE
    WHEN e.event = 'inquiry.submitted' THEN (SELECT id FROM inquiries.conversation WHERE inquiry_id = e.subject_id)
    WHEN e.event = 'reservation.submitted' THEN
      (SELECT id FROM inquiries.conversation WHERE vehicle_reservation_id = e.subject_id)
    WHEN e.event IN ('reply.due', 'reminder.due') THEN e.subject_id
    WHEN e.event IN ('reply.written', 'message.received', 'message.bounced') THEN
      (SELECT conversation_id FROM inquiries.conversation_message WHERE id = e.subject_id)
    WHEN e.event IN ('appointment.changed', 'appointment.reminded') THEN
      (SELECT o.id FROM inquiries.appointment_email r JOIN inquiries.appointment a ON a.id = r.appointment_id
        JOIN inquiries.conversation o ON o.inquiry_id = a.inquiry_id WHERE r.id = e.subject_id)
    WHEN e.event = 'journey.step-done' THEN
      (SELECT j.conversation_id FROM inquiries.journey_step s JOIN inquiries.journey j ON j.id = s.journey_id
        WHERE s.id = e.subject_id)
    WHEN e.event = 'journey.link-requested' THEN (SELECT conversation_id FROM inquiries.journey WHERE id = e.subject_id)
    WHEN e.event LIKE 'payment.%' OR e.event LIKE 'membership.%' THEN
      (SELECT o.id FROM inquiries.inquiry m JOIN inquiries.conversation o ON o.inquiry_id = m.id
        WHERE m.kind = 'membership' AND m.payment_id = e.subject_id)
    END AS id) found
  JOIN inquiries.conversation c ON c.id = found.id
  LEFT JOIN inquiries.inquiry i ON i.id = c.inquiry_id
  LEFT JOIN inquiries.vehicle_reservation r ON r.id = c.vehicle_reservation_id`;

function carOf({ details, upcomingVehicleId }: Row): NotificationRequest['car'] {
  if (upcomingVehicleId !== null) return { id: upcomingVehicleId, upcoming: true };
  return typeof details?.vehicleId === 'number' ? { id: details.vehicleId, upcoming: false } : null;
}

const toRequest = (row: Row): NotificationRequest => ({
  request: formatRequestKey(row),
  reference: referenceOf({ id: row.number, createdAt: row.createdAt, kind: row.kind, details: row.details ?? {} }),
  person: senderName(row),
  car: carOf(row),
});

/** Finds the request that each event is about; `null` for events about anything else, and for erased requests. */
export async function requestsOfEvents(
  manager: EntityManager,
  events: Subject[],
): Promise<(event: Subject) => NotificationRequest | null> {
  const column = (field: keyof Subject) => events.map((event) => event[field]);
  const rows = events.length ? await manager.query<Row[]>(REQUESTS, [column('event'), column('subjectId')]) : [];
  return ({ event, subjectId }) => {
    const row = rows.find((one) => one.event === event && one.subjectId === subjectId);
    return row ? toRequest(row) : null;
  };
}
