import { databaseModule } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { CatalogModule } from './catalog/catalog.module.js';
import { databaseOptions, SCHEMA } from './database/database.js';
import { type HttpEnv, queueOptions } from './env.js';
import { FailedNotificationsModule } from './failed-notifications/failed-notifications.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';

export type AppEnv = Pick<
  HttpEnv,
  'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'REDIS_URL' | 'QUEUE_DATABASE_URL' | 'SVC_CATALOG_URL' | 'SERVICE_TOKEN_SECRET'
>;

/** The HTTP process: takes inquiries and carries their events to the queue. */
@Module({})
export class AppModule {
  static with(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(databaseOptions(env.DATABASE_URL, 'svc-inquiries', env.DATABASE_POOL_SIZE)),
        QueueModule.connect(queueOptions(env)),
        OutboxModule.forSchema({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        CatalogModule.at(env.SVC_CATALOG_URL),
        InquiriesModule,
        ReservationsModule,
        NewsletterModule,
        StaffModule.with(env.SERVICE_TOKEN_SECRET),
        AuditModule.of(SCHEMA),
        LeadsModule,
        FailedNotificationsModule,
        PrivacyModule,
      ],
    };
  }
}
