import type { MembershipStatus, RefundReason } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { Membership } from '../payments/membership.entity.js';
import { type MembershipTables, paymentOf } from '../payments/membership.mapper.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentSyncService } from '../payments/sync/payment-sync.service.js';
import { StripeService } from '../stripe/stripe.service.js';

const ALREADY_REFUNDED = 'charge_already_refunded';

/** Stripe returns the same refund for a key for a day: after a returned one, another refund needs another key. */
function refundKey(stripePaymentId: string, refunds: Stripe.Refund[]): string {
  const returned = refunds.filter(({ status }) => status === 'failed' || status === 'canceled').length;
  return returned ? `refund-${stripePaymentId}-${returned + 1}` : `refund-${stripePaymentId}`;
}

/**
 * completed -> refunding -> refunded, and back to refunding only if the bank returns the money. A lost dispute leads
 * from the first two to charged-back; winning it on appeal restores the previous state.
 */
@Injectable()
export class RefundsService {
  constructor(
    private readonly db: Kysely<MembershipTables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly payments: PaymentSyncService,
  ) {}

  /** Refunds a membership; a repeated call resumes, and reports when it is done. */
  async refund(id: number, staff: CurrentStaff, reason?: RefundReason): Promise<void> {
    const { dispute, stripePaymentId } = await this.paymentOf(id);
    // The bank may have decided since.
    if (dispute === 'open') await this.payments.sync(stripePaymentId);
    if ((await this.begin(id, staff, reason)) === 'refunding') await this.carryOut(id);
  }

  /** Requests the refund of a membership that is 'refunding' from Stripe. */
  async carryOut(id: number): Promise<void> {
    const { stripePaymentId } = await this.paymentOf(id);
    const params = { payment_intent: stripePaymentId };
    try {
      await this.stripe.ask(async (client) => {
        const { data } = await client.refunds.list(params);
        await client.refunds.create(params, { idempotencyKey: refundKey(stripePaymentId, data) });
      }, ALREADY_REFUNDED);
    } catch (error) {
      // It was refunded at Stripe directly, which the following sync finds.
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
    }
    await this.payments.sync(stripePaymentId);
  }

  /** The membership is no longer valid from here on, whatever Stripe answers. */
  private begin(id: number, staff: CurrentStaff, reason?: RefundReason): Promise<MembershipStatus> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const membership = await manager.findOne(Membership, { where: { id }, lock });
      if (!membership) throw new AppError('MEMBERSHIP_NOT_FOUND', { membershipId: id });
      if (membership.paymentStatus === 'charged-back') throw new AppError('PAYMENT_CHARGED_BACK', { membershipId: id });
      if (membership.paymentStatus === 'refunded') throw new AppError('ALREADY_REFUNDED', { membershipId: id });
      if (membership.paymentStatus !== 'completed') return membership.paymentStatus;
      const { dispute } = await manager.findOneByOrFail(Payment, { id: membership.paymentId });
      if (dispute === 'open') throw new AppError('PAYMENT_DISPUTED', { membershipId: id });
      await manager.update(Membership, id, { paymentStatus: 'refunding', refundStartedAt: new Date() });
      await recordStaffWrite(manager, SCHEMA, {
        staff,
        action: 'refund',
        entity: 'auction-subscription',
        entityId: id,
        before: { paymentStatus: 'completed' },
        after: { paymentStatus: 'refunding', ...(reason && { refundReason: reason }) },
      });
      return 'refunding';
    });
  }

  private async paymentOf(id: number) {
    const payment = await paymentOf(this.db, id).executeTakeFirst();
    if (!payment) throw new AppError('MEMBERSHIP_NOT_FOUND', { membershipId: id });
    return payment;
  }
}
