import { recordStaffWrite } from '@dealership/service-kit/audit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/database.js';
import { eraseLeads, LEAD_TABLES, type LeadTable } from '../privacy/erase-leads.js';

const PORTION = 200;

/** In the audit, where a member of staff has a session. */
const RETENTION = { sessionId: 'retention' };

@Injectable()
export class RetentionService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Erases what came in more than `days` ago and is done or spam. Several processes may do so at once. Returns how many. */
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
        `SELECT id FROM inquiries.${table} WHERE status IN ('done', 'spam') AND created_at < now() - $1 * interval '1 day'
         ORDER BY id LIMIT ${PORTION} FOR UPDATE SKIP LOCKED`,
        [days],
      );
      const ids = rows.map(({ id }) => id);
      await eraseLeads(manager, table, ids);
      const write = { staff: RETENTION, action: 'erase', entity: 'retention', after: { [table]: ids } } as const;
      if (ids.length) await recordStaffWrite(manager, SCHEMA, write);
      return ids.length;
    });
  }
}
