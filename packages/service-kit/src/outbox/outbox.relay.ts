import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { outboxChannel } from './outbox.table.js';

export const OUTBOX_OPTIONS = Symbol('OUTBOX_OPTIONS');

export interface OutboxOptions {
  schema: string;
  /** For the connection that listens. */
  databaseUrl: string;
  /** Looks at the table this often even if no notice came, in milliseconds. */
  pollEvery?: number;
}

interface WaitingRow {
  id: string;
  event: string;
  payload: object;
  request_id: string | null;
}

const BATCH = 100;
const DAY_SECONDS = 24 * 3600;

/** How a notification job lives: retried with growing pauses for about a day, done jobs kept a day for their ids. */
const jobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: { age: DAY_SECONDS },
  removeOnFail: false,
} as const;

/** Carries committed events to the queue, at least once: a row counts as handed only when the queue has it. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private listener: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectQueue(NOTIFICATIONS_QUEUE) private readonly queue: Queue,
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => this.look(), this.options.pollEvery ?? 2000);
    this.look();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.listener?.end();
  }

  /** One round at a time; a notice during a round starts another after it. */
  private look(): void {
    this.again = true;
    if (this.running || this.stopped) return;
    this.running = this.rounds().finally(() => {
      this.running = undefined;
    });
  }

  private async rounds(): Promise<void> {
    try {
      await this.listen();
      while (this.again && !this.stopped) {
        this.again = false;
        while ((await this.handOver()) === BATCH && !this.stopped);
      }
    } catch (error) {
      // The rows stay; the next poll tries again.
      this.logger.warn({ err: error, schema: this.options.schema }, 'the outbox could not be emptied');
    }
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const client = new pg.Client({
      connectionString: this.options.databaseUrl,
      application_name: `relay-${this.options.schema}`,
    });
    const lost = () => {
      if (this.listener === client) this.listener = undefined;
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', () => this.look());
    await client.connect();
    await client.query(`LISTEN ${outboxChannel(this.options.schema)}`);
    this.listener = client;
  }

  private handOver(): Promise<number> {
    const table = `"${this.options.schema}"."outbox"`;
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<WaitingRow[]>(
        `SELECT id, event, payload, request_id FROM ${table}
         WHERE handed_at IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      if (rows.length === 0) return 0;
      await this.queue.addBulk(
        rows.map(({ id, event, payload, request_id }) => ({
          name: event,
          data: { ...payload, outboxId: Number(id), requestId: request_id },
          opts: { ...jobOptions, jobId: `outbox-${id}` },
        })),
      );
      await manager.query(`UPDATE ${table} SET handed_at = now() WHERE id = ANY($1::bigint[])`, [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }
}
