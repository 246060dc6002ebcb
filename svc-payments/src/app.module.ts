import type { AppEnvOf } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { RetentionModule, RowPurgeModule } from '@dealership/service-kit/background';
import { DatabaseModule } from '@dealership/service-kit/database';
import { EndpointsModule } from '@dealership/service-kit/endpoints';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { PrivacyModule } from '@dealership/service-kit/privacy';
import { QueueModule, queueOptions } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { CheckoutModule } from './checkout/checkout.module.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import type { ServiceEnv } from './env.js';
import { ExchangeRateModule } from './exchange-rate/exchange-rate.module.js';
import { exchangeRateOptions } from './exchange-rate/exchange-rate-options.js';
import { FiguresModule } from './figures/figures.module.js';
import { recordsOf } from './memberships/audited-references.js';
import { MembershipsModule } from './memberships/memberships.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlansModule } from './plans/plans.module.js';
import { PrivacyService } from './privacy/privacy.service.js';
import { RetentionService } from './privacy/retention/retention.service.js';
import { ReconcileModule } from './reconcile/reconcile.module.js';
import { reconcileOptions } from './reconcile/reconcile-options.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { rowPurgeOptions } from './row-purge-options.js';
import { StripeModule } from './stripe/stripe.module.js';
import { stripeOptions } from './stripe/stripe-options.js';
import { WebhookModule } from './webhook/webhook.module.js';

export type AppEnv = AppEnvOf<ServiceEnv>;

@Module({})
export class AppModule {
  static forRoot(env: AppEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(databaseOptions(env.DATABASE_URL, env.DATABASE_POOL_SIZE)),
        QueueModule.forRoot(queueOptions(env)),
        OutboxModule.forRoot({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        StaffModule.forRoot({ audience: 'svc-payments', key: env.SERVICE_TOKEN_KEY }),
        EndpointsModule.forRoot('payments'),
        AuditModule.forRoot(SCHEMA, { recordsOf }),
        StripeModule.forRoot(stripeOptions(env)),
        PlansModule.forRoot(env.SVC_CONTENT_URL),
        ExchangeRateModule.forRoot(exchangeRateOptions(env)),
        PaymentsModule,
        CheckoutModule,
        WebhookModule,
        MembershipsModule,
        NoticesModule,
        FiguresModule,
        PrivacyModule.forRoot('payments', PrivacyService),
        RetentionModule.forRoot(env.RETENTION_DAYS, RetentionService),
        RowPurgeModule.forRoot(rowPurgeOptions(env)),
        RemindersModule.forRoot(env.MEMBERSHIP_REMINDER_DAYS),
        ReconcileModule.forRoot(reconcileOptions(env)),
      ],
    };
  }
}
