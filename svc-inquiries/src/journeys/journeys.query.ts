import type { InboxKind, Language, LocalizedText } from '@dealership/contracts';
import { queriesOn } from '@dealership/service-kit/database';
import { type Kysely, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../requests/conversations/conversation.entity.js';
import type { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import type { Reservation } from '../requests/reservations/reservation.entity.js';
import type { Journey } from './journey.entity.js';
import type { JourneyLink } from './links/journey-link.entity.js';
import type { JourneyStep } from './steps/journey-step.entity.js';

export interface StepRow {
  key: string;
  name: LocalizedText;
  doneOn: string | null;
  estimate: string | null;
  note: string | null;
  /** When the customer was e-mailed that it is done. */
  mailedAt: string | null;
}

type JourneyColumns = Pick<
  Journey,
  'id' | 'conversationId' | 'kind' | 'title' | 'language' | 'ownerId' | 'ownerName' | 'version' | 'createdAt' | 'updatedAt'
>;

/** A journey with its steps and the customer's data from its request. */
export interface JourneyRow extends JourneyColumns {
  requestKind: InboxKind;
  number: number;
  /** For memberships, which are referred to by their payment. */
  paymentId: number | null;
  requestedAt: Date;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  phoneE164: string | null;
  customerLanguage: Language;
  steps: StepRow[];
  working: number;
  expiresAt: Date | null;
  openedAt: Date | null;
}

export interface JourneyTables {
  'inquiries.journey': Journey;
  'inquiries.journey_step': JourneyStep;
  'inquiries.journey_link': JourneyLink;
  'inquiries.conversation': Conversation;
  'inquiries.inquiry': Inquiry;
  'inquiries.vehicle_reservation': Reservation;
}

/** Journeys `j`, each with its conversation `c` and its inquiry `i` or reservation `r`. */
export const journeysWithRequests = (db: Kysely<JourneyTables>) =>
  db
    .selectFrom('inquiries.journey as j')
    .innerJoin('inquiries.conversation as c', 'c.id', 'j.conversationId')
    .leftJoin('inquiries.inquiry as i', 'i.id', 'c.inquiryId')
    .leftJoin('inquiries.vehicle_reservation as r', 'r.id', 'c.vehicleReservationId');

const sent = (column: keyof Inquiry & keyof Reservation) => sql`coalesce(${sql.ref(`i.${column}`)}, ${sql.ref(`r.${column}`)})`;

const STEPS = sql`(
  SELECT json_agg(json_build_object('key', s.key, 'name', s.name, 'doneOn', s.done_on, 'estimate', s.estimate, 'note', s.note, 'mailedAt', (
      SELECT coalesce(n.sent_at, n.sent_before) FROM inquiries.notification n
      WHERE n.event = 'journey.step-done' AND n.subject_id = s.id AND n.occurrence = s.completions AND n.audience = 'visitor'
        AND s.done_on IS NOT NULL ORDER BY n.id LIMIT 1))
    ORDER BY s.position) FROM inquiries.journey_step s WHERE s.journey_id = j.id)`;

const WORKS = sql`k.revoked_at IS NULL AND k.expires_at > now()`;

/** Journeys by id, in the given order. */
export async function journeyRows(manager: EntityManager, ids: number[]): Promise<JourneyRow[]> {
  if (ids.length === 0) return [];
  const rows = await journeysWithRequests(queriesOn<JourneyTables>(manager))
    .crossJoinLateral(({ selectFrom }) =>
      selectFrom('inquiries.journey_link as k')
        .select(sql`(count(*) FILTER (WHERE ${WORKS}))::integer`.as('working'))
        .select(sql`max(k.expires_at) FILTER (WHERE ${WORKS})`.as('expiresAt'))
        .select(({ fn }) => fn.max('k.openedAt').as('openedAt'))
        .whereRef('k.journeyId', '=', 'j.id')
        .as('l'),
    )
    .select(['j.id', 'j.conversationId', 'j.kind', 'j.title', 'j.language', 'j.ownerId', 'j.ownerName', 'j.version'])
    .select(['j.createdAt', 'j.updatedAt', 'c.kind as requestKind', 'c.number', 'l.working', 'l.expiresAt', 'l.openedAt'])
    .select(['c.createdAt as requestedAt', sql<number | null>`i.payment_id`.as('paymentId')])
    .select([sent('firstName').as('firstName'), sent('lastName').as('lastName'), sent('email').as('email')])
    .select([sent('phone').as('phone'), sent('phoneE164').as('phoneE164'), sent('language').as('customerLanguage')])
    .select(STEPS.as('steps'))
    .where('j.id', 'in', ids)
    .$castTo<JourneyRow>()
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
