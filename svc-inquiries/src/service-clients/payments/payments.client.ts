import type { PaymentNotice } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import type { ServiceClient } from '@dealership/service-kit/service-client';
import { Inject, Injectable } from '@nestjs/common';

export const PAYMENTS = Symbol('PAYMENTS');

/** Client of svc-payments, which owns the payments. */
@Injectable()
export class PaymentsClient {
  constructor(@Inject(PAYMENTS) private readonly client: ServiceClient) {}

  /**
   * Current payment data for e-mails; undefined if there is no such payment. Throws while svc-payments is unavailable.
   */
  notice(paymentId: number, requestId: string | null): Promise<PaymentNotice | undefined> {
    return this.client.find(api.getPaymentNotice, ['PAYMENT_NOT_FOUND'], { params: { id: paymentId }, requestId });
  }
}
