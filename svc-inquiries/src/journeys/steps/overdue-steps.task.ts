import { dubaiDay } from '@dealership/contracts';
import { ScheduledTask } from '@dealership/service-kit/background';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, Not } from 'typeorm';
import { startStepWait } from '../../requests/conversations/waits.js';

const TIMES = { intervalMs: 60_000, initialDelayMs: 5_000 };

// Excludes lost requests and spam. If they are reopened, the step becomes overdue again.
const LATE = `
  UPDATE inquiries.journey_step SET late_notified_at = $2 WHERE id IN (
    SELECT s.id FROM inquiries.journey_step s
    JOIN inquiries.journey j ON j.id = s.journey_id
    JOIN inquiries.conversation c ON c.id = j.conversation_id
    WHERE s.done_on IS NULL AND s.late_notified_at IS NULL AND s.estimate < $1 AND c.state NOT IN ('lost', 'spam')
    ORDER BY s.id LIMIT 200 FOR UPDATE OF s SKIP LOCKED)
  RETURNING (SELECT conversation_id FROM inquiries.journey WHERE id = journey_id) AS "conversationId"`;

const FORGET_UPLOADS = `DELETE FROM inquiries.journey_upload WHERE created_at < now() - interval '2 days'`;

/**
 * Restarts the reply clock when a step's estimate has passed, once per estimate. Several processes may run it
 * concurrently.
 */
@Injectable()
export class OverdueStepsTask extends ScheduledTask {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super('overdue journey steps', TIMES);
  }

  protected async run(): Promise<undefined> {
    const late = await this.round();
    if (late) this.logger.log({ late }, 'journey steps overdue');
  }

  /** @returns the number of steps that became overdue */
  async round(now = new Date()): Promise<number> {
    await this.dataSource.query(FORGET_UPLOADS);
    return this.dataSource.transaction(async (manager) => {
      const [late] = await manager.query<[{ conversationId: number }[], number]>(LATE, [dubaiDay(now), now]);
      const ids = late.map(({ conversationId }) => conversationId);
      await startStepWait(manager, { id: In(ids), state: Not(In(['lost', 'spam'])) }, now);
      return late.length;
    });
  }
}
