import { Metrics } from '@dealership/server-kit';
import { daysAgo } from '@dealership/service-kit/background';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Kysely, type NotNull, sql } from 'kysely';
import type Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { RefundsService } from '../memberships/refunds.service.js';
import type { MembershipTables } from '../payments/membership.mapper.js';
import { PaymentSyncService } from '../payments/sync/payment-sync.service.js';
import { isRefusal, StripeService } from '../stripe/stripe.service.js';
import { intentOf, STRIPE_EVENTS } from '../webhook/stripe-events.js';

/** Stripe may list an event some time after it happened. */
const OVERLAP = sql`interval '1 hour'`;
/** Stripe keeps events for thirty days. */
const EVENT_RETENTION = sql`interval '29 days'`;

/** In seconds. */
const SPAN = [
  sql<number>`extract(epoch FROM greatest(max(events_until) - ${OVERLAP}, now() - ${EVENT_RETENTION}))::int`.as('since'),
  sql<number>`extract(epoch FROM now())::int`.as('until'),
];

const REMEMBER_UNTIL = `
  INSERT INTO payments.reconciliation (id, events_until) VALUES (1, to_timestamp($1))
  ON CONFLICT (id) DO UPDATE SET events_until = greatest(payments.reconciliation.events_until, excluded.events_until)`;

type Tables = MembershipTables & { 'payments.reconciliation': { eventsUntil: Date } };

/** An item to be synced. */
interface Step {
  /** Ids, for the log. */
  about: { stripePaymentId: string; eventId?: string } | { membershipId: number };
  take(): Promise<unknown>;
}

interface EventStep extends Step {
  /** Seconds. */
  created: number;
}

interface Failure<S extends Step> {
  step: S;
  error: unknown;
}

/**
 * Finds changes at Stripe whose webhooks were missed. Several processes may do so concurrently: every effect is
 * committed once.
 */
@Injectable()
export class ReconcileService {
  private readonly logger = new Logger(ReconcileService.name);
  private readonly failures;

  constructor(
    private readonly db: Kysely<Tables>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly payments: PaymentSyncService,
    private readonly refunds: RefundsService,
    metrics: Metrics,
  ) {
    this.failures = metrics.counter({
      name: 'payments_reconcile_failures_total',
      help: 'Payments that a reconciliation with Stripe could not bring up to date',
    });
  }

  /** Throws at the end if a retry may help; refusals by Stripe are only logged. */
  async reconcile(signal: AbortSignal): Promise<void> {
    if (!this.stripe.isConfigured) return;
    const failures = [
      ...(await this.missedEvents(signal)),
      ...(await this.takeEach(await this.unsettled(), signal)),
      ...(await this.takeEach(await this.refunding(), signal)),
    ];
    const passing = failures.find(({ error }) => !isRefusal(error));
    if (passing) throw passing.error;
  }

  /**
   * Reads events in time spans that fit one page of Stripe's list, oldest first, however many there are since the last
   * round.
   */
  private async missedEvents(signal: AbortSignal): Promise<Failure<EventStep>[]> {
    const { since, until } = await this.db.selectFrom('payments.reconciliation').select(SPAN).executeTakeFirstOrThrow();
    const failures: Failure<EventStep>[] = [];
    for (let from = since, length = until - since + 1; from <= until; ) {
      const events = await this.eventsBetween(from, from + length);
      if (!events) {
        length = Math.ceil(length / 2);
        continue;
      }
      failures.push(
        ...(await this.takeEach(
          events.flatMap((event) => this.stepOf(event)),
          signal,
        )),
      );
      if (signal.aborted) break;
      from += length;
      length *= 2;
      // The next round starts with the oldest event that failed.
      await this.dataSource.query(REMEMBER_UNTIL, [Math.min(until, from, ...failures.map(({ step }) => step.created))]);
    }
    return failures;
  }

  private stepOf(event: Stripe.Event): EventStep[] {
    const stripePaymentId = intentOf(event);
    if (!stripePaymentId) return [];
    const about = { stripePaymentId, eventId: event.id };
    return [{ about, created: event.created, take: () => this.payments.sync(stripePaymentId, event) }];
  }

  private async unsettled(): Promise<Step[]> {
    const rows = await this.db
      .selectFrom('payments.payment')
      .select('stripePaymentId as id')
      .where('stripePaymentId', 'is not', null)
      .where('state', 'in', ['pending', 'processing', 'failed'])
      // Older checkouts are abandoned.
      .where('createdAt', '>', daysAgo(7))
      .orderBy('createdAt')
      .$narrowType<{ id: NotNull }>()
      .execute();
    return rows.map(({ id }) => ({ about: { stripePaymentId: id }, take: () => this.payments.sync(id) }));
  }

  private async refunding(): Promise<Step[]> {
    const rows = await this.db
      .selectFrom('payments.subscription')
      .select('id')
      .where('paymentStatus', '=', 'refunding')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => ({ about: { membershipId: id }, take: () => this.refunds.carryOut(id) }));
  }

  /** Failures are logged, counted and returned; they do not block other items. */
  private async takeEach<S extends Step>(steps: S[], signal: AbortSignal): Promise<Failure<S>[]> {
    const failures: Failure<S>[] = [];
    for (const step of steps) {
      if (signal.aborted) break;
      await step.take().catch((error: unknown) => {
        this.failures.inc();
        this.logger.error({ err: error, ...step.about }, 'failed to reconcile a payment with Stripe');
        failures.push({ step, error });
      });
    }
    return failures;
  }

  /**
   * Oldest first, from `from` up to but not including `below` (seconds). Undefined if they exceed Stripe's page size.
   */
  private eventsBetween(from: number, below: number): Promise<Stripe.Event[] | undefined> {
    const params = { created: { gte: from, lt: below }, types: [...STRIPE_EVENTS], limit: 100 };
    return this.stripe.ask(async (client) => {
      const list = client.events.list(params);
      if (below - from === 1) return (await list.autoPagingToArray({ limit: 10_000 })).reverse();
      const { data, has_more: hasMore } = await list;
      return hasMore ? undefined : data.reverse();
    });
  }
}
