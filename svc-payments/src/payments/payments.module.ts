import { Global, Module } from '@nestjs/common';
import { AbandonedCheckoutsService } from './abandoned-checkouts.service.js';
import { PaymentSyncService } from './payment-sync.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { WebhookLag } from './webhook-lag.js';

// The modules for erasure and retention belong to the service kit, which imports nothing from a service.
@Global()
@Module({
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentSyncService, AbandonedCheckoutsService, WebhookLag],
  exports: [PaymentsService, PaymentSyncService, AbandonedCheckoutsService],
})
export class PaymentsModule {}
