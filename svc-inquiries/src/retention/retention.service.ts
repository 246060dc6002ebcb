import { ERASED_BY_AGE } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { RETENTION_STAFF, type Retention } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import type { LeadTable } from '../leads/lead-tables.js';
import { eraseLeads, LEAD_TABLES, listNames } from '../privacy/erase-leads.js';
import { eraseRecipients, IS_TO_BUYER } from '../privacy/erase-recipients.js';

const BATCH = 200;

/** From when on something counts as recent. `$1`: days. */
const RECENT = `now() - $1 * interval '1 day'`;

/** Rows `l` whose visitors have not said anything lately. Who is subscribed stays. */
const SILENT: Record<LeadTable, string> = {
  inquiry: `l.created_at < ${RECENT}`,
  vehicle_reservation: `l.created_at < ${RECENT}`,
  newsletter_subscription: `l.status <> 'confirmed' AND greatest(l.created_at, l.unsubscribed_at) < ${RECENT}
    AND NOT EXISTS (SELECT 1 FROM inquiries.newsletter_request r WHERE r.subscription_id = l.id AND r.created_at >= ${RECENT})`,
};

/** `$2`: what a table's rows are called in the audit, which has every status and every note. */
const UNTOUCHED = `NOT EXISTS (
  SELECT 1 FROM inquiries.audit a WHERE a.entity = ANY($2) AND a.entity_id = l.id AND a.at >= ${RECENT})`;

/** The payment itself and its proof are with svc-payments; to whom its e-mails went is no part of them. */
const OLD_BUYER_EMAILS = `
  SELECT l.id FROM inquiries.notification l WHERE ${IS_TO_BUYER} AND coalesce(l.sent_at, l.created_at) < ${RECENT}
  ORDER BY l.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** Erases a batch of what is older than `days`; returns how many. */
type Erasure = (manager: EntityManager, days: number) => Promise<number>;

async function record(manager: EntityManager, place: string, ids: number[]): Promise<number> {
  const write = { staff: RETENTION_STAFF, action: 'erase', entity: ERASED_BY_AGE, after: { [place]: ids } } as const;
  if (ids.length) await recordStaffWrite(manager, SCHEMA, write);
  return ids.length;
}

const leadErasure =
  (table: LeadTable): Erasure =>
  async (manager, days) => {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT l.id FROM inquiries.${table} l WHERE ${SILENT[table]} AND ${UNTOUCHED}
       ORDER BY l.id LIMIT ${BATCH} FOR UPDATE OF l SKIP LOCKED`,
      [days, listNames(table)],
    );
    const ids = rows.map(({ id }) => id);
    await eraseLeads(manager, table, ids);
    return record(manager, table, ids);
  };

const recipientErasure: Erasure = async (manager, days) => {
  const rows = await manager.query<{ id: number }[]>(OLD_BUYER_EMAILS, [days]);
  const ids = rows.map(({ id }) => id);
  await eraseRecipients(manager, ids);
  return record(manager, 'notifications', ids);
};

const ERASURES = [...LEAD_TABLES.map(leadErasure), recipientErasure];

@Injectable()
export class RetentionService implements Retention {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Erases what neither the visitor nor staff have touched for `days`, whatever its status: nobody waits for an answer that long.
   * Forgets to whom e-mails about payments went that are as old. Several processes may do so at once. Returns how many.
   */
  async eraseOld(days: number, ended: AbortSignal): Promise<number> {
    let erased = 0;
    for (const erasure of ERASURES) {
      for (let count = BATCH; count === BATCH && !ended.aborted; erased += count)
        count = await this.dataSource.transaction((manager) => erasure(manager, days));
    }
    return erased;
  }
}
