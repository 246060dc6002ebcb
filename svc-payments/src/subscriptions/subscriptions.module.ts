import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { FulfilmentService } from './fulfilment.service.js';
import { RefundsService } from './refunds.service.js';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({
  imports: [PaymentsModule],
  controllers: [SubscriptionsController],
  providers: [SubscriptionsService, RefundsService, FulfilmentService],
  exports: [RefundsService],
})
export class SubscriptionsModule {}
