import type { EventName, EventPayloads } from '@dealership/contracts';
import type { Job, Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { hasEmails, subjectOf } from './email-templates.js';
import { Notification } from './notification.entity.js';

type NotificationJob = Job<EventPayloads[EventName]>;

const failedJobs = (queue: Queue): Promise<NotificationJob[]> => queue.getFailed(0, -1);

function age(since: number): string {
  const minutes = Math.floor((Date.now() - since) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

const subject = (event: string, payload: object): string => (hasEmails(event) ? String(subjectOf(event, payload)) : '');

/** One line per job that was given up: its id, event, subject, age, number of tries and reason. Oldest first. */
export async function listFailed(queue: Queue): Promise<string[]> {
  const jobs = await failedJobs(queue);
  return jobs
    .sort((a, b) => a.timestamp - b.timestamp)
    .map(({ id, name, data, finishedOn, timestamp, attemptsMade, failedReason }) =>
      [id, name, subject(name, data), `${age(finishedOn ?? timestamp)} ago`, `${attemptsMade} tries`, failedReason].join('\t'),
    );
}

/** Sends every given-up job again, with as many tries as a new one; what was already sent stays sent. Returns how many. */
export async function retryFailed(queue: Queue, dataSource: DataSource): Promise<number> {
  const jobs = await failedJobs(queue);
  for (const job of jobs) {
    if (hasEmails(job.name)) {
      const refused = { event: job.name, subjectId: subjectOf(job.name, job.data), state: 'failed' as const };
      await dataSource.manager.update(Notification, refused, { state: 'pending' });
    }
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  }
  return jobs.length;
}
