import {
  AUDITED_PERSON,
  type ErasureObstacle,
  type ErasureReceipt,
  type ExportedRecord,
  type PersonQuery,
  type PersonRecord,
} from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { queriesOn } from '@dealership/service-kit/database';
import { samePhone } from '@dealership/service-kit/privacy';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AliasableExpression, type Expression, Kysely, type SqlBool, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { ReceivedMail } from '../messages/received-mail/received-mail.entity.js';
import type { PersonLink } from '../persons/person-link.entity.js';
import { eraseLinks, exportLinks, lockLinks, PERSON_LINKS } from '../persons/person-links.js';
import { LEAD_LISTS, type LeadList } from '../requests/leads/lead-lists.js';
import type { LeadTable } from '../requests/leads/lead-tables.js';
import type { SearchAlert } from '../subscriptions/search-alerts/search-alert.entity.js';
import { eraseLeads } from './erase-leads.js';
import { eraseRecipients, isToBuyer } from './erase-recipients.js';
import { type ExportTables, exportLeads, exportNotifications } from './export-leads.js';
import { eraseReceivedMails, exportReceivedMails, isMailOf, RECEIVED_MAILS } from './received-mails.js';
import { ALERTS, eraseAlerts, exportAlerts } from './search-alerts.js';

type Row = Omit<PersonRecord, 'createdAt'> & { createdAt: Date };

type Tables = ExportTables & {
  'inquiries.search_alert': SearchAlert;
  'inquiries.person_link': PersonLink;
  'inquiries.received_mail': ReceivedMail;
};

const NOTIFICATIONS = 'notifications';

const NULL: AliasableExpression<unknown> = sql`NULL::text`;

/** A paid membership whose login or representative is still owed is kept until that is done, or its time is over. */
const TO_FULFIL = sql<ErasureObstacle | null>`CASE
  WHEN l.details->>'ended' IS NULL
    AND (l.details->>'loginSentAt' IS NULL OR l.details->>'representative' IS NULL)
    AND l.created_at + make_interval(months => (l.details->>'durationMonths')::integer) > now()
  THEN 'active-membership' END`;

const sameEmail = (column: 'l.email' | 'l.recipient', email: string) => sql<SqlBool>`lower(${sql.ref(column)}) = lower(${email})`;

const PHONE = sql<string | null>`coalesce(l.phone_e164, l.phone)`;

const rowsOf = (db: Kysely<Tables>, table: LeadTable) => db.selectFrom(db.dynamic.table(`inquiries.${table}`).as('l'));

const lockedOf = (db: Kysely<Tables>, table: LeadTable, condition: Expression<SqlBool>) =>
  rowsOf(db, table).select('l.id').where(condition).forUpdate();

function recordsOf(db: Kysely<Tables>, { name, table, kind, columns }: LeadList, condition: Expression<SqlBool>) {
  const names = columns.firstName ? sql`trim(concat_ws(' ', l.first_name, l.last_name))` : NULL;
  const query = rowsOf(db, table)
    .select([sql.lit(name).as('place'), 'l.id', names.as('name'), 'l.email', (columns.phone ?? NULL).as('phone'), 'l.createdAt'])
    .select((kind === 'membership' ? TO_FULFIL : NULL).as('obstacle'))
    .where(condition)
    .$castTo<Row>();
  return kind ? query.where(sql.ref('l.kind'), '=', kind) : query;
}

/** E-mails about subjects stored by other services. */
const otherEmails = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.notification as l')
    .select([
      sql.lit(NOTIFICATIONS).as('place'),
      'l.id',
      NULL.as('name'),
      'l.recipient as email',
      NULL.as('phone'),
      'l.createdAt',
      NULL.as('obstacle'),
    ])
    .where(sameEmail('l.recipient', email))
    .where(isToBuyer)
    .$castTo<Row>();

type Records = ReturnType<typeof recordsOf>;

const unionOf = (db: Kysely<Tables>, lists: readonly LeadList[], condition: Expression<SqlBool>): Records =>
  lists.map((list) => recordsOf(db, list, condition)).reduce((all, one) => all.unionAll(one));

const inOrder = (records: Records): Records => records.orderBy('createdAt').orderBy('place').orderBy('id');

const alerts = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.search_alert as l')
    .select([sql.lit(ALERTS).as('place'), 'l.id', NULL.as('name'), 'l.email', NULL.as('phone'), 'l.createdAt'])
    .select(NULL.as('obstacle'))
    .where(sameEmail('l.email', email))
    .$castTo<Row>();

/** The links of the address, including ended ones. */
const links = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.person_link as l')
    .select([
      sql.lit(PERSON_LINKS).as('place'),
      'l.id',
      NULL.as('name'),
      sql.val(email).as('email'),
      NULL.as('phone'),
      'l.createdAt',
      NULL.as('obstacle'),
    ])
    .where(sql<SqlBool>`lower(${email}) IN (l.one_email, l.other_email)`)
    .$castTo<Row>();

