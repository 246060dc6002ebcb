import { endpoints, type PaymentStatus, type SubscriptionClaim, subscriptionClaim } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { PaymentsService } from './payments.service.js';

@Controller()
export class PaymentsController {
  constructor(@Inject(PaymentsService) private readonly payments: PaymentsService) {}

  @Get(endpoints.getPayment.path)
  get(@Param('clientRef') clientRef: string): Promise<PaymentStatus> {
    if (!isUUID(clientRef)) throw new AppError('PAYMENT_NOT_FOUND');
    return this.payments.status(clientRef);
  }

  @Post(endpoints.claimAuctionSubscription.path)
  @HttpCode(200)
  claim(@Body({ schema: subscriptionClaim }) { stripePaymentId }: SubscriptionClaim): Promise<PaymentStatus> {
    return this.payments.claim(stripePaymentId);
  }
}
