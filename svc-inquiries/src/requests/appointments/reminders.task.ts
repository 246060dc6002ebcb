import { ScheduledTask } from '@dealership/service-kit/background';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';

const TIMES = { intervalMs: 60_000, initialDelayMs: 5_000 };

// Skip if another e-mail since the due time has stated the appointment. The unique index prevents duplicates by two
// processes.
const DUE = `
  INSERT INTO inquiries.appointment_email (appointment_id, purpose, starts_at, version, created_at)
  SELECT a.id, r.purpose, a.starts_at, a.version, $1
  FROM inquiries.appointment a
  CROSS JOIN (VALUES ('day', interval '24 hours', interval '2 hours'), ('hours', interval '2 hours', interval '0'))
    AS r (purpose, before, until)
  WHERE a.state = 'confirmed' AND a.starts_at - r.before <= $1 AND a.starts_at - r.until > $1
    AND NOT EXISTS (SELECT FROM inquiries.conversation c WHERE c.inquiry_id = a.inquiry_id AND c.state IN ('lost', 'spam'))
    AND NOT EXISTS (
      SELECT FROM inquiries.appointment_email e WHERE e.appointment_id = a.id AND e.created_at >= a.starts_at - r.before)
  ON CONFLICT DO NOTHING RETURNING id`;

/** Reminds visitors of confirmed appointments a day and two hours before they start. */
@Injectable()
export class RemindersTask extends ScheduledTask {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('appointment reminders', TIMES);
  }

  protected async run(): Promise<undefined> {
    await this.remind(new Date());
  }

  /** Returns the number of reminders that have become due. */
  remind(now: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const emails = await manager.query<{ id: number }[]>(DUE, [now]);
      for (const { id } of emails) await appendToOutbox(manager, SCHEMA, 'appointment.reminded', { appointmentEmailId: id });
      return emails.length;
    });
  }
}
