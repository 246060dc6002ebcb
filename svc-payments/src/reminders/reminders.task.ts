import { drainBatches, ScheduledTask } from '@dealership/service-kit/background';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';

export const REMINDER_DAYS = Symbol('REMINDER_DAYS');

const TIMES = { intervalMs: 15 * 60_000, initialDelayMs: 30_000 };

const BATCH_SIZE = 100;

/**
 * Memberships with at most this many days left. Skips those no longer than twice these days and renewed ones; if
 * several reminders are due, the one with the fewest days counts.
 */
const DUE = `
  WITH due AS (
    INSERT INTO payments.reminder (subscription_id, days)
    SELECT s.id, due.days FROM payments.subscription s
      JOIN payments.payment p ON p.id = s.payment_id
      CROSS JOIN LATERAL (
        SELECT min(d) AS days FROM unnest($1::integer[]) d
        WHERE s.end_date <= now() + d * interval '1 day' AND s.end_date - s.start_date > 2 * d * interval '1 day') due
    WHERE s.payment_status = 'completed' AND s.end_date > now() AND due.days IS NOT NULL AND p.erased_at IS NULL
      AND NOT EXISTS (SELECT FROM payments.reminder r WHERE r.subscription_id = s.id AND r.days <= due.days)
      AND NOT EXISTS (
        SELECT FROM payments.subscription next
        WHERE next.member_email = s.member_email AND next.payment_status = 'completed' AND next.end_date > s.end_date)
    ORDER BY s.id LIMIT ${BATCH_SIZE}
    ON CONFLICT DO NOTHING RETURNING subscription_id, days)
  SELECT s.payment_id AS "paymentId", due.days AS occurrence
  FROM due JOIN payments.subscription s ON s.id = due.subscription_id ORDER BY s.id`;

interface Due {
  paymentId: number;
  occurrence: number;
}

/**
 * Reminds members before their access ends. Row and event are committed together, so that each reminder is sent once.
 */
@Injectable()
export class RemindersTask extends ScheduledTask {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(REMINDER_DAYS) private readonly days: number[],
  ) {
    super('membership reminders', TIMES);
  }

  async run(signal: AbortSignal): Promise<undefined> {
    await drainBatches(BATCH_SIZE, signal, () => this.batch());
  }

  private batch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const due = await manager.query<Due[]>(DUE, [this.days]);
      for (const { paymentId, occurrence } of due)
        await appendToOutbox(manager, SCHEMA, 'membership.ending', { paymentId, occurrence });
      return due.length;
    });
  }
}
