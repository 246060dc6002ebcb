import { api } from '@dealership/contracts/api';
import { AppError } from '@dealership/service-kit';
import { Route } from '@dealership/service-kit/endpoints';
import { Body, Controller, Headers } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import Stripe from 'stripe';
import { PaymentSyncService } from '../payments/sync/payment-sync.service.js';
import { StripeService } from '../stripe/stripe.service.js';
import { RAW_BODY } from './raw-bodies.js';
import { intentOf } from './stripe-events.js';

@Controller()
export class WebhookController {
  constructor(
    private readonly stripe: StripeService,
    private readonly payments: PaymentSyncService,
  ) {}

  /** Responds once the event's effect is committed. Accepts unrelated events too, or Stripe would retry them. */
  @Route(api.receiveStripeEvent)
  @RouteConfig(RAW_BODY)
  async receive(@Body() body: unknown, @Headers('stripe-signature') signature: string): Promise<{ received: true }> {
    const event = this.verified(body, signature);
    const stripePaymentId = intentOf(event);
    if (stripePaymentId) await this.payments.sync(stripePaymentId, event);
    return { received: true };
  }

  // Stripe signs the raw bytes, so they are verified before parsing.
  private verified(body: unknown, signature: string): Stripe.Event {
    // Only JSON arrives as bytes; Stripe sends nothing else.
    if (!Buffer.isBuffer(body)) throw new AppError('WEBHOOK_SIGNATURE_INVALID');
    try {
      return this.stripe.verified(body, signature);
    } catch (cause) {
      if (cause instanceof Stripe.errors.StripeSignatureVerificationError)
        throw new AppError('WEBHOOK_SIGNATURE_INVALID', {}, { cause });
      if (cause instanceof SyntaxError) throw new AppError('MALFORMED_BODY', {}, { cause });
      throw cause;
    }
  }
}
