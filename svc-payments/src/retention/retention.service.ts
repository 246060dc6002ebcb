import { ERASED_BY_AGE } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { RETENTION_STAFF, type Retention } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { AbandonedCheckoutsService } from '../payments/abandoned-checkouts.service.js';
import { erasePayments, IS_OPEN } from '../privacy/erase-payments.js';

const BATCH_SIZE = 200;

/** Checkouts of which nothing came; what was paid is kept as the law wants. `$1`: days. */
const ABANDONED = `
  SELECT id FROM payments.payment p
  WHERE p.succeeded_at IS NULL AND p.erased_at IS NULL AND NOT ${IS_OPEN} AND p.created_at < now() - $1 * interval '1 day'
  ORDER BY id LIMIT ${BATCH_SIZE}`;

const LOCK = 'FOR UPDATE SKIP LOCKED';

@Injectable()
export class RetentionService implements Retention {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly checkouts: AbandonedCheckoutsService,
  ) {}

  /** Erases the buyers of checkouts that began more than `days` ago and were never paid. */
  async eraseOld(days: number, ended: AbortSignal): Promise<number> {
    let erased = 0;
    for (let count = BATCH_SIZE; count === BATCH_SIZE && !ended.aborted; erased += count) count = await this.eraseBatch(days);
    return erased;
  }

  private async eraseBatch(days: number): Promise<number> {
    const due = await this.dataSource.query<{ id: number }[]>(ABANDONED, [days]);
    await this.checkouts.close(due.map(({ id }) => id));
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<{ id: number }[]>(`${ABANDONED} ${LOCK}`, [days]);
      const paymentIds = rows.map(({ id }) => id);
      if (!paymentIds.length) return 0;
      await erasePayments(manager, paymentIds);
      const write = { staff: RETENTION_STAFF, action: 'erase', entity: ERASED_BY_AGE, after: { paymentIds } } as const;
      await recordStaffWrite(manager, SCHEMA, write);
      return paymentIds.length;
    });
  }
}
