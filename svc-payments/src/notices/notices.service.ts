import type { PaymentNotice } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Membership } from '../payments/membership.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { toPaymentNotice } from './notice.mapper.js';

/** What e-mails say about a payment. */
@Injectable()
export class NoticesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws AppError PAYMENT_NOT_FOUND */
  async get(id: number): Promise<PaymentNotice> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneBy(Payment, { id });
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    return toPaymentNotice(payment, await manager.findOneBy(Membership, { paymentId: id }));
  }
}
