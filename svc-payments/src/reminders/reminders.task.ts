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
  ON CONFLICT DO NOTHING RETURNING subscription_id, days`;

const PAYMENTS = 'SELECT id AS membership, payment_id AS payment FROM payments.subscription WHERE id = ANY($1)';

interface Due {
  subscription_id: number;
  days: number;
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
      const rows = await manager.query<{ membership: number; payment: number }[]>(PAYMENTS, [
        due.map(({ subscription_id }) => subscription_id),
      ]);
      const payments = new Map(rows.map(({ membership, payment }) => [membership, payment]));
      for (const { subscription_id, days } of due) {
        const payload = { paymentId: payments.get(subscription_id) ?? 0, occurrence: days };
        await appendToOutbox(manager, SCHEMA, 'membership.ending', payload);
      }
      return due.length;
    });
  }
}
