import type { PaymentNotice } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In, MoreThan, Not } from 'typeorm';
import { Membership } from '../payments/membership.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { type OtherMembership, toOtherMembership, toPaymentNotice } from './notice.mapper.js';

/** What e-mails say about a payment. */
@Injectable()
export class NoticesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @throws AppError PAYMENT_NOT_FOUND */
  async get(id: number): Promise<PaymentNotice> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneBy(Payment, { id });
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    const membership = await manager.findOneBy(Membership, { paymentId: id });
    return { ...toPaymentNotice(payment, membership), otherMemberships: membership ? await this.othersThan(membership) : [] };
  }

  /** The member's other memberships that have not ended, the next first. */
  private async othersThan({ id, memberEmail }: Membership): Promise<OtherMembership[]> {
    const { manager } = this.dataSource;
    const others = await manager.find(Membership, {
      where: { memberEmail, id: Not(id), paymentStatus: 'completed', endDate: MoreThan(new Date()) },
      order: { startDate: 'ASC' },
    });
    const payments = await manager.findBy(Payment, { id: In(others.map(({ paymentId }) => paymentId)) });
    return others.flatMap(({ paymentId, startDate, endDate }) => {
      const payment = payments.find((one) => one.id === paymentId);
      return payment ? [toOtherMembership(payment, startDate, endDate)] : [];
    });
  }
}
