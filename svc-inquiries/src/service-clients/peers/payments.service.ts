import type { PaymentNotice } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Inject, Injectable } from '@nestjs/common';
import { PEERS, type Peers } from './peers.js';

/** Reads svc-payments, which alone knows the payments. */
@Injectable()
export class PaymentsService {
  constructor(@Inject(PEERS) private readonly peers: Pick<Peers, 'payments'>) {}

  /**
   * Payment data for e-mails, as of now; undefined if there is no such payment. Throws while svc-payments is
   * unavailable.
   */
  notice(paymentId: number, requestId: string | null): Promise<PaymentNotice | undefined> {
    return this.peers.payments.find(api.getPaymentNotice, ['PAYMENT_NOT_FOUND'], { params: { id: paymentId }, requestId });
  }
}
