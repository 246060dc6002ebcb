import {
  AUDITED_PERSON,
  customerName,
  type ErasureReceipt,
  type ExportedRecord,
  type PersonQuery,
  type PersonRecord,
} from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { queriesOn } from '@dealership/service-kit/database';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type { DataSource } from 'typeorm';
import { CUSTOMER_LINKS, eraseLinks, exportLinks, lockLinks } from '../customers/customer-links.js';
import { SCHEMA } from '../database/schema.js';
import { LEAD_LISTS } from '../requests/lists/lead-lists.js';
import { eraseLeads } from './erase-leads.js';
import { eraseRecipients } from './erase-recipients.js';
import { exportLeads, exportNotifications } from './export-leads.js';
import {
  certainMatch,
  certainRecords,
  lockedOf,
  NOTIFICATIONS,
  type RecordRow,
  recordsByEmail,
  recordsByPhone,
  sameEmail,
  type Tables,
} from './person-records.query.js';
import { eraseReceivedMails, exportReceivedMails, RECEIVED_MAILS } from './received-mails.js';
import { ALERTS, eraseAlerts, exportAlerts } from './search-alerts.js';

/** Record ids by place, as written to the audit log. */
const numbersByPlace = (rows: { place: string; id: number }[]): Record<string, number[]> =>
  Object.fromEntries([...Map.groupBy(rows, ({ place }) => place)].map(([place, those]) => [place, those.map(({ id }) => id)]));

const toRecord = ({ firstName, lastName, ...row }: RecordRow): PersonRecord => ({
  ...row,
  name: customerName({ firstName: firstName ?? '', lastName: lastName ?? '' }) || null,
  createdAt: row.createdAt.toISOString(),
});

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
    const { lists, condition } = certainMatch(person);
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
    const { lists, condition } = certainMatch(person);
    return this.dataSource.transaction(async (manager) => {
      await lockLinks(manager);
      // Waits for staff who are writing a note; later writers find nothing.
      const db = queriesOn<Tables>(manager);
      for (const table of new Set(lists.map((list) => list.table))) await lockedOf(db, table, condition).execute();
      const found = await certainRecords(db, person).execute();
      const rows = found.filter(({ obstacle }) => obstacle === null);
      const ids = numbersByPlace(rows);
      await eraseReceivedMails(manager, ids[RECEIVED_MAILS] ?? []);
      await eraseLinks(manager, ids[CUSTOMER_LINKS] ?? []);
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
