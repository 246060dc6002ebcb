import { setTimeout as delay } from 'node:timers/promises';
import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NotificationJob } from './failed-jobs.js';

const DEADLINE_MS = 4000;

async function timeout(): Promise<never> {
  await delay(DEADLINE_MS, undefined, { ref: false });
  throw new Error(`The queue did not answer within ${DEADLINE_MS} ms`);
}

/** The queue as a call of staff asks it: an unavailable queue is UPSTREAM_UNAVAILABLE, soon. */
@Injectable()
export class NotificationQueue {
  constructor(@InjectQueue(NOTIFICATIONS_QUEUE) private readonly queue: Queue) {}

  counts(): Promise<Record<string, number>> {
    return this.ask(() => this.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'));
  }

  /** Given-up jobs, the last one first. `first`, `last`: places in that order. */
  failed(first: number, last: number): Promise<NotificationJob[]> {
    return this.ask(() => this.queue.getFailed(first, last));
  }

  /** A given-up job. */
  failedJob(id: string): Promise<NotificationJob | undefined> {
    return this.ask(async () => {
      const job = await this.queue.getJob(id);
      return job && (await job.isFailed()) ? job : undefined;
    });
  }

  /** What `question` finds out from the queue. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await Promise.race([question(), timeout()]);
    } catch (cause) {
      throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
    }
  }
}
