import type { MembershipClaim, PaymentStatus } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Param } from '@nestjs/common';
import { PaymentsService } from './payments.service.js';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Route(api.getPayment)
  get(@Param('clientRef') clientRef: string): Promise<PaymentStatus> {
    // Browsers' keys are 128 random bits without the fixed bits of RFC 9562.
    if (!api.getPayment.params.safeParse({ clientRef }).success) throw new AppError('PAYMENT_NOT_FOUND');
    return this.payments.currentStatus(clientRef);
  }

  @Route(api.claimMembership)
  claim(@Body() { stripePaymentId }: MembershipClaim): Promise<PaymentStatus> {
    return this.payments.claim(stripePaymentId);
  }
}
