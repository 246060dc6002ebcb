import { databaseModule, type ProcessEnv } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { RetentionModule } from '@dealership/service-kit/background';
import { OutboxModule } from '@dealership/service-kit/outbox';
import { QueueModule } from '@dealership/service-kit/queue';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { CheckoutModule } from './checkout/checkout.module.js';
import { databaseOptions } from './database/database.js';
import { SCHEMA } from './database/schema.js';
import { type HttpEnv, queueOptions } from './env.js';
import { ExchangeRateModule } from './exchange-rate/exchange-rate.module.js';
import { exchangeRateOptions } from './exchange-rate/exchange-rate-options.js';
import { NoticesModule } from './notices/notices.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlansModule } from './plans/plans.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReconcileModule } from './reconcile/reconcile.module.js';
import { reconcileOptions } from './reconcile/reconcile-options.js';
import { RetentionService } from './retention/retention.service.js';
import { StripeModule } from './stripe/stripe.module.js';
import type { StripeOptions } from './stripe/stripe-options.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { WebhookModule } from './webhook/webhook.module.js';

export type AppEnv = Omit<HttpEnv, keyof ProcessEnv>;

@Module({})
export class AppModule {
  static with(env: AppEnv, stripe: StripeOptions | undefined): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(databaseOptions(env.DATABASE_URL, env.DATABASE_POOL_SIZE)),
        QueueModule.connect(queueOptions(env)),
        OutboxModule.forSchema({ schema: SCHEMA, databaseUrl: env.DATABASE_URL }),
        StaffModule.with(env.SERVICE_TOKEN_SECRET),
        AuditModule.of(SCHEMA),
        StripeModule.with(stripe),
        PlansModule.with(env.AUCTION_PLANS),
        ExchangeRateModule.with(exchangeRateOptions(env)),
        PaymentsModule,
        CheckoutModule,
        WebhookModule,
        SubscriptionsModule,
        NoticesModule,
        PrivacyModule,
        RetentionModule.with(env.RETENTION_DAYS, RetentionService),
        ReconcileModule.with(reconcileOptions(env)),
      ],
    };
  }
}
