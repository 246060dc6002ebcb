import { Metrics } from '@dealership/server-kit';
import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';

/** Reports payments of our orders that succeeded at Stripe and have no row here, as after the restore of a backup. */
@Injectable()
export class UnknownPayments {
  private readonly logger = new Logger(UnknownPayments.name);
  private readonly total;

  constructor(metrics: Metrics) {
    this.total = metrics.counter({
      name: 'payments_without_order_total',
      help: 'Payments of our orders that succeeded at Stripe and are not stored here',
    });
  }

  /** Ignores events of other kinds, and of payments that are not ours. */
  report({ id, type, data }: Stripe.Event): void {
    if (type !== 'payment_intent.succeeded') return;
    const { id: stripePaymentId, metadata } = data.object;
    if (!metadata.clientRef) return;
    this.total.inc();
    this.logger.error({ stripePaymentId, eventId: id }, 'a payment at Stripe has no order here');
  }
}
