import type { DisputeState, EventName } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { lockForTransaction } from '@dealership/service-kit/database';
import { appendToOutbox } from '@dealership/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { SCHEMA } from '../../database/schema.js';
import { type LoginDue, PricesService } from '../../plans/prices.service.js';
import { StripeService } from '../../stripe/stripe.service.js';
import { Membership } from '../membership.entity.js';
import { Payment } from '../payment.entity.js';
import { chargeOf, type IntentReading, readIntent } from './intent-reading.js';
import { membershipEnd } from './membership-end.js';
import { moveRenewalsBack, moveRenewalsUp } from './membership-periods.js';
import { isRepeatable, newFacts, type PaymentChanges, type PaymentFact, paymentChanges } from './payment-changes.js';
import { UnknownPayments } from './unknown-payments.js';
import { WebhookLag } from './webhook-lag.js';

// Each lost race means another committed update, so only this many concurrent updates of one payment could lose them
// all.
const TRIES = 50;

const EVENTS: Record<PaymentFact, EventName> = {
  failed: 'payment.failed',
  cancelled: 'payment.cancelled',
  succeeded: 'payment.succeeded',
  refunded: 'payment.refunded',
  disputed: 'payment.disputed',
  disputeClosed: 'payment.dispute-closed',
};

const LAST_ONE = `
  SELECT end_date AS until, representative_name, representative_phone FROM payments.subscription
  WHERE member_email = $1 AND payment_status = 'completed' ORDER BY end_date DESC LIMIT 1`;

interface LastMembership {
  until: Date;
  representative_name: string | null;
  representative_phone: string | null;
}

const LASTING = ['completed', 'refunding'] as const;

/** Held while the periods of a member are changed. */
const MEMBER_LOCK = 'payments.member';

const STATUS_BEFORE_DISPUTE = `CASE WHEN refund_started_at IS NULL THEN 'completed' ELSE 'refunding' END`;

/** Syncs a payment with Stripe: after a webhook, on a visitor's call and in the reconciliation. */
@Injectable()
export class PaymentSyncService {
  constructor(
    private readonly db: Kysely<{ 'payments.stripe_event': { id: string } }>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly lag: WebhookLag,
    private readonly unknown: UnknownPayments,
    private readonly prices: PricesService,
  ) {}

