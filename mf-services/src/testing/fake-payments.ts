import {
  type AuctionPlan,
  auctionPlansOf,
  type CheckoutReceipt,
  defaultSettings,
  type PaymentState,
} from '@dealership/contracts';
import { type Answer, FakeService, type ReceivedCall } from '@dealership/ui-kit/testing';
import type { StripeSimulator } from './stripe-simulator.js';

export const plans: AuctionPlan[] = auctionPlansOf(defaultSettings.plans);

const STATES: Record<string, PaymentState> = { succeeded: 'succeeded', processing: 'processing', canceled: 'cancelled' };

/** A fake of the payment service for the checkout: one payment per Idempotency-Key, with the simulator's state. */
export class FakePayments extends FakeService {
  /** Whether it answers with the payment provider's settings before an order is opened. */
  hasSettings = true;
  readonly #intents = new Map<string, { id: string; plan: string }>();

  constructor(readonly simulator: StripeSimulator) {
    super();
    this.answers = {
      '/api/auction-plans': { status: 200, body: plans },
      '/api/payment-settings': () => this.#settings(),
      '/api/auction-checkout': (call) => this.#checkOut(call),
      '/api/auction-subscription': { status: 200, body: {} },
      '/api/payments/': (call) => this.#payment(call.path.split('/').at(-1) ?? ''),
    };
  }

  intentOf(key: string): string {
    return this.#intents.get(key)?.id ?? '';
  }

  #facts() {
    return { mode: 'simulator', publishableKey: 'pk_test_simulator', simulatorUrl: this.simulator.url } as const;
  }

  #settings(): Answer {
    return this.hasSettings ? { status: 200, body: this.#facts() } : { status: 404, body: {} };
  }

  async #checkOut({ key, body }: ReceivedCall): Promise<Answer> {
    const plan = plans.find((candidate) => candidate.key === body.plan) as AuctionPlan;
    const known = this.#intents.get(key) ?? { id: (await this.simulator.createIntent(plan.price * 100)).id, plan: plan.key };
    this.#intents.set(key, known);
    const intent = await this.simulator.readIntent(known.id);
    const state = STATES[intent.status] ?? 'pending';
    const receipt: CheckoutReceipt = {
      ...this.#facts(),
      clientRef: key,
      stripePaymentId: intent.id,
      clientSecret: state === 'pending' ? intent.client_secret : null,
      state,
      plan: plan.key,
      planName: plan.name,
      amount: plan.price,
      currency: 'USD',
    };
    return { status: 201, body: receipt };
  }

  async #payment(key: string): Promise<Answer> {
    const known = this.#intents.get(key);
    if (!known) return { status: 404, body: { statusCode: 404, code: 'PAYMENT_NOT_FOUND', message: 'None' } };
    const { status } = await this.simulator.readIntent(known.id);
    return { status: 200, body: { clientRef: key, plan: known.plan, state: STATES[status] ?? 'pending', failureMessage: null } };
  }
}
