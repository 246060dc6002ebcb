import type { EventName, EventPayloads } from '@dealership/contracts';
import type { Job, Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { Notification } from '../../notifications/notification.entity.js';
import { isEventName, type NotifiedEvent, notifiedEvent } from '../../notifications/notified-event.js';

export type NotificationJob = Job<EventPayloads[EventName]>;

/** What a job's event is about; nothing when this release does not know the event. */
export const jobEvent = ({ name, data }: NotificationJob): NotifiedEvent | null =>
  isEventName(name) ? notifiedEvent(name, data) : null;

const BATCH = 100;

function age(since: number): string {
  const minutes = Math.floor((Date.now() - since) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** One line per job that was given up: its id, event, subject, age, number of tries and reason. Oldest first. */
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

/** Lets the e-mails of jobs that the mail server refused for good be tried again; what was sent stays sent. */
export async function forgetRefusals(manager: EntityManager, jobs: NotificationJob[]): Promise<void> {
  for (const notified of jobs.map(jobEvent))
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

interface FailedJobs {
  /** Given-up jobs, the last one first, from one place in that order to another. */
  failed(first: number, last: number): Promise<NotificationJob[]>;
}

interface Bounds {
  /** What is given up afterwards stays so: else what is refused at once would be tried for ever. */
  before: number;
  isEnded?: () => boolean;
}

/** Sends every given-up job again, in batches. Returns how many. */
export async function resendFailed(queue: FailedJobs, manager: EntityManager, { before, isEnded }: Bounds): Promise<number> {
  let resent = 0;
  // Behind those that were given up again meanwhile.
  for (let later = 0; !isEnded?.(); ) {
    const jobs = await queue.failed(later, later + BATCH - 1);
    const due = jobs.filter(({ finishedOn = 0 }) => finishedOn <= before);
    await forgetRefusals(manager, due);
    for (const job of due) await tryAgain(job);
    resent += due.length;
    later += jobs.length - due.length;
    if (jobs.length < BATCH) break;
  }
  return resent;
}
