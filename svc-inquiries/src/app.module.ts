import type { AppEnvOf } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { DatabaseModule } from '@dealership/service-kit/database';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { PrivacyModule } from '@dealership/service-kit/privacy';
import { mediaOptions } from '@dealership/service-kit/private-files';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { ArrivalsModule } from './arrivals/arrivals.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';
import { AttachmentCallsModule, AttachmentsModule } from './inbox/attachments/attachments.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { JourneysModule } from './journeys/journeys.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { ReceivedMailsModule } from './messages/received-mail/staff/received-mails.module.js';
import { FailedNotificationsModule } from './notifier/failed-notifications/failed-notifications.module.js';
import { PrivacyService } from './privacy/privacy.service.js';
import { AppointmentsModule } from './requests/appointments/appointments.module.js';
import { recordsOf } from './requests/audited-references.js';
import { replyAddressIn } from './requests/conversations/reply-address.js';
import { FiguresModule } from './requests/figures/figures.module.js';
import { InquiriesModule } from './requests/inquiries/inquiries.module.js';
import { LeadsModule } from './requests/leads/leads.module.js';
import { PromisesModule } from './requests/promises/promises.module.js';
import { ReservationsModule } from './requests/reservations/reservations.module.js';
import { ScheduleModule } from './requests/schedule/schedule.module.js';
import { CatalogClientModule } from './service-clients/catalog/catalog-client.module.js';
import { SiteClientModule } from './service-clients/site/site-client.module.js';
import { EndLinksModule } from './subscriptions/links/end-links.module.js';
import { NewsletterModule } from './subscriptions/newsletter/newsletter.module.js';
import { SearchAlertsModule } from './subscriptions/search-alerts/search-alerts.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export type AppEnv = AppEnvOf<ServiceEnv>;

/** The HTTP process: accepts inquiries and relays their events to the queue. */
@Module({})
export class AppModule {
  static forRoot(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, 'svc-inquiries', env.DATABASE_POOL_SIZE)),
        QueueModule.forRoot(queueOptions(env)),
        OutboxModule.forRoot({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        CatalogClientModule.forRoot(env.SVC_CATALOG_URL),
        SiteClientModule.forRoot(env),
        ScheduleModule,
        AppointmentsModule,
        InquiriesModule,
        ReservationsModule,
        EndLinksModule.forRoot(env.REPLY_ADDRESS_KEY),
        NewsletterModule,
        StaffModule.forRoot({ audience: 'svc-inquiries', key: env.SERVICE_TOKEN_KEY }),
        EndpointsModule.forRoot('inquiries'),
        AuditModule.forRoot(SCHEMA, { recordsOf }),
        SearchAlertsModule.forRoot(env.SEARCH_ALERT_MINUTES),
        LeadsModule.forRoot(env.PUBLIC_URL),
        AttachmentsModule.forRoot(mediaOptions(env)),
        InboxModule.forRoot(env.DATABASE_URL),
        CustomersModule,
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
