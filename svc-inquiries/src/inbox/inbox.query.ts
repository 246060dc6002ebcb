import type { MembershipTask } from '@dealership/contracts';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import type { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import type { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import type { Reservation } from '../requests/reservations/reservation.entity.js';
import type { Appointment } from '../requests/schedule/appointment.entity.js';

export interface InboxTables {
  'inquiries.conversation': Conversation;
  'inquiries.inquiry': Inquiry;
  'inquiries.appointment': Appointment;
  'inquiries.vehicle_reservation': Reservation;
}

type Sent = Pick<Inquiry, 'firstName' | 'lastName' | 'email' | 'phone' | 'language'>;

export interface InboxRow extends Conversation, Sent {
  details: Inquiry['details'] | MembershipTask | null;
  message: string | null;
  vehicleName: string | null;
  upcomingVehicleId: number | null;
  appointment: (Pick<Appointment, 'id' | 'version' | 'state'> & { startsAt: string; byCustomer: boolean }) | null;
  /** Whether the customer sent other requests, or has other addresses. */
  hasHistory: boolean;
  latest: Pick<ConversationMessage, 'direction' | 'body'> | null;
}

type Tables = { c: Conversation; i: Inquiry | null; r: Reservation | null; a: Appointment | null };

export type InboxRows = SelectQueryBuilder<Tables, 'c' | 'i' | 'r' | 'a', InboxRow>;

const sent = (...columns: string[]) =>
  columns.map((column) => sql`coalesce(${sql.ref(`i.${column}`)}, ${sql.ref(`r.${column}`)})`.as(column));

const APPOINTMENT = sql`CASE WHEN a.id IS NOT NULL THEN
  jsonb_build_object('id', a.id, 'version', a.version, 'state', a.state, 'startsAt', a.starts_at, 'byCustomer',
    a.state = 'cancelled' AND EXISTS (SELECT FROM inquiries.appointment_email e
      WHERE e.appointment_id = a.id AND e.purpose = 'cancelled' AND e.by_visitor)) END`;

/** Characters of a message that a list shows. */
export const PREVIEW_LENGTH = 160;

// Computed after LIMIT, so only for the rows of the page.
const LATEST = sql`(
  SELECT jsonb_build_object('direction', m.direction, 'body', left(m.body, ${sql.lit(2 * PREVIEW_LENGTH)}))
  FROM inquiries.conversation_message m WHERE m.conversation_id = c.id ORDER BY m.id DESC LIMIT 1)`;

const HAS_HISTORY = sql`(
  EXISTS (SELECT FROM inquiries.conversation o WHERE o.email_key = c.email_key AND o.id <> c.id AND o.state <> 'spam')
  OR EXISTS (SELECT FROM inquiries.conversation o WHERE o.phone_key = c.phone_key AND o.id <> c.id AND o.state <> 'spam')
  OR EXISTS (SELECT FROM inquiries.person_link l WHERE c.email_key IN (l.one_email, l.other_email) AND l.ended_at IS NULL))`;

/** Conversations joined with the fields of their requests that a list shows. */
export const inboxRows = (db: Kysely<InboxTables>): InboxRows =>
  db
    .selectFrom('inquiries.conversation as c')
    .leftJoin('inquiries.inquiry as i', 'i.id', 'c.inquiryId')
    .leftJoin('inquiries.vehicle_reservation as r', 'r.id', 'c.vehicleReservationId')
    .leftJoin('inquiries.appointment as a', 'a.inquiryId', 'c.inquiryId')
    .selectAll('c')
    .select(['i.details', 'r.message', 'r.vehicleName', 'r.upcomingVehicleId'])
    .select([APPOINTMENT.as('appointment'), LATEST.as('latest'), HAS_HISTORY.as('hasHistory')])
    .select(sent('firstName', 'lastName', 'email', 'phone', 'language'))
    .$castTo<InboxRow>() as unknown as InboxRows;
