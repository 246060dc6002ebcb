import { AppError } from '@dealership/service-kit';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type Stripe from 'stripe';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { StripeService } from '../stripe/stripe.service.js';
import { readIntent } from './intent-reading.js';
import { membershipEnd } from './membership-end.js';
import { PaymentEntity } from './payment.entity.js';
import { newFacts, type PaymentChanges, type PaymentFact, paymentChanges } from './payment-changes.js';
import { SubscriptionEntity } from './subscription.entity.js';
import { WebhookLag } from './webhook-lag.js';

// Each lost race is another look that was committed, so this many looks at one payment at once are needed to lose them all.
const TRIES = 50;

/** Brings a payment to what Stripe says of it: from a webhook, from a visitor's call and from the reconciliation alike. */
@Injectable()
export class PaymentSyncService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(StripeService) private readonly stripe: StripeService,
    @Inject(WebhookLag) private readonly lag: WebhookLag,
  ) {}

  /**
   * Looks at Stripe and commits what is new, its outbox rows and the event that led here together.
   * Undefined when the PaymentIntent is not one of ours.
   */
  async sync(stripePaymentId: string, event?: Stripe.Event): Promise<PaymentEntity | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const payment = await this.dataSource.manager.findOneBy(PaymentEntity, { stripePaymentId });
      if (!payment || (event && (await this.isKnown(event)))) return payment ?? undefined;
      const intent = await this.stripe.ask((client) =>
        client.paymentIntents.retrieve(stripePaymentId, { expand: ['latest_charge'] }),
      );
      const committed = await this.dataSource.transaction((manager) => this.commit(manager, payment, intent, event));
      if (committed && event) this.lag.committed(event);
      if (committed) return this.dataSource.manager.findOneByOrFail(PaymentEntity, { id: payment.id });
    }
    throw new AppError('UPSTREAM_UNAVAILABLE', { stripePaymentId });
  }

  private async isKnown({ id }: Stripe.Event): Promise<boolean> {
    const rows = await this.dataSource.query<object[]>('SELECT 1 FROM payments.stripe_event WHERE id = $1', [id]);
    return rows.length > 0;
  }

  /** False when somebody else committed a look since this one began: what was read may be older than what they read. */
  private async commit(
    manager: EntityManager,
    { id, version }: PaymentEntity,
    intent: Stripe.PaymentIntent,
    event: Stripe.Event | undefined,
  ): Promise<boolean> {
    const payment = await manager.findOneOrFail(PaymentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (payment.version !== version) return false;
    if (event)
      await manager.query('INSERT INTO payments.stripe_event (id, type, payment_id) VALUES ($1, $2, $3)', [
        event.id,
        event.type,
        id,
      ]);
    const changes = paymentChanges(payment, readIntent(intent), event);
    await manager.update(PaymentEntity, id, { ...changes, version: version + 1, syncedAt: new Date() });
    for (const fact of newFacts(payment, changes)) await this.takeEffect(manager, fact, { ...payment, ...changes });
    return true;
  }

  private async takeEffect(manager: EntityManager, fact: PaymentFact, payment: PaymentEntity & PaymentChanges): Promise<void> {
    if (fact === 'succeeded') await this.subscribe(manager, payment);
    if (fact === 'refunded') await manager.update(SubscriptionEntity, { paymentId: payment.id }, { paymentStatus: 'refunded' });
    await appendToOutbox(manager, SCHEMA, `payment.${fact}`, { paymentId: payment.id }, payment.requestId);
  }

  private async subscribe(manager: EntityManager, payment: PaymentEntity): Promise<void> {
    const startDate = payment.succeededAt ?? new Date();
    await manager.insert(SubscriptionEntity, {
      paymentId: payment.id,
      memberEmail: payment.email.toLowerCase(),
      planType: payment.plan,
      startDate,
      endDate: membershipEnd(startDate, payment.durationMonths),
    });
  }
}
