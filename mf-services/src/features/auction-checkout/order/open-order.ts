import type { AuctionCheckout, CheckoutReceipt, Language, PaymentState } from '@dealership/contracts';
import { claimMembership, startAuctionCheckout } from '@dealership/contracts/payments/endpoints';
import { call } from '@dealership/ui-kit/query';
import { orderOf, removeOrder, storeBuyer, storeOrder } from '../../../shared/order/orders.js';
import type { CheckoutDetails } from '../form/checkout-values.js';

export interface NewOrder {
  plan: string;
  details: CheckoutDetails;
  language: Language;
  /** In US dollars, as shown to the visitor. */
  amount: number;
  /** Creates an unused order key. */
  newKey: () => string;
}

/** States of an order that ended without a payment or was refunded: the next attempt is a new order. */
const OVER: readonly PaymentState[] = ['cancelled', 'refunding', 'refunded', 'charged-back'];

const isOver = ({ state }: CheckoutReceipt): boolean => OVER.includes(state);

const buyerIn = ({ firstName, lastName, email, billingAddress, city, zipCode = '', country }: CheckoutDetails) => ({
  firstName,
  lastName,
  email,
  billingAddress,
  city,
  zipCode,
  country,
});

function send({ plan, details, language, amount, newKey }: NewOrder): Promise<CheckoutReceipt> {
  const idempotencyKey = orderOf(plan) ?? newKey();
  // Before the call, so that a lost response cannot lead to a second order.
  storeOrder(plan, idempotencyKey);
  storeBuyer({ ...buyerIn(details), clientRef: idempotencyKey });
  const body: AuctionCheckout = { ...details, plan, price: amount };
  return call(startAuctionCheckout, { body, idempotencyKey, language });
}

/** Opens an order for a plan, or finds the one that this tab has started. */
export async function openOrder(order: NewOrder): Promise<CheckoutReceipt> {
  const receipt = await send(order);
  if (!isOver(receipt)) return receipt;
  removeOrder(order.plan);
  return send(order);
}

/** Makes the server check the payment now. Otherwise the provider's webhook reaches it a little later. */
export async function claimPaidMembership({ stripePaymentId }: CheckoutReceipt): Promise<void> {
  try {
    await call(claimMembership, { body: { stripePaymentId } });
  } catch (error) {
    console.warn('The server could not look at the payment yet; the payment provider says it', error);
  }
}
