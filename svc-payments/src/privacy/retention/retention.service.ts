import { ERASED_BY_AGE } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { daysAgo, drainBatches, RETENTION_STAFF, type Retention } from '@dealership/service-kit/background';
import { queriesOn } from '@dealership/service-kit/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Kysely } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { MembershipTables } from '../../payments/membership.mapper.js';
import { AbandonedCheckoutsService } from '../../payments/sync/abandoned-checkouts.service.js';
import { erasePayments, isOpen } from '../erase-payments.js';

const BATCH_SIZE = 200;

/** Checkouts that were never paid; the law requires keeping paid ones. */
const abandoned = (db: Kysely<MembershipTables>, days: number) =>
  db
    .selectFrom('payments.payment as p')
    .select('p.id')
    .where('p.succeededAt', 'is', null)
    .where('p.erasedAt', 'is', null)
    .where(({ not }) => not(isOpen))
    .where('p.createdAt', '<', daysAgo(days))
    .orderBy('p.id')
    .limit(BATCH_SIZE);

@Injectable()
export class RetentionService implements Retention {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly checkouts: AbandonedCheckoutsService,
  ) {}

  /** Erases the buyers of checkouts that began more than `days` ago and were never paid. */
  async eraseOld(days: number, signal: AbortSignal): Promise<number> {
    let erased = 0;
    await drainBatches(BATCH_SIZE, signal, async () => {
      const due = await abandoned(queriesOn(this.dataSource.manager), days).execute();
      erased += await this.eraseBatch(
        days,
        due.map(({ id }) => id),
      );
      return due.length;
    });
    return erased;
  }

  /** Erases only what it has closed: any other could still be paid. */
  private async eraseBatch(days: number, due: number[]): Promise<number> {
    if (!due.length) return 0;
    await this.checkouts.close(due);
    return this.dataSource.transaction(async (manager) => {
      const rows = await abandoned(queriesOn(manager), days).where('p.id', 'in', due).forUpdate().execute();
      const paymentIds = rows.map(({ id }) => id);
      if (!paymentIds.length) return 0;
      await erasePayments(manager, paymentIds);
      const write = { staff: RETENTION_STAFF, action: 'erase', entity: ERASED_BY_AGE, after: { paymentIds } } as const;
      await recordStaffWrite(manager, SCHEMA, write);
      return paymentIds.length;
    });
  }
}
