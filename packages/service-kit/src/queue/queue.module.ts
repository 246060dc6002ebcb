import { NOTIFICATIONS_QUEUE } from '@dealership/contracts';
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';

/** One of the two: the queue lives in Redis when there is one, else in a PostgreSQL schema of its own. */
export const queueEnv = {
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  QUEUE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
};

export interface QueueOptions {
  redisUrl?: string | undefined;
  databaseUrl?: string | undefined;
}

function connection({ redisUrl, databaseUrl }: QueueOptions) {
  if (redisUrl) return new Redis(redisUrl, { maxRetriesPerRequest: null });
  if (!databaseUrl) throw new Error('The queue needs REDIS_URL or QUEUE_DATABASE_URL');
  setDefaultBackendFactory(createPostgresBackend as never);
  return { connectionString: databaseUrl, schema: 'bullmq', migrate: true, max: 5 };
}

/** The queue `notifications`, on Redis or on PostgreSQL: the only place that knows which. */
@Module({})
export class QueueModule {
  static connect(options: QueueOptions): DynamicModule {
    const queue = BullModule.registerQueue({ name: NOTIFICATIONS_QUEUE });
    return {
      module: QueueModule,
      global: true,
      imports: [BullModule.forRoot({ connection: connection(options) as never }), queue],
      exports: [queue],
    };
  }
}
