import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutService } from './checkout.service.js';
import { PaymentIntentsService } from './payment-intents.service.js';
import { PendingPaymentsService } from './pending-payments.service.js';

@Module({
  imports: [PaymentsModule],
  controllers: [CheckoutController],
  providers: [CheckoutService, PaymentIntentsService, PendingPaymentsService],
})
export class CheckoutModule {}
