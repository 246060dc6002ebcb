import { Module } from '@nestjs/common';
import { PaymentSyncService } from './payment-sync.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';

@Module({
  controllers: [PaymentsController],
  providers: [PaymentsService, PaymentSyncService],
  exports: [PaymentsService, PaymentSyncService],
})
export class PaymentsModule {}
