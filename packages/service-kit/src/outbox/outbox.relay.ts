import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { BackgroundLoop } from '../background/background-loop.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { BATCH_SIZE, handOff } from './hand-off.js';
import { recoverLostJobs } from './lost-jobs.js';
import { outboxChannel } from './outbox.table.js';

export const OUTBOX_OPTIONS = Symbol('OUTBOX_OPTIONS');

export interface OutboxOptions {
  schema: string;
  /** Database URL of the LISTEN connection. */
  databaseUrl: string;
  /** Poll interval without notifications, in milliseconds. */
  pollEvery?: number;
  /** Interval of checks on jobs, in milliseconds. */
  recoverEvery?: number;
}

const FIRST_RETRY_MS = 500;

/** Delivers committed events to the queue at least once, and verifies their completion. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly loop: BackgroundLoop;
  private readonly listener: PostgresListener;
  private readonly recoverEvery: number;
  private recoverAt: number;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectQueue(NOTIFICATIONS_QUEUE) private readonly queue: Queue,
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
  ) {
    const { schema, databaseUrl, pollEvery = 2000, recoverEvery = 60_000 } = options;
    const times = { intervalMs: pollEvery, initialDelayMs: FIRST_RETRY_MS };
    this.loop = new BackgroundLoop(this.logger, `outbox relay of ${schema}`, times, (signal) => this.round(signal));
    const listening = { databaseUrl, channel: outboxChannel(schema), name: `relay-${schema}` };
    this.listener = new PostgresListener(listening, () => this.loop.runSoon());
    this.recoverEvery = recoverEvery;
    this.recoverAt = Date.now() + recoverEvery;
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    await this.listener.close();
  }

  private async round(signal: AbortSignal): Promise<number | undefined> {
    await this.listener.ensure();
    while ((await handOff(this.dataSource, this.queue, this.options.schema)) === BATCH_SIZE && !signal.aborted);
    return Date.now() < this.recoverAt || signal.aborted ? undefined : this.recover();
  }

  /** Checks one batch of jobs. New events come first: the next round, which then follows at once, checks the rest. */
  private async recover(): Promise<number | undefined> {
    const { schema } = this.options;
    this.recoverAt = Date.now() + this.recoverEvery;
    const { seen, lost } = await recoverLostJobs(this.dataSource, this.queue, schema, this.recoverEvery);
    if (lost) this.logger.warn({ schema, lost }, 'jobs missing from the queue, enqueued again');
    if (seen < BATCH_SIZE) return undefined;
    this.recoverAt = 0;
    return 0;
  }
}
