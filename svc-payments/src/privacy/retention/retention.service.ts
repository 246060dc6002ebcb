import { ERASED_BY_AGE } from '@dealership/contracts';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import { daysAgo, drainBatches, RETENTION_STAFF, type Retention } from '@dealership/service-kit/background';
import { queriesOn } from '@dealership/service-kit/database';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Kysely } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { MembershipTables } from '../../payments/membership.mapper.js';
import { AbandonedCheckoutsService } from '../../payments/sync/abandoned-checkouts.service.js';
import { isRefusal } from '../../stripe/stripe.service.js';
import { erasePayments, isOpen } from '../erase-payments.js';

const BATCH_SIZE = 200;

/** Checkouts that were never paid; the law requires keeping paid ones. `after`: the id of the last one seen. */
const abandoned = (db: Kysely<MembershipTables>, days: number, after = 0) =>
  db
    .selectFrom('payments.payment as p')
    .select('p.id')
    .where('p.succeededAt', 'is', null)
    .where('p.erasedAt', 'is', null)
    .where(({ not }) => not(isOpen))
    .where('p.createdAt', '<', daysAgo(days))
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(BATCH_SIZE);

@Injectable()
export class RetentionService implements Retention {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly checkouts: AbandonedCheckoutsService,
  ) {}

  /** Erases the buyers of checkouts that began more than `days` ago and were never paid. */
  async eraseOld(days: number, signal: AbortSignal): Promise<number> {
    let erased = 0;
    let last = 0;
    await drainBatches(BATCH_SIZE, signal, async () => {
      const due = await abandoned(queriesOn(this.dataSource.manager), days, last).execute();
      last = due.at(-1)?.id ?? last;
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
    const closed = await this.closed(due);
    if (!closed.length) return 0;
    return this.dataSource.transaction(async (manager) => {
      const rows = await abandoned(queriesOn(manager), days).where('p.id', 'in', closed).forUpdate().execute();
      const paymentIds = rows.map(({ id }) => id);
      if (!paymentIds.length) return 0;
      await erasePayments(manager, paymentIds);
      const write = { staff: RETENTION_STAFF, action: 'erase', entity: ERASED_BY_AGE, after: { paymentIds } } as const;
      await recordStaffWrite(manager, SCHEMA, write);
      return paymentIds.length;
    });
  }

  /** What Stripe refuses to close is logged and left out, so that it does not keep the others. */
  private async closed(due: number[]): Promise<number[]> {
    const closed: number[] = [];
    for (const paymentId of due) {
      try {
        await this.checkouts.close([paymentId]);
        closed.push(paymentId);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        this.logger.error({ err: error, paymentId }, 'failed to close an abandoned checkout');
      }
    }
    return closed;
  }
}
