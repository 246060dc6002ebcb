import { Metrics } from '@dealership/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox.relay.js';
import { outboxTable } from './outbox.table.js';

/** Tells how long the oldest event has been waiting for the queue. */
@Injectable()
export class OutboxAge {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    metrics: Metrics,
  ) {
    metrics.watch({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest event that the queue has not been given; 0 when none waits',
      label: 'schema',
      read: () => this.read(),
    });
  }

  private async read(): Promise<Record<string, number>> {
    const { schema } = this.options;
    const [oldest] = await this.dataSource.query<{ age: string }[]>(
      `SELECT extract(epoch FROM clock_timestamp() - created_at) AS age FROM ${outboxTable(schema)}
       WHERE handed_at IS NULL ORDER BY id LIMIT 1`,
    );
    return { [schema]: Math.max(0, Number(oldest?.age ?? 0)) };
  }
}
