import { OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule } from '@dealership/service-kit/queue';
import { type DynamicModule, Module } from '@nestjs/common';
import { databaseOptions, inquiriesDatabase, SCHEMA } from './database/database.js';
import { type HttpEnv, queueOptions } from './env.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';

export type AppEnv = Pick<HttpEnv, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'REDIS_URL' | 'QUEUE_DATABASE_URL'>;

/** The HTTP process: takes inquiries and carries their events to the queue. */
@Module({})
export class AppModule {
  static with(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        inquiriesDatabase(databaseOptions(env.DATABASE_URL, 'svc-inquiries', env.DATABASE_POOL_SIZE)),
        QueueModule.connect(queueOptions(env)),
        OutboxModule.forSchema({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        InquiriesModule,
      ],
    };
  }
}
