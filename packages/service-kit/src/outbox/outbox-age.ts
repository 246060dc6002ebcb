import { Metrics } from '@dealership/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox.relay.js';
import { outboxOf } from './outbox-row.js';

/** Metric: age of the oldest event not yet in the queue. */
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
    const oldest = await outboxOf(this.dataSource.manager, schema)
      .select(sql<string>`extract(epoch FROM clock_timestamp() - created_at)`.as('age'))
      .where('handedAt', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return { [schema]: Math.max(0, Number(oldest?.age ?? 0)) };
  }
}
