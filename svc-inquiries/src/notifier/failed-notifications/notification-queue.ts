import { NOTIFICATIONS_QUEUE, withTimeout } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NotificationJob } from './failed-jobs.js';

const DEADLINE_MS = 4000;

/** The queue for staff endpoints: fails fast with UPSTREAM_UNAVAILABLE if it is unavailable. */
@Injectable()
export class NotificationQueue {
  constructor(@InjectQueue(NOTIFICATIONS_QUEUE) private readonly queue: Queue) {}

  counts(): Promise<Record<string, number>> {
    return this.ask(() => this.queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'));
  }

  /** Failed jobs, the latest first. `first`, `last`: positions in that order. */
  failed(first: number, last: number): Promise<NotificationJob[]> {
    return this.ask(() => this.queue.getFailed(first, last));
  }

  /** A failed job. */
  failedJob(id: string): Promise<NotificationJob | undefined> {
    return this.ask(async () => {
      const job = await this.queue.getJob(id);
      return job && (await job.isFailed()) ? job : undefined;
    });
  }

  /** Runs a query against the queue. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(question(), DEADLINE_MS, 'The queue did not answer');
    } catch (cause) {
      throw new AppError('UPSTREAM_UNAVAILABLE', {}, { cause });
    }
  }
}