/** Mail that is not a message of the address's requests. */
const mails = (db: Kysely<Tables>, email: string) =>
  db
    .selectFrom('inquiries.received_mail as m')
    .innerJoin('inquiries.conversation as c', 'c.id', 'm.conversationId')
    .select([sql.lit(RECEIVED_MAILS).as('place'), 'm.id', NULL.as('name'), sql.val(email).as('email'), NULL.as('phone')])
    .select(['m.receivedAt as createdAt', NULL.as('obstacle')])
    .where(isMailOf(email))
    .$castTo<Row>();

const recordsByEmail = (db: Kysely<Tables>, email: string): Records =>
  inOrder(
    [otherEmails, alerts, links, mails].reduce<Records>(
      (all, records) => all.unionAll(records(db, email)),
      unionOf(db, LEAD_LISTS, sameEmail('l.email', email)),
    ),
  );

const PHONE_LISTS = LEAD_LISTS.filter(({ columns }) => columns.phone);

const recordsByPhone = (db: Kysely<Tables>, phone: string): Records => inOrder(unionOf(db, PHONE_LISTS, samePhone(PHONE, phone)));

/** With this number and no address, by which the person would be known. */
const onlyPhone = (phone: string) => sql<SqlBool>`l.email IS NULL AND ${samePhone(PHONE, phone)}`;

/** What belongs to a person for sure: several people may share a phone number. */
const ownOf = ({ email, phone = '' }: PersonQuery) =>
  email === undefined
    ? { lists: PHONE_LISTS, condition: onlyPhone(phone) }
    : { lists: LEAD_LISTS, condition: sameEmail('l.email', email) };

const ownRecords = (db: Kysely<Tables>, person: PersonQuery): Records => {
  const { lists, condition } = ownOf(person);
  return person.email === undefined ? inOrder(unionOf(db, lists, condition)) : recordsByEmail(db, person.email);
};

/** Record ids by place, as written to the audit log. */
const numbersByPlace = (rows: { place: string; id: number }[]): Record<string, number[]> =>
  Object.fromEntries([...Map.groupBy(rows, ({ place }) => place)].map(([place, those]) => [place, those.map(({ id }) => id)]));

const toRecord = (row: Row): PersonRecord => ({ ...row, createdAt: row.createdAt.toISOString() });

@Injectable()
export class PrivacyService {
  constructor(
    private readonly db: Kysely<Tables>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async find({ email, phone = '' }: PersonQuery): Promise<PersonRecord[]> {
    const query = email === undefined ? recordsByPhone(this.db, phone) : recordsByEmail(this.db, email);
    return (await query.execute()).map(toRecord);
  }

  /** Exports everything received from the address or sent to it; by phone, what came without an address. */
  export(person: PersonQuery, staff: CurrentStaff): Promise<ExportedRecord[]> {
    const { email } = person;
    const { lists, condition } = ownOf(person);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const records: ExportedRecord[] = [];
      for (const list of lists) records.push(...(await exportLeads(manager, list, condition)));
      if (email !== undefined) {
        records.push(...(await exportAlerts(manager, email)));
        records.push(...(await exportReceivedMails(manager, email)));
        records.push(...(await exportLinks(manager, email)));
        records.push(...(await exportNotifications(queriesOn<Tables>(manager), sameEmail('l.recipient', email))));
      }
      const write = { staff, action: 'export', entity: AUDITED_PERSON, after: numbersByPlace(records) } as const;
      if (records.length) await recordStaffWrite(manager, SCHEMA, write);
      return records;
    });
  }

  /**
   * Erases everything received from the address, and the address itself, except what is still needed; by phone, what
   * came without an address.
   */
  erase(person: PersonQuery, staff: CurrentStaff): Promise<ErasureReceipt> {
    const { lists, condition } = ownOf(person);
    return this.dataSource.transaction(async (manager) => {
      await lockLinks(manager);
      // Waits for staff who are writing a note; later writers find nothing.
      const db = queriesOn<Tables>(manager);
      for (const table of new Set(lists.map((list) => list.table))) await lockedOf(db, table, condition).execute();
      const found = await ownRecords(db, person).execute();
      const rows = found.filter(({ obstacle }) => obstacle === null);
      const ids = numbersByPlace(rows);
      await eraseReceivedMails(manager, ids[RECEIVED_MAILS] ?? []);
      await eraseLinks(manager, ids[PERSON_LINKS] ?? []);
      for (const { name, table } of LEAD_LISTS) await eraseLeads(manager, table, ids[name] ?? []);
      await eraseAlerts(manager, ids[ALERTS] ?? []);
      await eraseRecipients(manager, ids[NOTIFICATIONS] ?? []);
      if (rows.length) await recordStaffWrite(manager, SCHEMA, { staff, action: 'erase', entity: AUDITED_PERSON, after: ids });
      return {
        erased: Object.fromEntries(Object.entries(ids).map(([place, { length }]) => [place, length])),
        kept: found.filter(({ obstacle }) => obstacle !== null).map(toRecord),
      };
    });
  }
}
