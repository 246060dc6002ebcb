import type { PaymentNotice } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Inject, Injectable } from '@nestjs/common';
import { PEERS, type Peers } from './peers.js';

/** Client of svc-payments, which owns the payments. */
@Injectable()
export class PaymentsService {
  constructor(@Inject(PEERS) private readonly peers: Pick<Peers, 'payments'>) {}

  /**
   * Current payment data for e-mails; undefined if there is no such payment. Throws while svc-payments is unavailable.
   */
  notice(paymentId: number, requestId: string | null): Promise<PaymentNotice | undefined> {
    return this.peers.payments.find(api.getPaymentNotice, ['PAYMENT_NOT_FOUND'], { params: { id: paymentId }, requestId });
  }
}
