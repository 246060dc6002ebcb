import type { PaymentNotice } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Service } from '@dealership/service-kit/staff';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PaymentEntity } from '../payments/payment.entity.js';
import { SubscriptionEntity } from '../payments/subscription.entity.js';
import { toPaymentNotice } from './notice.mapper.js';

/** For the notifier alone; the gateway does not route here. */
@Service('notifier')
@Controller('internal/payment-notices')
export class NoticesController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Get(':id')
  async get(@Param('id') text: string): Promise<PaymentNotice> {
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    const payment = await this.dataSource.manager.findOneBy(PaymentEntity, { id });
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    return toPaymentNotice(payment, await this.dataSource.manager.findOneBy(SubscriptionEntity, { paymentId: id }));
  }
}
