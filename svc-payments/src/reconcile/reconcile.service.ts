import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { PaymentSyncService } from '../payments/payment-sync.service.js';
import { StripeService } from '../stripe/stripe.service.js';
import { RefundsService } from '../subscriptions/refunds.service.js';
import { intentOf, STRIPE_EVENTS } from '../webhook/stripe-events.js';

/** Stripe may list an event a while after it happened. */
const OVERLAP = `interval '1 hour'`;
/** Stripe keeps events for thirty days. */
const KEPT = `interval '29 days'`;

const EVENTS_SINCE = `
  SELECT extract(epoch FROM greatest(coalesce((SELECT events_until FROM payments.reconciliation), now() - ${KEPT}) - ${OVERLAP},
    now() - ${KEPT}))::int AS since, now() AS until`;

const REMEMBER_UNTIL = `
  INSERT INTO payments.reconciliation (id, events_until) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET events_until = greatest(payments.reconciliation.events_until, excluded.events_until)`;

/** Nobody comes back to an older checkout. */
const UNSETTLED = `
  SELECT stripe_payment_id AS id FROM payments.payment
  WHERE stripe_payment_id IS NOT NULL AND state IN ('pending', 'processing', 'failed')
    AND created_at > now() - interval '7 days' ORDER BY created_at`;

/** Finds at Stripe what no webhook brought. Several processes may do it at once: every effect is committed once. */
@Injectable()
export class ReconcileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(StripeService) private readonly stripe: StripeService,
    @Inject(PaymentSyncService) private readonly payments: PaymentSyncService,
    @Inject(RefundsService) private readonly refunds: RefundsService,
  ) {}

  async reconcile(ended: AbortSignal): Promise<void> {
    if (!this.stripe.isThere) return;
    await this.missedEvents(ended);
    for (const { id } of await this.dataSource.query<{ id: string }[]>(UNSETTLED)) {
      if (ended.aborted) return;
      await this.payments.sync(id);
    }
    const refunding = `SELECT id FROM payments.subscription WHERE payment_status = 'refunding' ORDER BY id`;
    for (const { id } of await this.dataSource.query<{ id: number }[]>(refunding)) {
      if (ended.aborted) return;
      await this.refunds.carryOut(id);
    }
  }

  private async missedEvents(ended: AbortSignal): Promise<void> {
    const [span] = await this.dataSource.query<{ since: number; until: Date }[]>(EVENTS_SINCE);
    if (!span) return;
    for (const event of await this.eventsSince(span.since)) {
      if (ended.aborted) return;
      const stripePaymentId = intentOf(event);
      if (stripePaymentId) await this.payments.sync(stripePaymentId, event);
    }
    await this.dataSource.query(REMEMBER_UNTIL, [span.until]);
  }

  /** Oldest first. `since`: seconds. */
  private async eventsSince(since: number): Promise<Stripe.Event[]> {
    const params = { created: { gte: since }, types: [...STRIPE_EVENTS], limit: 100 };
    const events = await this.stripe.ask((client) => client.events.list(params).autoPagingToArray({ limit: 10_000 }));
    return events.reverse();
  }
}
