import type { PaymentStatus } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Kysely } from 'kysely';
import type { MembershipTables } from './membership.mapper.js';
import { isSettled } from './payment.entity.js';
import { type PaymentStatusRow, toPaymentStatus } from './payment.mapper.js';
import { PaymentSyncService } from './sync/payment-sync.service.js';

/** Minimum interval between calls to Stripe for one payment, however often a page polls. */
const STRIPE_CHECK_INTERVAL_MS = 3000;

@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);

  constructor(
    private readonly db: Kysely<MembershipTables>,
    private readonly payments: PaymentSyncService,
  ) {}

  /** The stored status of a payment. */
  async storedStatus(clientRef: string): Promise<PaymentStatus> {
    return toPaymentStatus(await this.find('p.clientRef', clientRef));
  }

  /** The status of a payment. Asks Stripe until it is settled, since the webhook may be late. */
  async currentStatus(clientRef: string): Promise<PaymentStatus> {
    const row = await this.find('p.clientRef', clientRef);
    if (!row.stripePaymentId || isSettled(row)) return toPaymentStatus(row);
    if (row.syncedAt && Date.now() - row.syncedAt.getTime() < STRIPE_CHECK_INTERVAL_MS) return toPaymentStatus(row);
    try {
      await this.payments.sync(row.stripePaymentId);
    } catch (error) {
      this.logger.warn({ err: error, clientRef }, 'Stripe unavailable, returned the stored payment');
      return toPaymentStatus(row);
    }
    return this.storedStatus(clientRef);
  }

  /** Syncs the payment with Stripe now. Creates a membership only if Stripe reports it as paid. */
  async claim(stripePaymentId: string): Promise<PaymentStatus> {
    const payment = await this.payments.sync(stripePaymentId);
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    return toPaymentStatus(await this.find('p.id', payment.id));
  }

  private async find(key: 'p.clientRef' | 'p.id', value: string | number): Promise<PaymentStatusRow> {
    const row = await this.db
      .selectFrom('payments.payment as p')
      .leftJoin('payments.subscription as s', 's.paymentId', 'p.id')
      .select([
        'p.id',
        'p.createdAt',
        'p.clientRef',
        'p.stripePaymentId',
        'p.state',
        'p.plan',
        'p.planName',
        'p.durationMonths',
        'p.amount',
        'p.currency',
      ])
      .select(['p.failureMessage', 'p.syncedAt', 'p.succeededAt', 's.paymentStatus', 's.startDate', 's.endDate'])
      .select(['s.loginSentAt', 's.representativeName', 's.representativePhone'])
      .where(key, '=', value)
      .executeTakeFirst();
    if (!row) throw new AppError('PAYMENT_NOT_FOUND');
    return row;
  }
}
