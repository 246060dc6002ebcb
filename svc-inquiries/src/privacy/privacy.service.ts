import { ERASED_PERSON, type ErasureReceipt, type PersonQuery, type PersonRecord } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/database.js';
import { LEAD_LISTS, type LeadList } from '../leads/lead-lists.js';
import { eraseLeads, LEAD_TABLES } from './erase-leads.js';
import { eraseRecipients, IS_TO_BUYER } from './erase-recipients.js';

type Row = Omit<PersonRecord, 'createdAt' | 'obstacle'> & { createdAt: Date };

const NOTIFICATIONS = 'notifications';

const SAME_EMAIL = 'lower(l.email) = lower($1)';

/** `$1`: digits. As the visitor typed it, the number may be in Arabic-Indic digits. */
const SAME_PHONE = `regexp_replace(translate(coalesce(l.phone_e164, l.phone), '٠١٢٣٤٥٦٧٨٩', '0123456789'), '\\D', '', 'g')
  LIKE '%' || right($1, 9)`;

function recordsOf({ name, table, kind, columns }: LeadList, condition: string): string {
  const person = columns.firstName ? `concat_ws(' ', l.first_name, l.last_name)` : 'NULL::text';
  return `SELECT '${name}' AS place, l.id, ${person} AS name, l.email, ${columns.phone ?? 'NULL::text'} AS phone, l.created_at AS "createdAt"
    FROM inquiries.${table} l WHERE ${condition} ${kind ? `AND l.kind = '${kind}'` : ''}`;
}

/** E-mails about things that other services keep. */
const OTHER_EMAILS = `
  SELECT '${NOTIFICATIONS}' AS place, l.id, NULL::text AS name, l.recipient AS email, NULL::text AS phone, l.created_at AS "createdAt"
  FROM inquiries.notification l WHERE lower(l.recipient) = lower($1) AND ${IS_TO_BUYER}`;

const BY_EMAIL = [...LEAD_LISTS.map((list) => recordsOf(list, SAME_EMAIL)), OTHER_EMAILS].join(' UNION ALL ');

const BY_PHONE = LEAD_LISTS.filter(({ columns }) => columns.phone)
  .map((list) => recordsOf(list, SAME_PHONE))
  .join(' UNION ALL ');

const toRecord = (row: Row): PersonRecord => ({ ...row, createdAt: row.createdAt.toISOString(), obstacle: null });

@Injectable()
export class PrivacyService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find({ email, phone }: PersonQuery): Promise<PersonRecord[]> {
    const rows = await this.records(this.dataSource.manager, email === undefined ? BY_PHONE : BY_EMAIL, email ?? phone);
    return rows.map(toRecord);
  }

  /** Erases everything that came from the address, and the address itself. */
  erase(email: string, staff: CurrentStaff): Promise<ErasureReceipt> {
    return this.dataSource.transaction(async (manager) => {
      // Staff who write a note at this moment are waited for, and find nothing afterwards.
      for (const table of LEAD_TABLES)
        await manager.query(`SELECT 1 FROM inquiries.${table} l WHERE ${SAME_EMAIL} FOR UPDATE`, [email]);
      const rows = await this.records(manager, BY_EMAIL, email);
      const ids = Object.fromEntries(
        [...Map.groupBy(rows, ({ place }) => place)].map(([place, those]) => [place, those.map(({ id }) => id)]),
      );
      for (const { name, table } of LEAD_LISTS) await eraseLeads(manager, table, ids[name] ?? []);
      await eraseRecipients(manager, ids[NOTIFICATIONS] ?? []);
      if (rows.length) await recordStaffWrite(manager, SCHEMA, { staff, action: 'erase', entity: ERASED_PERSON, after: ids });
      return { erased: Object.fromEntries(Object.entries(ids).map(([place, { length }]) => [place, length])), kept: [] };
    });
  }

  private records(manager: EntityManager, sql: string, value: string | undefined): Promise<Row[]> {
    return manager.query<Row[]>(`${sql} ORDER BY "createdAt", place, id`, [value]);
  }
}
