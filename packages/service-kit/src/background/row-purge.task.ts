import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { drainBatches } from './drain-batches.js';
import { DAILY, ScheduledTask } from './scheduled-task.js';

const BATCH_SIZE = 1000;

// Stripe keeps events for 30 days.
const MIN_EVENT_DAYS = 31;

const days = (fallback: number) => z.coerce.number().int().min(0).max(36_500).default(fallback);

export const eventRetentionEnv = {
  EVENT_RETENTION_DAYS: days(90)
    .refine((count) => count === 0 || count >= MIN_EVENT_DAYS, `must be 0 or at least ${MIN_EVENT_DAYS}`)
    .describe(
      'Days after which data that is no longer needed is deleted: handled events, Stripe events, webhook deliveries, past ' +
        'blocked times and expired links in e-mails. At least 31, or 0 to retain everything.',
    ),
};

export const recordRetentionEnv = {
  RECORD_RETENTION_DAYS: days(1095).describe(
    'Days after which audit entries, records of sent e-mails, stock imports, dissolved merges of contacts and retired drafts ' +
      'of settings are deleted. Must not be less than `RETENTION_DAYS`; 0 retains everything.',
  ),
};

/** The audit has the last staff action on a submission. */
export function recordRetentionRule(
  { RECORD_RETENTION_DAYS: records, RETENTION_DAYS: personalDays }: Record<'RECORD_RETENTION_DAYS' | 'RETENTION_DAYS', number>,
  report: (variable: 'RECORD_RETENTION_DAYS', message: string) => void,
): void {
  if (records > 0 && records < personalDays) report('RECORD_RETENTION_DAYS', 'must not be less than RETENTION_DAYS');
}

/** Deletes rows whose `column` is older than `days`; 0 keeps them. */
export interface RowPurgeRule {
  table: string;
  column: string;
  days: number;
}

export interface RowPurgeOptions {
  schema: string;
  rules: RowPurgeRule[];
}

export const ROW_PURGE_OPTIONS = Symbol('ROW_PURGE_OPTIONS');

/** Deletes rows that are no longer needed, so that a schema does not grow forever. */
@Injectable()
export class RowPurgeTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ROW_PURGE_OPTIONS) private readonly options: RowPurgeOptions,
  ) {
    super('row purge', DAILY);
  }

  /**
   * In batches, to keep transactions short; several processes may run it at once. Returns how many rows of each table.
   */
  async purge(signal: AbortSignal): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    for (const rule of this.options.rules.filter(({ days }) => days > 0)) {
      const rows = await drainBatches(BATCH_SIZE, signal, () => this.deleteBatch(rule));
      if (rows) deleted[rule.table] = rows;
    }
    return deleted;
  }

  protected async run(signal: AbortSignal): Promise<undefined> {
    const deleted = await this.purge(signal);
    if (Object.keys(deleted).length) this.logger.log({ schema: this.options.schema, ...deleted }, 'old rows deleted');
  }

  private async deleteBatch({ table, column, days }: RowPurgeRule): Promise<number> {
    const name = `"${this.options.schema}"."${table}"`;
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `DELETE FROM ${name} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${name} WHERE "${column}" < now() - $1 * interval '1 day' LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED))`,
      [days],
    );
    return count;
  }
}
