import { Module } from '@nestjs/common';
import { PaymentSyncService } from './payment-sync.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { WebhookLag } from './webhook-lag.js';

@Module({
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentSyncService, WebhookLag],
  exports: [PaymentsService, PaymentSyncService],
})
export class PaymentsModule {}
