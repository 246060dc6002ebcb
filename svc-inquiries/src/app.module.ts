import { DatabaseModule } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { PrivacyModule } from '@dealership/service-kit/privacy';
import { type MediaEnv, mediaSettings } from '@dealership/service-kit/private-files';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { ArrivalsModule } from './arrivals/arrivals.module.js';
import { AttachmentCallsModule, AttachmentsModule } from './attachments/attachments.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { replyAddressIn } from './conversations/reply-address.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import type { ReplyEnv, ServiceEnv } from './env.js';
import { FailedNotificationsModule } from './failed-notifications/failed-notifications.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { InquiriesModule } from './inquiries/inquiries.module.js';
import { JourneysModule } from './journeys/journeys.module.js';
import { LeadsModule } from './leads/leads.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PersonsModule } from './persons/persons.module.js';
import { PrivacyService } from './privacy/privacy.service.js';
import { PromisesModule } from './promises/promises.module.js';
import { ReceivedMailsModule } from './received-mail/staff/received-mails.module.js';
import { ReservationsModule } from './reservations/reservations.module.js';
import { ScheduleModule } from './schedule/schedule.module.js';
import { SearchAlertsModule } from './search-alerts/search-alerts.module.js';
import type { DealerEnv } from './site/dealer-contact.js';
import { SiteModule } from './site/site.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export type AppEnv = Pick<
  ServiceEnv,
  | 'DATABASE_URL'
  | 'DATABASE_POOL_SIZE'
  | 'REDIS_URL'
  | 'QUEUE_DATABASE_URL'
  | 'SVC_CATALOG_URL'
  | 'SVC_CONTENT_URL'
  | 'SERVICE_TOKEN_KEY'
  | 'SEARCH_ALERT_MINUTES'
  | 'WEBHOOK_TRUSTED_ORIGINS'
  | 'RECEIVED_MAIL_DAYS'
> &
  MediaEnv &
  ReplyEnv &
  DealerEnv;

/** The HTTP process: takes inquiries and carries their events to the queue. */
@Module({})
export class AppModule {
  static forRoot(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, 'svc-inquiries', env.DATABASE_POOL_SIZE)),
        QueueModule.forRoot(queueOptions(env)),
        OutboxModule.forRoot({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        CatalogModule.forRoot(env.SVC_CATALOG_URL),
        SiteModule.forRoot(env),
        ScheduleModule,
        AppointmentsModule,
        InquiriesModule,
        ReservationsModule,
        NewsletterModule,
        StaffModule.forRoot({ audience: 'svc-inquiries', key: env.SERVICE_TOKEN_KEY }),
        EndpointsModule.forRoot('inquiries'),
        AuditModule.forRoot(SCHEMA),
        SearchAlertsModule.forRoot(env.SEARCH_ALERT_MINUTES),
        LeadsModule.forRoot(env.PUBLIC_URL),
        AttachmentsModule.forRoot(mediaSettings(env)),
        InboxModule.forRoot(env.DATABASE_URL),
        PersonsModule,
        PromisesModule,
        AttachmentCallsModule,
        JourneysModule,
        MessagesModule.forRoot(replyAddressIn(env), env.RECEIVED_MAIL_DAYS),
        ArrivalsModule,
        FailedNotificationsModule,
        ReceivedMailsModule,
        FiguresModule,
        WebhooksModule.forRoot(env.WEBHOOK_TRUSTED_ORIGINS),
        PrivacyModule.forRoot('inquiries', PrivacyService),
      ],
    };
  }
}
