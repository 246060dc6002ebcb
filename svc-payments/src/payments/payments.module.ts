import { Global, Module } from '@nestjs/common';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { AbandonedCheckoutsService } from './sync/abandoned-checkouts.service.js';
import { PaymentSyncService } from './sync/payment-sync.service.js';
import { UnknownPayments } from './sync/unknown-payments.js';
import { WebhookLag } from './sync/webhook-lag.js';

// Global, because the service kit's privacy and retention modules cannot import modules of a service.
@Global()
@Module({
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentSyncService, AbandonedCheckoutsService, UnknownPayments, WebhookLag],
  exports: [PaymentsService, PaymentSyncService, AbandonedCheckoutsService],
})
export class PaymentsModule {}
