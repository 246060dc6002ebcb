import type { CheckoutReceipt, SimulatedCheckout } from '@dealership/contracts';
import { storePaidOrder } from '../../../shared/order/orders.js';
import { detailsOf } from '../form/checkout-values.js';
import type { Confirmation } from '../payment/confirmation.js';
import type { LiveCardHandle } from '../payment/live-card.js';
import { payAtSimulator } from '../payment/pay-simulator.js';
import { claimPaidMembership, type NewOrder, openOrder } from './open-order.js';
import { isPaidElsewhere } from './paid-orders.js';

export interface Purchase extends Omit<NewOrder, 'details'> {
  values: SimulatedCheckout;
  /** Whether the card fields were available because the payment provider was known. */
  hasCard: boolean;
  /** The payment provider's fields, if they are mounted. */
  card: LiveCardHandle | null;
}

/**
 * Outcome of a purchase. `price`: the order's price differs; `card`: the order is open and needs card data; `paid`:
 * another tab has paid for the plan meanwhile.
 */
export type PurchaseResult = Confirmation | { outcome: 'price' | 'card'; receipt: CheckoutReceipt } | { outcome: 'paid' };

function confirm(receipt: CheckoutReceipt, { values, card, language }: Purchase): Promise<Confirmation> {
  if (receipt.mode === 'simulator') return payAtSimulator(receipt, values, language);
  if (!card) throw new Error('The payment form is not there yet');
  return card.pay(receipt, detailsOf(values));
}

async function settle(receipt: CheckoutReceipt, outcome: 'succeeded' | 'sent'): Promise<PurchaseResult> {
  storePaidOrder(receipt.plan, receipt.clientRef);
  await claimPaidMembership(receipt);
  return { outcome };
}

/** Opens the order at our server, pays at the provider, and makes our server check the payment. Throws on failure. */
export async function payOrder(purchase: Purchase): Promise<PurchaseResult> {
  const details = detailsOf(purchase.values);
  const wrong = await purchase.card?.check();
  if (wrong !== undefined) return { outcome: 'failed', message: wrong };
  if (await isPaidElsewhere(purchase.plan)) return { outcome: 'paid' };
  const receipt = await openOrder({ ...purchase, details });
  if (!receipt.clientSecret) return settle(receipt, receipt.state === 'succeeded' ? 'succeeded' : 'sent');
  if (!purchase.hasCard) return { outcome: 'card', receipt };
  if (receipt.amount !== purchase.amount) return { outcome: 'price', receipt };
  const confirmation = await confirm(receipt, purchase);
  const { outcome } = confirmation;
  return outcome === 'succeeded' || outcome === 'sent' ? settle(receipt, outcome) : confirmation;
}
