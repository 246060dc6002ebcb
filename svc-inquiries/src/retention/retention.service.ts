import { ERASED_BY_AGE } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { RETENTION_STAFF, type Retention } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/database.js';
import { eraseLeads, LEAD_TABLES, type LeadTable, listNames } from '../privacy/erase-leads.js';

const PORTION = 200;

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

@Injectable()
export class RetentionService implements Retention {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Erases what neither the visitor nor staff have touched for `days`, whatever its status: nobody waits for an answer that long.
   * Several processes may do so at once. Returns how many.
   */
  async eraseOld(days: number, ended: AbortSignal): Promise<number> {
    let erased = 0;
    for (const table of LEAD_TABLES) {
      for (let count = PORTION; count === PORTION && !ended.aborted; erased += count)
        count = await this.erasePortion(table, days);
    }
    return erased;
  }

  private erasePortion(table: LeadTable, days: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: number }[]>(
        `SELECT l.id FROM inquiries.${table} l WHERE ${SILENT[table]} AND ${UNTOUCHED}
         ORDER BY l.id LIMIT ${PORTION} FOR UPDATE OF l SKIP LOCKED`,
        [days, listNames(table)],
      );
      const ids = rows.map(({ id }) => id);
      await eraseLeads(manager, table, ids);
      const write = { staff: RETENTION_STAFF, action: 'erase', entity: ERASED_BY_AGE, after: { [table]: ids } } as const;
      if (ids.length) await recordStaffWrite(manager, SCHEMA, write);
      return ids.length;
    });
  }
}