  /**
   * Reads Stripe and commits the changes together with their outbox rows and the event that caused the call. Undefined
   * if the PaymentIntent is not one of ours.
   */
  async sync(stripePaymentId: string, event?: Stripe.Event): Promise<Payment | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const payment = await this.dataSource.manager.findOneBy(Payment, { stripePaymentId });
      if (!payment && event) this.unknown.report(event);
      if (!payment || (event && (await this.isKnown(event)))) return payment ?? undefined;
      const reading = await this.readFromStripe(stripePaymentId);
      const loginDue = await this.prices.loginDue();
      const committed = await this.dataSource.transaction((manager) => this.commit(manager, payment, reading, loginDue, event));
      if (committed && event) this.lag.committed(event);
      if (committed) return this.dataSource.manager.findOneByOrFail(Payment, { id: payment.id });
    }
    throw new AppError('UPSTREAM_UNAVAILABLE', { stripePaymentId });
  }

  private readFromStripe(stripePaymentId: string): Promise<IntentReading> {
    return this.stripe.ask(async (client) => {
      const intent = await client.paymentIntents.retrieve(stripePaymentId, { expand: ['latest_charge'] });
      const disputes = chargeOf(intent)?.disputed ? await client.disputes.list({ payment_intent: stripePaymentId }) : undefined;
      return readIntent(intent, disputes?.data ?? []);
    });
  }

  private async isKnown({ id }: Stripe.Event): Promise<boolean> {
    const found = await this.db.selectFrom('payments.stripe_event').select('id').where('id', '=', id).executeTakeFirst();
    return found !== undefined;
  }

  /** False if another sync has committed since this one started, since this reading may be older. */
  private async commit(
    manager: EntityManager,
    { id, version }: Payment,
    reading: IntentReading,
    loginDue: LoginDue,
    event: Stripe.Event | undefined,
  ): Promise<boolean> {
    const payment = await manager.findOneOrFail(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (payment.version !== version) return false;
    if (event)
      await manager.query('INSERT INTO payments.stripe_event (id, type, payment_id) VALUES ($1, $2, $3)', [
        event.id,
        event.type,
        id,
      ]);
    const changes = paymentChanges(payment, reading, event);
    if (changes.refundedAt === null) await this.reopenRefund(manager, payment);
    await manager.update(Payment, id, { ...changes, version: version + 1, syncedAt: new Date() });
    for (const fact of newFacts(payment, changes)) await this.applyFact(manager, fact, { ...payment, ...changes }, loginDue);
    if (changes.dispute) await this.settle(manager, id, changes.dispute);
    return true;
  }

  /** The bank returned a refund, so the money is still to be refunded. */
  private async reopenRefund(manager: EntityManager, { id, version, requestId }: Payment): Promise<void> {
    await manager.update(Membership, { paymentId: id, paymentStatus: 'refunded' }, { paymentStatus: 'refunding' });
    const payload = { paymentId: id, occurrence: version + 1 };
    await appendToOutbox(manager, SCHEMA, 'payment.refund-failed', payload, requestId);
  }

  private async applyFact(
    manager: EntityManager,
    fact: PaymentFact,
    payment: Payment & PaymentChanges,
    loginDue: LoginDue,
  ): Promise<void> {
    if (fact === 'succeeded') await this.subscribe(manager, payment, loginDue);
    if (fact === 'refunded') await this.end(manager, payment.id, 'refunded');
    const payload = { paymentId: payment.id, ...(isRepeatable(fact) && { occurrence: payment.version + 1 }) };
    await appendToOutbox(manager, SCHEMA, EVENTS[fact], payload, payment.requestId);
  }

  /**
   * A lost dispute ends the membership, unless it was refunded before. Only a final win restores it, not a pending
   * appeal.
   */
  private async settle(manager: EntityManager, paymentId: number, dispute: DisputeState): Promise<void> {
    const where = { paymentId, paymentStatus: dispute === 'lost' ? In(LASTING) : 'charged-back' } as const;
    if (dispute === 'lost' && (await manager.existsBy(Membership, where))) await this.end(manager, paymentId, 'charged-back');
    const restored = dispute === 'won' && (await manager.findOneBy(Membership, where));
    if (!restored) return;
    await lockForTransaction(manager, MEMBER_LOCK, restored.memberEmail);
    await manager.update(Membership, restored.id, { paymentStatus: () => STATUS_BEFORE_DISPUTE });
    await moveRenewalsBack(manager, restored);
  }

  private async end(manager: EntityManager, paymentId: number, paymentStatus: 'refunded' | 'charged-back'): Promise<void> {
    const membership = await manager.findOneBy(Membership, { paymentId });
    if (!membership) return;
    await lockForTransaction(manager, MEMBER_LOCK, membership.memberEmail);
    // Read again: another payment of the member may have moved it.
    const { paymentStatus: before, ...period } = await manager.findOneByOrFail(Membership, { paymentId });
    await manager.update(Membership, period.id, { paymentStatus });
    if (LASTING.some((status) => status === before)) await moveRenewalsUp(manager, period, new Date());
  }

  private async subscribe(manager: EntityManager, payment: Payment, loginDue: LoginDue): Promise<void> {
    const memberEmail = payment.email.toLowerCase();
    const paidAt = payment.succeededAt ?? new Date();
    // Two concurrent payments of one customer would otherwise both start now.
    await lockForTransaction(manager, MEMBER_LOCK, memberEmail);
    const [last] = await manager.query<LastMembership[]>(LAST_ONE, [memberEmail]);
    // A renewal starts when the current membership ends, and keeps the member's representative.
    const running = last && last.until > paidAt ? last : undefined;
    const startDate = running?.until ?? paidAt;
    await manager.insert(Membership, {
      paymentId: payment.id,
      memberEmail,
      planType: payment.plan,
      startDate,
      endDate: membershipEnd(startDate, payment.durationMonths),
      dueAt: loginDue(paidAt),
      ...(running?.representative_name && {
        representativeName: running.representative_name,
        representativePhone: running.representative_phone,
        representativeNamedAt: paidAt,
      }),
    });
  }
}
