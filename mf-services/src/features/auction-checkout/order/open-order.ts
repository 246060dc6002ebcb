import type { AuctionCheckout, CheckoutReceipt, Language, PaymentState } from '@dealership/contracts';
import { claimAuctionSubscription, startAuctionCheckout } from '@dealership/contracts/payments/endpoints';
import { call } from '@dealership/ui-kit/query';
import { forgetOrder, orderOf, rememberBuyer, rememberOrder } from '../../../shared/order/orders.js';
import type { CheckoutDetails } from '../form/checkout-values.js';

export interface NewOrder {
  plan: string;
  details: CheckoutDetails;
  language: Language;
  /** US dollars that the visitor has seen. */
  amount: number;
  /** A key that names an order which nobody has begun. */
  newKey: () => string;
}

/** An order that ended without a payment of ours, or whose money went back: the next one is another. */
const OVER: readonly PaymentState[] = ['cancelled', 'refunding', 'refunded', 'charged-back'];

const isOver = ({ state }: CheckoutReceipt): boolean => OVER.includes(state);

function send({ plan, details, language, amount, newKey }: NewOrder): Promise<CheckoutReceipt> {
  const idempotencyKey = orderOf(plan) ?? newKey();
  // Before the call: an answer that gets lost must not make a second order.
  rememberOrder(plan, idempotencyKey);
  rememberBuyer(details.email);
  const body: AuctionCheckout = { ...details, plan, price: amount };
  return call(startAuctionCheckout, { body, idempotencyKey, language });
}

/** Opens the order of a plan, or finds the one that this tab has begun. */
export async function openOrder(order: NewOrder): Promise<CheckoutReceipt> {
  const receipt = await send(order);
  if (!isOver(receipt)) return receipt;
  forgetOrder(order.plan);
  return send(order);
}

/** Asks the server to look at the payment now; without it, the provider's own message reaches it a little later. */
export async function claimSubscription({ stripePaymentId }: CheckoutReceipt): Promise<void> {
  try {
    await call(claimAuctionSubscription, { body: { stripePaymentId } });
  } catch (error) {
    console.warn('The server could not look at the payment yet; the payment provider says it', error);
  }
}
