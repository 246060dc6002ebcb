import { type EventName, type EventPayloads, isEventName } from '@dealership/contracts';
import type { Job, Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { Notification } from '../../notifications/notification.entity.js';
import { type NotifiedEvent, notifiedEvent } from '../../notifications/notified-event.js';

export type NotificationJob = Job<EventPayloads[EventName]>;

/** The event of a job; null if this release does not know it. */
export const jobEvent = ({ name, data }: NotificationJob): NotifiedEvent | null =>
  isEventName(name) ? notifiedEvent(name, data) : null;

const BATCH_SIZE = 100;

function age(since: number): string {
  const minutes = Math.floor((Date.now() - since) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** One line per failed job: its id, event, subject, age, number of attempts and reason. Oldest first. */
export async function listFailed(queue: Queue): Promise<string[]> {
  const jobs: NotificationJob[] = await queue.getFailed(0, -1);
  return jobs
    .sort((a, b) => a.timestamp - b.timestamp)
    .map((job) => {
      const { id, name, finishedOn, timestamp, attemptsMade, failedReason } = job;
      const subject = jobEvent(job)?.subjectId ?? '';
      return [id, name, subject, `${age(finishedOn ?? timestamp)} ago`, `${attemptsMade} tries`, failedReason].join('\t');
    });
}

/** Allows permanently refused e-mails of jobs to be retried; sent ones stay sent. */
export async function clearRejections(manager: EntityManager, jobs: NotificationJob[]): Promise<void> {
  for (const job of jobs) {
    const notified = jobEvent(job);
    const { notificationId } = job.data;
    const own = { ...notified, ...(notificationId !== undefined && { id: notificationId }) };
    if (notified) await manager.update(Notification, { ...own, state: 'failed' }, { state: 'pending' });
  }
}

/** Gives a job all its attempts again. Tolerates a concurrent call. */
export async function retryJob(job: NotificationJob): Promise<void> {
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    if (await job.isFailed()) throw error;
  }
}

interface FailedJobs {
  /** Failed jobs by position, the latest first. */
  failed(first: number, last: number): Promise<NotificationJob[]>;
}

interface Bounds {
  /** Jobs that fail after this are left alone; otherwise a job that fails at once would be retried forever. */
  before: number;
  isEnded?: () => boolean;
}

/** Retries every failed job, in batches. Returns how many. */
export async function resendFailed(queue: FailedJobs, manager: EntityManager, { before, isEnded }: Bounds): Promise<number> {
  let resent = 0;
  // Skip the jobs that failed again in the meantime.
  for (let later = 0; !isEnded?.(); ) {
    const jobs = await queue.failed(later, later + BATCH_SIZE - 1);
    const due = jobs.filter(({ finishedOn = 0 }) => finishedOn <= before);
    await clearRejections(manager, due);
    for (const job of due) await retryJob(job);
    resent += due.length;
    later += jobs.length - due.length;
    if (jobs.length < BATCH_SIZE) break;
  }
  return resent;
}
