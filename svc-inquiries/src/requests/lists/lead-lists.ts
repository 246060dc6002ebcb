import {
  type InboxKind,
  LEAD_STATUSES,
  type LeadListName,
  listOfKind,
  NEWSLETTER_STATUSES,
  type RequestKind,
  requestKinds,
} from '@dealership/contracts';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { applyStaffStatus } from '../../subscriptions/newsletter/staff-status.js';
import type { InquiryKind } from '../inquiries/inquiry.entity.js';
import { freeTimeOfSpam, restoreTime } from '../schedule/time-of-spam.js';
import type { LeadRows, LeadTable } from './lead-tables.js';
import type { StatusChange } from './status-change.js';

/** Maps each field to its expression on a row `l`. */
type Columns = Record<string, AliasableExpression<unknown>>;

/** A list of visitors' submissions for staff. */
export interface LeadList {
  /** Last part of its path, and its name in the audit log and the export file. */
  name: LeadListName;
  table: LeadTable;
  kind?: InquiryKind | 'membership';
  columns: Columns;
  statuses: readonly string[];
  /** Whether its export contains unsubscribe links. */
  links?: true;
  /** For entries with an appointment: its current day and time, or those requested while there is none. */
  appointment?: { day: Expression<string>; time: Expression<string> };
  /** Side effects of a status change, in its transaction. Rejects changes staff may not make. */
  onStatus?: (manager: EntityManager, change: StatusChange) => Promise<void>;
}

const columns = <Table extends LeadTable>(...names: (keyof LeadRows[Table] & string)[]): Columns =>
  Object.fromEntries(names.map((name) => [name, sql.ref(`l.${name}`)]));

const { ref } = expressionBuilder<{ l: LeadRows['inquiry'] }, 'l'>();

const detail = (field: string): Columns => ({ [field]: ref('l.details', '->').key(field) });

const REQUESTED = { day: sql<string>`(l.details->>'date')`, time: sql<string>`(l.details->>'time')` };

const current = (format: string) => sql<string>`(
  SELECT to_char(a.starts_at AT TIME ZONE 'Asia/Dubai', ${sql.lit(format)}) FROM inquiries.appointment a WHERE a.inquiry_id = l.id)`;

const APPOINTMENT = {
  day: sql<string>`coalesce(${current('YYYY-MM-DD')}, ${REQUESTED.day})`,
  time: sql<string>`coalesce(${current('HH24:MI')}, ${REQUESTED.time})`,
};

/**
 * Whether another entry requests the same vehicle at the same time, as of earlier releases. Appointments cannot overlap,
 * so a request whose appointment was moved or cancelled has no conflict.
 */
const HAS_CONFLICT = sql<SqlBool>`EXISTS (
  SELECT 1 FROM inquiries.inquiry other
  WHERE other.kind = l.kind AND other.id <> l.id AND other.status <> 'spam'
    AND other.details->>'date' = ${REQUESTED.day} AND other.details->>'time' = ${REQUESTED.time}
    AND other.details->'vehicleId' = l.details->'vehicleId'
    AND NOT EXISTS (
      SELECT 1 FROM inquiries.appointment a
      WHERE a.inquiry_id IN (l.id, other.id)
        AND (a.state = 'cancelled'
          OR to_char(a.starts_at AT TIME ZONE 'Asia/Dubai', 'YYYY-MM-DD HH24:MI') <> ${REQUESTED.day} || ' ' || ${REQUESTED.time})))`;

/** Spam does not occupy a time. */
const timeOfSpam = async (manager: EntityManager, { id, from, to, bays = 1 }: StatusChange): Promise<void> => {
  if (to === 'spam') await freeTimeOfSpam(manager, id);
  else if (from === 'spam') await restoreTime(manager, id, bays);
};

const START = columns('id', 'status', 'version', 'createdAt');

const CUSTOMER = columns<'inquiry' | 'vehicle_reservation'>('firstName', 'lastName', 'email', 'phone', 'phoneE164', 'language');

function inquiries({ name, list, fields }: RequestKind & { name: InquiryKind; list: LeadListName }): LeadList {
  const own = Object.entries(fields).map(([field, { type }]) =>
    type === 'consent' ? columns<'inquiry'>('termsAcceptedAt') : detail(field),
  );
  return {
    name: list,
    table: 'inquiry',
    kind: name,
    columns: {
      ...START,
      ...CUSTOMER,
      ...Object.assign({}, ...own),
      ...(fields.time && { hasConflict: HAS_CONFLICT }),
      ...detail('website'),
    },
    statuses: LEAD_STATUSES,
    ...(fields.time && { appointment: APPOINTMENT, onStatus: timeOfSpam }),
  };
}

export const LEAD_LISTS: readonly LeadList[] = [
  ...Object.values(requestKinds).map(inquiries),
  {
    name: 'vehicle-reservations',
    table: 'vehicle_reservation',
    columns: {
      ...START,
      ...CUSTOMER,
      ...columns<'vehicle_reservation'>('upcomingVehicleId', 'vehicleName', 'vehicleNameConfirmed', 'message', 'website'),
    },
    statuses: LEAD_STATUSES,
  },
  {
    // Not an admin list: memberships for the inbox, an export and an erasure. Their payments are in svc-payments.
    name: 'membership-requests',
    table: 'inquiry',
    kind: 'membership',
    columns: {
      ...START,
      ...CUSTOMER,
      ...detail('order'),
      plan: sql`(l.details->'planName'->>'en')`,
      ...detail('durationMonths'),
      ...detail('loginSentAt'),
      ...detail('representative'),
      ...detail('ended'),
      ...detail('website'),
    },
    statuses: LEAD_STATUSES,
  },
  {
    name: 'newsletter-subscribers',
    table: 'newsletter_subscription',
    columns: {
      ...START,
      ...columns<'newsletter_subscription'>('email', 'language', 'confirmedAt', 'unsubscribedAt', 'website'),
    },
    statuses: NEWSLETTER_STATUSES,
    links: true,
    onStatus: applyStaffStatus,
  },
];

/** The list of the requests of a kind. */
export const leadListOf = (kind: InboxKind): LeadList => LEAD_LISTS.find(({ name }) => name === listOfKind(kind)) as LeadList;
