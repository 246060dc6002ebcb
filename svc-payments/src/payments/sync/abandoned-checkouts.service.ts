import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { StripeService } from '../../stripe/stripe.service.js';
import { PaymentSyncService } from './payment-sync.service.js';

/** It was paid or cancelled in the meantime, which the following sync finds. */
const NOT_OPEN_ANY_MORE = 'payment_intent_unexpected_state';
/** It was made with another Stripe account, or with the simulator: nobody can pay it any more. */
const UNKNOWN = 'resource_missing';

const PAYABLE = `
  SELECT stripe_payment_id AS id FROM payments.payment
  WHERE id = ANY($1) AND stripe_payment_id IS NOT NULL AND state IN ('pending', 'failed') ORDER BY id`;

/** Checkouts that were abandoned. */
@Injectable()
export class AbandonedCheckoutsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stripe: StripeService,
    private readonly payments: PaymentSyncService,
  ) {}

  /** They can no longer be paid: an open tab would buy a membership for an erased person. */
  async close(paymentIds: number[]): Promise<void> {
    if (!this.stripe.isConfigured) return;
    for (const { id } of await this.dataSource.query<{ id: string }[]>(PAYABLE, [paymentIds])) {
      if (await this.cancel(id)) await this.payments.sync(id);
    }
  }

  /** False if Stripe does not know the payment. */
  private async cancel(id: string): Promise<boolean> {
    const reason = { cancellation_reason: 'abandoned' } as const;
    try {
      await this.stripe.ask((client) => client.paymentIntents.cancel(id, reason), NOT_OPEN_ANY_MORE, UNKNOWN);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      return error.code !== UNKNOWN;
    }
    return true;
  }
}
