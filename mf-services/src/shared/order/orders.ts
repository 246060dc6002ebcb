import { tabStorage } from '@dealership/ui-kit';

const LAST = 'auction-order';

const nameOf = (plan: string): string => `auction-order-${plan}`;

/**
 * The order for a plan that this tab has started: the Idempotency-Key of its checkout, which also identifies its
 * payment.
 */
export const orderOf = (plan: string): string | undefined => tabStorage.read(nameOf(plan));

/** A plan has one order at a time, so that reloading, coming back or clicking twice pays only once. */
export function storeOrder(plan: string, clientRef: string): void {
  tabStorage.write(nameOf(plan), clientRef);
  tabStorage.write(LAST, plan);
}

const BUYER = 'auction-buyer';

/** The e-mail address of this tab's last order. */
export const storeBuyer = (email: string): void => tabStorage.write(BUYER, email);

export const lastBuyer = (): string | undefined => tabStorage.read(BUYER);

export const removeOrder = (plan: string): void => tabStorage.remove(nameOf(plan));

/** The plan of the last order that was started. */
export const lastPlan = (): string | undefined => tabStorage.read(LAST);

export function lastOrder(): string | undefined {
  const plan = lastPlan();
  return plan === undefined ? undefined : orderOf(plan);
}
