import { Global, Module } from '@nestjs/common';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { AbandonedCheckoutsService } from './sync/abandoned-checkouts.service.js';
import { PaymentSyncService } from './sync/payment-sync.service.js';
import { WebhookLag } from './sync/webhook-lag.js';

// The modules for erasure and retention belong to the service kit, which imports nothing from a service.
@Global()
@Module({
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentSyncService, AbandonedCheckoutsService, WebhookLag],
  exports: [PaymentsService, PaymentSyncService, AbandonedCheckoutsService],
})
export class PaymentsModule {}
