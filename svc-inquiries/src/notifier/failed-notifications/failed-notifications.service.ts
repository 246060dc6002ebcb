import { isDeepStrictEqual } from 'node:util';
import type {
  FailedNotification,
  NotificationEmail,
  NotificationsOverview,
  PageQuery,
  ResendReceipt,
} from '@dealership/contracts';
import { OutageLog } from '@dealership/server-kit';
import { AppError, nestLog } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import type { Notification } from '../../notifications/notification.entity.js';
import type { NotifiedEvent } from '../../notifications/notified-event.js';
import { clearRejections, jobEvent, type NotificationJob, resendFailed, retryJob } from './failed-jobs.js';
import { NotificationQueue } from './notification-queue.js';
import { requestsOfEvents } from './requests-of-events.js';

type Email = NotificationEmail & NotifiedEvent;

interface Tables {
  'inquiries.notification': Notification;
  'inquiries.outbox': { handedAt: Date | null };
}

const WAITING = sql<number>`count(*)::integer`.as('waiting');

const eventOf = ({ event, subjectId, occurrence }: Email): NotifiedEvent => ({ event, subjectId, occurrence });

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

@Injectable()
export class FailedNotificationsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(FailedNotificationsService.name);
  private readonly outage = new OutageLog(nestLog(this.logger), 'queue inspection');
  private resending: Promise<void> | undefined;
  private ended = false;

  constructor(
    private readonly db: Kysely<Tables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: NotificationQueue,
  ) {}

  /**
   * Delivery status of the e-mails. Also works without the queue, since an outage is when staff most need the backlog.
   */
  async overview({ page, pageSize }: PageQuery): Promise<NotificationsOverview> {
    const waitingRows = this.db.selectFrom('inquiries.outbox').select(WAITING).where('handedAt', 'is', null);
    const { waiting } = await waitingRows.executeTakeFirstOrThrow();
    const seen = await this.look((page - 1) * pageSize, pageSize);
    const items = seen ? await this.describe(seen.jobs) : [];
    const failed = { items, total: seen?.counts.failed ?? 0, page, pageSize };
    return { queue: seen?.counts ?? null, outboxWaiting: waiting, failed };
  }

  async resend(id: string, staff: CurrentStaff): Promise<ResendReceipt> {
    const job = await this.queue.failedJob(id);
    if (!job) throw new AppError('NOTIFICATION_NOT_FOUND', { jobId: id });
    // Update the record first: if the queue becomes unavailable in between, the job can still be retried.
    await this.dataSource.transaction(async (manager) => {
      await clearRejections(manager, [job]);
      const after = { jobs: [job.id] };
      await recordStaffWrite(manager, SCHEMA, { staff, action: 'resend', entity: 'notification', after });
    });
    await this.queue.ask(() => retryJob(job));
    return { resent: 1 };
  }

  /** Retries all jobs that failed before now. Responds at once, since thousands of jobs take longer than a call may. */
  async resendFailed(staff: CurrentStaff): Promise<ResendReceipt> {
    const { failed: resent = 0 } = await this.queue.counts();
    if (resent === 0) return { resent };
    const after = { failed: resent };
    await recordStaffWrite(this.dataSource.manager, SCHEMA, { staff, action: 'resend', entity: 'notification', after });
    this.resending ??= this.resendBefore(Date.now()).finally(() => {
      this.resending = undefined;
    });
    return { resent };
  }

  /** If the queue or this process becomes unavailable meanwhile, the remaining jobs stay failed and can be retried. */
  private async resendBefore(moment: number): Promise<void> {
    try {
      await resendFailed(this.queue, this.dataSource.manager, { before: moment, isEnded: () => this.ended });
    } catch (error) {
      this.logger.error({ err: error }, 'failed to resend some notifications');
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ended = true;
    await this.resending;
  }

  private async look(first: number, count: number) {
    try {
      const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = await this.queue.counts();
      const jobs = await this.queue.failed(first, first + count - 1);
      this.outage.recovered();
      return { counts: { waiting: waiting + prioritized, active, delayed, failed }, jobs };
    } catch (error) {
      this.outage.failed(error);
      return undefined;
    }
  }

  private async describe(jobs: NotificationJob[]): Promise<FailedNotification[]> {
    const known = jobs.map(jobEvent).filter((notified) => notified !== null);
    const [emails, requestOf] = await Promise.all([this.emails(known), requestsOfEvents(this.dataSource.manager, known)]);
    return jobs.map((job) => {
      const notified = jobEvent(job);
      const own = emails.filter((email) => isDeepStrictEqual(eventOf(email), notified));
      return {
        id: String(job.id),
        event: job.name,
        subjectId: notified?.subjectId ?? null,
        about: notified && requestOf(notified),
        reason: job.failedReason,
        attempts: job.attemptsMade,
        createdAt: iso(job.timestamp),
        failedAt: iso(job.finishedOn ?? job.timestamp),
        emails: own.map(({ event: _, subjectId: __, occurrence: ___, ...email }) => email),
      };
    });
  }

  private emails(events: NotifiedEvent[]): Promise<Email[]> {
    const column = (field: keyof NotifiedEvent) => events.map((event) => event[field]);
    const wanted = sql<NotifiedEvent>`unnest(${column('event')}::text[], ${column('subjectId')}::integer[], ${column('occurrence')}::integer[])`;
    return this.db
      .selectFrom('inquiries.notification as n')
      .innerJoin(wanted.as<'w'>(sql`w(event, subject_id, occurrence)`), (join) =>
        join.onRef('w.event', '=', 'n.event').onRef('w.subjectId', '=', 'n.subjectId').onRef('w.occurrence', '=', 'n.occurrence'),
      )
      .select(['n.event', 'n.subjectId', 'n.occurrence', 'n.audience', 'n.recipient', 'n.state', 'n.attempts', 'n.lastError'])
      .orderBy('n.id')
      .execute();
  }
}
