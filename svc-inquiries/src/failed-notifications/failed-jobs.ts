import type { EventName, EventPayloads } from '@dealership/contracts';
import type { Job, Queue } from 'bullmq';
import type { DataSource, EntityManager } from 'typeorm';
import { Notification } from '../notifications/notification.entity.js';
import { isEventName, type NotifiedEvent, notifiedEvent } from '../notifications/notified-event.js';

export type NotificationJob = Job<EventPayloads[EventName]>;

/** What a job's event is about; nothing when this release does not know the event. */
export const jobEvent = ({ name, data }: NotificationJob): NotifiedEvent | null =>
  isEventName(name) ? notifiedEvent(name, data) : null;

const failedJobs = (queue: Queue): Promise<NotificationJob[]> => queue.getFailed(0, -1);

function age(since: number): string {
  const minutes = Math.floor((Date.now() - since) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** One line per job that was given up: its id, event, subject, age, number of tries and reason. Oldest first. */
export async function listFailed(queue: Queue): Promise<string[]> {
  const jobs = await failedJobs(queue);
  return jobs
    .sort((a, b) => a.timestamp - b.timestamp)
    .map((job) => {
      const { id, name, finishedOn, timestamp, attemptsMade, failedReason } = job;
      const subject = jobEvent(job)?.subjectId ?? '';
      return [id, name, subject, `${age(finishedOn ?? timestamp)} ago`, `${attemptsMade} tries`, failedReason].join('\t');
    });
}

/** Lets the e-mails of a job that the mail server refused for good be tried again; what was sent stays sent. */
export async function forgetRefusals(manager: EntityManager, job: NotificationJob): Promise<void> {
  const notified = jobEvent(job);
  if (notified) await manager.update(Notification, { ...notified, state: 'failed' }, { state: 'pending' });
}

/** Gives a job as many tries as a new one. Somebody else may have done so at the same moment. */
export async function tryAgain(job: NotificationJob): Promise<void> {
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    if (await job.isFailed()) throw error;
  }
}

/** Sends every given-up job again. Returns how many. */
export async function retryFailed(queue: Queue, dataSource: DataSource): Promise<number> {
  const jobs = await failedJobs(queue);
  for (const job of jobs) {
    await forgetRefusals(dataSource.manager, job);
    await tryAgain(job);
  }
  return jobs.length;
}
