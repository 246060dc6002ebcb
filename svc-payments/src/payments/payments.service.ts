import type { PaymentStatus } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type PaymentStatusRow, toPaymentStatus } from './payment.mapper.js';
import { PaymentSyncService } from './payment-sync.service.js';

const PAYMENT_STATUS = `
  SELECT p.client_ref AS "clientRef", p.stripe_payment_id AS "stripePaymentId", p.state, p.plan,
    p.duration_months AS "durationMonths", p.amount, p.currency, p.failure_message AS "failureMessage", p.synced_at AS "syncedAt",
    s.payment_status AS "paymentStatus", s.start_date AS "startDate", s.end_date AS "endDate"
  FROM payments.payment p LEFT JOIN payments.subscription s ON s.payment_id = p.id`;

/** However often a waiting page asks, Stripe is asked this often about a payment. */
const ASK_STRIPE_EVERY_MS = 3000;

const isSettled = ({ state }: PaymentStatusRow): boolean => state === 'succeeded' || state === 'cancelled';

@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentSyncService,
  ) {}

  /** What is stored of a payment. */
  async stored(clientRef: string): Promise<PaymentStatus> {
    return toPaymentStatus(await this.find('p.client_ref = $1', clientRef));
  }

  /** What is known of a payment. While it is not settled Stripe is asked too: the webhook may be late. */
  async status(clientRef: string): Promise<PaymentStatus> {
    const row = await this.find('p.client_ref = $1', clientRef);
    if (!row.stripePaymentId || isSettled(row)) return toPaymentStatus(row);
    if (row.syncedAt && Date.now() - row.syncedAt.getTime() < ASK_STRIPE_EVERY_MS) return toPaymentStatus(row);
    try {
      await this.payments.sync(row.stripePaymentId);
    } catch (error) {
      this.logger.warn({ err: error, clientRef }, 'Stripe could not be asked about a payment, what is stored was answered');
      return toPaymentStatus(row);
    }
    return this.stored(clientRef);
  }

  /** Looks at the payment at Stripe now. A membership comes of it only if Stripe says that it is paid. */
  async claim(stripePaymentId: string): Promise<PaymentStatus> {
    const payment = await this.payments.sync(stripePaymentId);
    if (!payment) throw new AppError('PAYMENT_NOT_FOUND');
    return toPaymentStatus(await this.find('p.id = $1', payment.id));
  }

  private async find(condition: string, value: string | number): Promise<PaymentStatusRow> {
    const [row] = await this.dataSource.query<PaymentStatusRow[]>(`${PAYMENT_STATUS} WHERE ${condition}`, [value]);
    if (!row) throw new AppError('PAYMENT_NOT_FOUND');
    return row;
  }
}
