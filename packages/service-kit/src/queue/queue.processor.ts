import { continueTrace, OutageLog } from '@dealership/server-kit';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, WorkerOptions } from 'bullmq';
import { nestLog } from '../log/nest-log.js';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * How a job of the house lives: tried 300 times with pauses that grow from 2 s to 15 min, which is about three days. Done jobs
 * are kept for a day, so that the same event handed over twice is one job; failed ones until somebody deals with them. Of those Redis, which
 * sessions need too, keeps the newest alone: the rows of the others wait in their outbox, from where the relay brings them back within hours.
 */
export const jobOptions = {
  attempts: 300,
  backoff: { type: 'capped' },
  removeOnComplete: { age: 24 * 3600 },
  removeOnFail: { count: 20_000 },
  stackTraceLimit: 3,
} as const;

/**
 * The job of a killed worker is taken again at most lockDuration + 2 × stalledInterval = 10 s later: its lock runs out, and
 * the second check that sees it unlocked returns it. Being killed is no fault of the job, so it may happen often.
 */
export const workerOptions = {
  lockDuration: 5000,
  stalledInterval: 2500,
  maxStalledCount: 20,
  runRetryDelay: 250,
  settings: { backoffStrategy: (attempt: number) => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS) },
} satisfies Omit<WorkerOptions, 'connection'>;

/** A worker that outlives its queue's outages, logs ids and codes, and lets its jobs end before the process does. */
export abstract class QueueProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly outage = new OutageLog(nestLog(this.logger), 'The queue');

  /** `token`: of the lock, for a job that is put off. */
  protected abstract handle(job: Job, token?: string): Promise<unknown>;

  /** The jobs under way are its last ones. */
  protected get isStopping(): boolean {
    return this.worker.closing !== undefined;
  }

  override process(job: Job, token?: string): Promise<unknown> {
    return continueTrace({ name: job.name, ...job.data }, () => this.handle(job, token));
  }

  onApplicationBootstrap(): void {
    this.worker.getBackend().on('ready', () => this.outage.recovered());
  }

  // The database pool closes later in the shutdown; the jobs that still run need it.
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('error')
  protected onError(error: Error): void {
    this.outage.failed(error);
  }

  @OnWorkerEvent('active')
  protected onActive(): void {
    this.outage.recovered();
  }

  @OnWorkerEvent('completed')
  protected onCompleted({ id, name, data }: Job): void {
    this.logger.log({ jobId: id, event: name, requestId: data.requestId }, 'job done');
  }

  @OnWorkerEvent('failed')
  protected onFailed(job: Job | undefined, error: Error): void {
    const again = job && !job.finishedOn;
    this.logger.warn(
      { jobId: job?.id, event: job?.name, requestId: job?.data.requestId, attempt: job?.attemptsMade, reason: error.message },
      again ? 'job failed, it will be tried again' : 'job failed for good, it waits in the failed set',
    );
  }

  @OnWorkerEvent('stalled')
  protected onStalled(jobId: string): void {
    this.logger.warn({ jobId }, 'the worker of a job has ended, the job goes back into the queue');
  }
}
