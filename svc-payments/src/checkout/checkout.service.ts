import {
  type AuctionCheckout,
  type AuctionPlan,
  type CheckoutReceipt,
  choosePlan,
  type PaymentSettings,
  validationMessages,
} from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type { KeyedContext } from '@dealership/service-kit/endpoints';
import { Injectable } from '@nestjs/common';
import { PaymentsService } from '../payments/payments.service.js';
import { PaymentSyncService } from '../payments/sync/payment-sync.service.js';
import { PricesService } from '../plans/prices.service.js';
import { StripeService } from '../stripe/stripe.service.js';
import { isOpen, PaymentIntentsService } from './payment-intents.service.js';
import { PendingPaymentsService } from './pending-payments.service.js';

@Injectable()
export class CheckoutService {
  constructor(
    private readonly prices: PricesService,
    private readonly pending: PendingPaymentsService,
    private readonly intents: PaymentIntentsService,
    private readonly stripe: StripeService,
    private readonly sync: PaymentSyncService,
    private readonly payments: PaymentsService,
  ) {}

  /** Creates the row first, then the PaymentIntent: after a failure in between, the same key resumes from there. */
  async start(form: AuctionCheckout, context: KeyedContext): Promise<CheckoutReceipt> {
    const settings = this.settings();
    // Rejected with an error rather than dropped, so that people can retry. Card testers need a PaymentIntent.
    if (form.website) throw new AppError('CHECKOUT_FLAGGED', { clientRef: context.idempotencyKey });
    const payment = await this.pending.open(form, await this.planOf(form), context);
    const intent = await this.intents.of(payment);
    if (!isOpen(intent)) await this.sync.sync(intent.id);
    const { clientRef, state, plan, planName, amount, currency } = await this.payments.storedStatus(context.idempotencyKey);
    return {
      clientRef,
      stripePaymentId: intent.id,
      clientSecret: isOpen(intent) ? intent.client_secret : null,
      ...settings,
      state,
      plan,
      planName,
      amount,
      currency,
    };
  }

  /** The payment settings for the browser. Throws if payments are not configured. */
  settings(): PaymentSettings {
    const { publishableKey, simulatorUrl } = this.stripe.options;
    return { publishableKey, mode: simulatorUrl ? 'simulator' : 'live', simulatorUrl: simulatorUrl ?? null };
  }

  private async planOf({ plan: key }: AuctionCheckout): Promise<AuctionPlan> {
    const plan = choosePlan(await this.prices.plans(), key);
    // A plan removed since the page was loaded must not silently become another one.
    if (!plan || (key && plan.key !== key.toLowerCase())) throw AppError.invalidField('plan', validationMessages.plan);
    return plan;
  }
}
