import type { AuctionCheckout, AuctionPlan } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { KeyedContext } from '@dealership/service-kit/endpoints';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, IsNull } from 'typeorm';
import { isSettled, Payment } from '../payments/payment.entity.js';

const buyerOf = (form: AuctionCheckout) => ({
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email,
  phone: form.phone,
  country: form.country,
  city: form.city,
  billingAddress: form.billingAddress,
  zipCode: form.zipCode || null,
});

/** What is sold and for how much; fixed when the payment starts. */
const orderOf = (plan: AuctionPlan) => ({
  plan: plan.key,
  planName: plan.name,
  planFeatures: plan.features,
  durationMonths: plan.durationMonths,
  amount: plan.price.toFixed(2),
});

/** Rows of payments in progress. */
@Injectable()
export class PendingPaymentsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The payment of this key, with the form's current buyer data; once settled it is unchanged. It keeps its initial
   * price, and does not start at another one than shown to the buyer.
   */
  open(form: AuctionCheckout, plan: AuctionPlan, context: KeyedContext): Promise<Payment> {
    const buyer = buyerOf(form);
    const { idempotencyKey: clientRef, requestId, language } = context;
    return this.dataSource.transaction(async (manager) => {
      const row = { ...orderOf(plan), ...buyer, clientRef, requestId, language, termsAcceptedAt: new Date() };
      const insert = manager.createQueryBuilder().insert().into(Payment).values(row).orIgnore().returning('id');
      const isNew = ((await insert.execute()).raw as unknown[]).length > 0;
      const payment = await manager.findOneOrFail(Payment, { where: { clientRef }, lock: { mode: 'pessimistic_write' } });
      if (payment.plan !== plan.key) throw new AppError('IDEMPOTENCY_KEY_REUSED', { paymentId: payment.id });
      if (isNew && form.price !== undefined && form.price !== Number(payment.amount))
        throw new AppError('PLAN_PRICE_CHANGED', { paymentId: payment.id });
      if (!isSettled(payment)) await manager.update(Payment, payment.id, { ...buyer, language, erasedAt: null });
      return payment;
    });
  }

  /** Links a payment to its PaymentIntent, once. Returns the linked one; only that may be paid. */
  async linkIntent({ id }: Payment, stripePaymentId: string): Promise<string> {
    const { manager } = this.dataSource;
    await manager.update(Payment, { id, stripePaymentId: IsNull() }, { stripePaymentId });
    const payment = await manager.findOneByOrFail(Payment, { id });
    return payment.stripePaymentId ?? stripePaymentId;
  }
}
