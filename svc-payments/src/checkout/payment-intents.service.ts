import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { Payment } from '../payments/payment.entity.js';
import { StripeService } from '../stripe/stripe.service.js';
import { PendingPaymentsService } from './pending-payments.service.js';

const OPEN: Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Whether the browser can still confirm it. */
export const isOpen = ({ status }: Stripe.PaymentIntent): boolean => OPEN.includes(status);

/** Time limit while a buyer waits. On a timeout the buyer retries, which leads to the same payment. */
const REQUEST_OPTIONS = { timeout: 2000, maxNetworkRetries: 0 };

/** Parameters for Stripe: what is sold and our ids, nothing about the buyer. */
const paramsOf = ({ id, clientRef, plan, planName, amount }: Payment): Stripe.PaymentIntentCreateParams => ({
  amount: Math.round(Number(amount) * 100),
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
  description: `USS Ninja Auction Access, ${planName?.en ?? plan}`,
  metadata: { paymentId: String(id), clientRef, plan },
});

/** The single PaymentIntent of a payment. */
@Injectable()
export class PaymentIntentsService {
  constructor(
    private readonly stripe: StripeService,
    private readonly pending: PendingPaymentsService,
  ) {}

  /** Reads or creates it. The idempotency key ensures that concurrent calls, or one after a crash, get the same one. */
  async of(payment: Payment): Promise<Stripe.PaymentIntent> {
    const { stripePaymentId, clientRef } = payment;
    if (stripePaymentId) return this.read(stripePaymentId);
    const idempotencyKey = `checkout-${clientRef}`;
    const intent = await this.stripe.ask((client) =>
      client.paymentIntents.create(paramsOf(payment), { idempotencyKey, ...REQUEST_OPTIONS }),
    );
    const linked = await this.pending.linkIntent(payment, intent.id);
    return linked === intent.id ? intent : this.read(linked);
  }

  private read(stripePaymentId: string): Promise<Stripe.PaymentIntent> {
    return this.stripe.ask((client) => client.paymentIntents.retrieve(stripePaymentId, {}, REQUEST_OPTIONS));
  }
}
