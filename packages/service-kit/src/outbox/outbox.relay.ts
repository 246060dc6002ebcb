import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { OutageLog } from '@dealership/server-kit';
import { InjectQueue } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { PostgresListener } from '../database/postgres-listener.js';
import { nestLog } from '../log/nest-log.js';
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

/** Delivers committed events to the queue at least once, and verifies their completion. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly outage: OutageLog;
  private readonly listener: PostgresListener;
  private readonly recoverEvery: number;
  private recoverAt: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isPollRequested = false;
  private stopped = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectQueue(NOTIFICATIONS_QUEUE) private readonly queue: Queue,
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
  ) {
    this.outage = new OutageLog(nestLog(this.logger), `outbox relay of ${options.schema}`);
    const { schema, databaseUrl } = options;
    const listening = { databaseUrl, channel: outboxChannel(schema), name: `relay-${schema}` };
    this.listener = new PostgresListener(listening, () => this.poll());
    this.recoverEvery = options.recoverEvery ?? 60_000;
    this.recoverAt = Date.now() + this.recoverEvery;
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.poll(), this.options.pollEvery ?? 2000);
    this.poll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.listener.close();
  }

  /** One round at a time; a notification during a round triggers another. */
  private poll(): void {
    this.isPollRequested = true;
    if (this.running || this.stopped) return;
    this.running = this.rounds().finally(() => {
      this.running = undefined;
    });
  }

  private async rounds(): Promise<void> {
    try {
      await this.listener.ensure();
      while (this.isPollRequested && !this.stopped) {
        this.isPollRequested = false;
        while ((await handOff(this.dataSource, this.queue, this.options.schema)) === BATCH_SIZE && !this.stopped);
      }
      if (Date.now() >= this.recoverAt) await this.recover();
      this.outage.recovered();
    } catch (error) {
      // The rows stay; the next poll retries.
      this.outage.failed(error);
    }
  }

  private async recover(): Promise<void> {
    this.recoverAt = Date.now() + this.recoverEvery;
    let lost = 0;
    for (let seen = BATCH_SIZE; seen === BATCH_SIZE && !this.stopped; ) {
      const batch = await recoverLostJobs(this.dataSource, this.queue, this.options.schema, this.recoverEvery);
      seen = batch.seen;
      lost += batch.lost;
      // New events come first; the next round continues.
      if (this.isPollRequested && seen === BATCH_SIZE) {
        this.recoverAt = 0;
        break;
      }
    }
    if (lost) this.logger.warn({ schema: this.options.schema, lost }, 'jobs missing from the queue, enqueued again');
  }
}
