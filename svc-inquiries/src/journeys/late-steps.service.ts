import { dubaiDay } from '@dealership/contracts';
import { BackgroundLoop } from '@dealership/service-kit/background';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

const TIMES = { intervalMs: 60_000, firstPauseMs: 5_000 };

const LATE = `
  UPDATE inquiries.journey_step SET late_told_at = $2 WHERE id IN (
    SELECT id FROM inquiries.journey_step WHERE done_on IS NULL AND late_told_at IS NULL AND estimate < $1
    ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED)
  RETURNING journey_id AS "journeyId"`;

// The request before its conversation, as a change of its status does. Where somebody waits already, the clock runs.
const LOCK = `
  SELECT c.id FROM inquiries.journey j JOIN inquiries.conversation c ON c.id = j.conversation_id
  WHERE j.id = $1 AND c.state <> 'spam' AND NOT (c.state = 'new' AND c.answered_at IS NULL) FOR UPDATE OF c`;

const LOCK_REQUEST = ['inquiry', 'vehicle_reservation'].map(
  (table) => `
  SELECT r.id FROM inquiries.${table} r JOIN inquiries.conversation c ON c.${table}_id = r.id
  JOIN inquiries.journey j ON j.conversation_id = c.id WHERE j.id = $1 FOR UPDATE OF r`,
);

// The status follows: the trigger finds that both go together.
const WAIT_AGAIN = `
  UPDATE inquiries.conversation SET state = 'new', lost_reason = NULL, answered_at = NULL, answer = NULL, clock_from = $2,
    promised_minutes = NULL, due_at = NULL, clock_step = 0, step_at = NULL, remaining_minutes = NULL, paused_at = NULL,
    pause_reason = NULL, version = version + 1
  WHERE id = $1 RETURNING inquiry_id AS "inquiryId", vehicle_reservation_id AS "vehicleReservationId"`;

// Its reminders are those of another wait: each is sent once.
const FORGET_REMINDERS = `DELETE FROM inquiries.notification WHERE event = 'reply.due' AND subject_id = $1`;

const FORGET_UPLOADS = `DELETE FROM inquiries.journey_upload WHERE created_at < now() - interval '2 days'`;

/** Starts the clock of an answer for a step whose estimate has passed: once for each estimate. Several processes may do so at once. */
@Injectable()
export class LateStepsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LateStepsService.name);
  private readonly loop = new BackgroundLoop(this.logger, 'Looking for late steps of journeys', TIMES, async () => {
    const late = await this.round();
    if (late) this.logger.log({ late }, 'steps of journeys are late');
    return undefined;
  });

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  // The database pool closes later in the shutdown.
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** @returns how many steps have become late */
  async round(now = new Date()): Promise<number> {
    await this.dataSource.query(FORGET_UPLOADS);
    return this.dataSource.transaction(async (manager) => {
      const [late] = await manager.query<[{ journeyId: number }[], number]>(LATE, [dubaiDay(now), now]);
      for (const journeyId of new Set(late.map((step) => step.journeyId))) await this.waitAgain(manager, journeyId, now);
      return late.length;
    });
  }

  private async waitAgain(manager: EntityManager, journeyId: number, now: Date): Promise<void> {
    for (const lock of LOCK_REQUEST) await manager.query(lock, [journeyId]);
    const [conversation] = await manager.query<{ id: number }[]>(LOCK, [journeyId]);
    if (!conversation) return;
    const [[request]] = await manager.query<[{ inquiryId: number | null; vehicleReservationId: number | null }[], number]>(
      WAIT_AGAIN,
      [conversation.id, now],
    );
    await manager.query(FORGET_REMINDERS, [conversation.id]);
    await manager.query(`UPDATE inquiries.inquiry SET status = 'new', version = version + 1 WHERE id = $1`, [request?.inquiryId]);
    await manager.query(`UPDATE inquiries.vehicle_reservation SET status = 'new', version = version + 1 WHERE id = $1`, [
      request?.vehicleReservationId,
    ]);
  }
}
