import { continueTrace, OutageLog } from '@dealership/server-kit';
import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job, WorkerOptions } from 'bullmq';
import { nestLog } from '../log/nest-log.js';

const INITIAL_BACKOFF_MS = 2000;
const MAX_BACKOFF_MS = 15 * 60_000;

/**
 * Job policy: 300 attempts with delays from 2 s to 15 min, about three days in all. Completed jobs are kept for a day,
 * so that an event handed over twice is one job; failed ones until somebody handles them. Redis, which sessions share,
 * keeps only the newest failed jobs: the rows of the others stay in their outbox, and the relay restores them within
 * hours.
 */
export const jobOptions = {
  attempts: 300,
  backoff: { type: 'capped' },
  removeOnComplete: { age: 24 * 3600 },
  removeOnFail: { count: 20_000 },
  stackTraceLimit: 3,
} as const;

/**
 * A killed worker's job is retried within lockDuration + 2 × stalledInterval = 10 s: its lock expires, and the second
 * stalled check returns it. Being killed is not the job's fault, so allow it often.
 */
export const workerOptions = {
  lockDuration: 5000,
  stalledInterval: 2500,
  maxStalledCount: 20,
  runRetryDelay: 250,
  settings: { backoffStrategy: (attempt: number) => Math.min(INITIAL_BACKOFF_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS) },
} satisfies Omit<WorkerOptions, 'connection'>;

/** A worker that survives queue outages, logs ids and codes, and finishes its jobs before the process ends. */
export abstract class QueueProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  private readonly outage = new OutageLog(nestLog(this.logger), 'queue');

  /** `token`: of the lock, for a delayed job. */
  protected abstract handle(job: Job, token?: string): Promise<unknown>;

  /** The jobs in progress are its last ones. */
  protected get isStopping(): boolean {
    return this.worker.closing !== undefined;
  }

  override process(job: Job, token?: string): Promise<unknown> {
    return continueTrace({ name: job.name, ...job.data }, () => this.handle(job, token));
  }

  onApplicationBootstrap(): void {
    this.worker.getBackend().on('ready', () => this.outage.recovered());
  }

  // The database pool closes later in the shutdown; running jobs need it.
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
    this.logger.log({ jobId: id, event: name, requestId: data.requestId }, 'job completed');
  }

  @OnWorkerEvent('failed')
  protected onFailed(job: Job | undefined, error: Error): void {
    const again = job && !job.finishedOn;
    this.logger.warn(
      { jobId: job?.id, event: job?.name, requestId: job?.data.requestId, attempt: job?.attemptsMade, reason: error.message },
      again ? 'job failed, will be retried' : 'job failed permanently',
    );
  }

  @OnWorkerEvent('stalled')
  protected onStalled(jobId: string): void {
    this.logger.warn({ jobId }, 'job stalled, returned to the queue');
  }
}
