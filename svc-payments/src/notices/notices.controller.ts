import type { PaymentNotice } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { IdParams, Route } from '@dealership/service-kit/endpoints';
import { Controller, Param } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Payment } from '../payments/payment.entity.js';
import { Subscription } from '../payments/subscription.entity.js';
import { toPaymentNotice } from './notice.mapper.js';

/** For the notifier only; the gateway has no route to it. */
@Controller()
export class NoticesController {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  @Route(api.getPaymentNotice)
  async get(@Param() { id }: IdParams): Promise<PaymentNotice> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id });
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    return toPaymentNotice(payment, await this.dataSource.manager.findOneBy(Subscription, { paymentId: id }));
  }
}
