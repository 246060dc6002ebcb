import { type ProcessEnv } from '@dealership/server-kit';
import { RetentionModule, RowPurgeModule } from '@dealership/service-kit/background';
import { DatabaseModule } from '@dealership/service-kit/database';
import { mediaOptions } from '@dealership/service-kit/private-files';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { type DynamicModule, Module } from '@nestjs/common';
import { databaseOptions } from './database/database.js';
import type { WorkerEnv } from './env.js';
import { AttachmentsModule } from './inbox/attachments/attachments.module.js';
import { ReceivedMailModule } from './messages/received-mail/received-mail.module.js';
import { mailServerOptions } from './messages/received-mail/smtp/mail-server-options.js';
import { notificationOptions } from './notifier/notification-options.js';
import { NotifierModule } from './notifier/notifier.module.js';
import { RetentionService } from './privacy/retention/retention.service.js';
import { rowPurgeOptions } from './row-purge-options.js';
import { AccountsClientModule } from './service-clients/accounts/accounts-client.module.js';
import { CatalogClientModule } from './service-clients/catalog/catalog-client.module.js';
import { PaymentsClientModule } from './service-clients/payments/payments-client.module.js';
import { MailRoutingClientModule } from './service-clients/site/mail-routing-client.module.js';
import { SiteClientModule } from './service-clients/site/site-client.module.js';

export type NotifierEnv = Omit<WorkerEnv, keyof ProcessEnv> & Partial<Pick<ProcessEnv, 'HOST'>>;

/** The notifier: processes events from the queue, sends their e-mails, and erases old requests. */
@Module({})
export class WorkerModule {
  static forRoot(env: NotifierEnv): DynamicModule {
    // Each job uses one connection while it sends, and occasionally a second one.
    const poolSize = env.NOTIFIER_CONCURRENCY + 3;
    return {
      module: WorkerModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, 'notifier', poolSize)),
        QueueModule.forRoot(queueOptions(env), 'worker'),
        SiteClientModule.forRoot(env),
        CatalogClientModule.forRoot(env.SVC_CATALOG_URL),
        AttachmentsModule.forRoot(mediaOptions(env)),
        AccountsClientModule.forRoot({ url: env.SVC_ACCOUNTS_URL, tokenKey: env.SVC_ACCOUNTS_TOKEN_KEY }),
        PaymentsClientModule.forRoot({ url: env.SVC_PAYMENTS_URL, tokenKey: env.SVC_PAYMENTS_TOKEN_KEY }),
        MailRoutingClientModule.forRoot({ url: env.SVC_CONTENT_URL, tokenKey: env.SVC_CONTENT_TOKEN_KEY }),
        NotifierModule.forRoot(notificationOptions(env)),
        ReceivedMailModule.forRoot(mailServerOptions(env)),
        RetentionModule.forRoot(env.RETENTION_DAYS, RetentionService),
        RowPurgeModule.forRoot(rowPurgeOptions(env)),
      ],
    };
  }
}
