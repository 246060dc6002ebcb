import type { ErasureObstacle, PersonQuery, PersonRecord } from '@dealership/contracts';
import { samePhone } from '@dealership/service-kit/privacy';
import { type AliasableExpression, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { CustomerLink } from '../customers/customer-link.entity.js';
import { CUSTOMER_LINKS } from '../customers/customer-links.js';
import type { ReceivedMail } from '../messages/received-mail/received-mail.entity.js';
import { LEAD_LISTS, type LeadList } from '../requests/lists/lead-lists.js';
import type { LeadTable } from '../requests/lists/lead-tables.js';
import type { SearchAlert } from '../subscriptions/search-alerts/search-alert.entity.js';
import { isToBuyer } from './erase-recipients.js';
import type { ExportTables } from './export-leads.js';
import { isMailOf, RECEIVED_MAILS } from './received-mails.js';
import { ALERTS } from './search-alerts.js';

/** A record as the database returns it. */
export type RecordRow = Omit<PersonRecord, 'createdAt' | 'name'> & {
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
};

export type Tables = ExportTables & {
  'inquiries.search_alert': SearchAlert;
  'inquiries.person_link': CustomerLink;
  'inquiries.received_mail': ReceivedMail;
};

export const NOTIFICATIONS = 'notifications';

const NULL: AliasableExpression<unknown> = sql`NULL::text`;

const NAMELESS = [NULL.as('firstName'), NULL.as('lastName')] as const;

/**
 * A paid membership whose login or representative is still owed is kept until that is done, or its time is over. Older
 * requests do not have its end.
 */
const TO_FULFIL = sql<ErasureObstacle | null>`CASE
  WHEN l.details->>'ended' IS NULL
    AND (l.details->>'loginSentAt' IS NULL OR l.details->>'representative' IS NULL)
    AND coalesce((l.details->>'endDate')::timestamptz,
      l.created_at + make_interval(months => (l.details->>'durationMonths')::integer)) > now()
  THEN 'active-membership' END`;

export const sameEmail = (column: 'l.email' | 'l.recipient', email: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) = lower(${email})`;

const PHONE = sql<string | null>`coalesce(l.phone_e164, l.phone)`;

const rowsOf = (db: Kysely<Tables>, table: LeadTable) => db.selectFrom(db.dynamic.table(`inquiries.${table}`).as('l'));

/** Locks the rows of a table. */
export const lockedOf = (db: Kysely<Tables>, table: LeadTable, condition: Expression<SqlBool>) =>
  rowsOf(db, table).select('l.id').where(condition).forUpdate();

function recordsOf(db: Kysely<Tables>, { name, table, kind, columns }: LeadList, condition: Expression<SqlBool>) {
  const [firstName, lastName] = columns.firstName ? [sql.ref('l.first_name'), sql.ref('l.last_name')] : [NULL, NULL];
  const query = rowsOf(db, table)
    .select([sql.lit(name).as('place'), 'l.id', firstName.as('firstName'), lastName.as('lastName'), 'l.email'])
    .select([(columns.phone ?? NULL).as('phone'), 'l.createdAt'])
    .select((kind === 'membership' ? TO_FULFIL : NULL).as('obstacle'))
    .where(condition)
    .$castTo<RecordRow>();
  return kind ? query.where(sql.ref('l.kind'), '=', kind) : query;
}

/** E-mails about subjects stored by other services. */
const otherEmails = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.notification as l')
    .select([
      sql.lit(NOTIFICATIONS).as('place'),
      'l.id',
      ...NAMELESS,
      'l.recipient as email',
      NULL.as('phone'),
      'l.createdAt',
      NULL.as('obstacle'),
    ])
    .where(sameEmail('l.recipient', email))
    .where(isToBuyer)
    .$castTo<RecordRow>();

type Records = ReturnType<typeof recordsOf>;

const unionOf = (db: Kysely<Tables>, lists: readonly LeadList[], condition: Expression<SqlBool>): Records =>
  lists.map((list) => recordsOf(db, list, condition)).reduce((all, one) => all.unionAll(one));

const inOrder = (records: Records): Records => records.orderBy('createdAt').orderBy('place').orderBy('id');

const alerts = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.search_alert as l')
    .select([sql.lit(ALERTS).as('place'), 'l.id', ...NAMELESS, 'l.email', NULL.as('phone'), 'l.createdAt'])
    .select(NULL.as('obstacle'))
    .where(sameEmail('l.email', email))
    .$castTo<RecordRow>();

/** The links of the address, including ended ones. */
const links = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.person_link as l')
    .select([
      sql.lit(CUSTOMER_LINKS).as('place'),
      'l.id',
      ...NAMELESS,
      sql.val(email).as('email'),
      NULL.as('phone'),
      'l.createdAt',
      NULL.as('obstacle'),
    ])
    .where(sql<SqlBool>`lower(${email}) IN (l.one_email, l.other_email)`)
    .$castTo<RecordRow>();

/** Mail that is not a message of the address's requests. */
const mails = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.received_mail as m')
    .innerJoin('inquiries.conversation as c', 'c.id', 'm.conversationId')
    .select([sql.lit(RECEIVED_MAILS).as('place'), 'm.id', ...NAMELESS, sql.val(email).as('email'), NULL.as('phone')])
    .select(['m.receivedAt as createdAt', NULL.as('obstacle')])
    .where(isMailOf(email))
    .$castTo<RecordRow>();

export const recordsByEmail = (db: Kysely<Tables>, email: string): Records =>
  inOrder(
    [otherEmails, alerts, links, mails].reduce<Records>(
      (all, records) => all.unionAll(records(db, email)),
      unionOf(db, LEAD_LISTS, sameEmail('l.email', email)),
    ),
  );

const PHONE_LISTS = LEAD_LISTS.filter(({ columns }) => columns.phone);

export const recordsByPhone = (db: Kysely<Tables>, phone: string): Records =>
  inOrder(unionOf(db, PHONE_LISTS, samePhone(PHONE, phone)));

/** Records with this number and without an address that would identify the person. */
const onlyPhone = (phone: string) => sql<SqlBool>`l.email IS NULL AND ${samePhone(PHONE, phone)}`;

/** Records that certainly belong to the person: a phone number may be shared. */
export const certainMatch = ({ email, phone = '' }: PersonQuery) =>
  email === undefined
    ? { lists: PHONE_LISTS, condition: onlyPhone(phone) }
    : { lists: LEAD_LISTS, condition: sameEmail('l.email', email) };

export const certainRecords = (db: Kysely<Tables>, person: PersonQuery): Records => {
  const { lists, condition } = certainMatch(person);
  return person.email === undefined ? inOrder(unionOf(db, lists, condition)) : recordsByEmail(db, person.email);
};
