import { tabMemory } from '@dealership/ui-kit';

const LAST = 'auction-order';

const nameOf = (plan: string): string => `auction-order-${plan}`;

/**
 * The order for a plan that this tab has started: the Idempotency-Key of its checkout, which also identifies its
 * payment.
 */
export const orderOf = (plan: string): string | undefined => tabMemory.read(nameOf(plan));

/** A plan has one order at a time, so that reloading, coming back or clicking twice pays only once. */
export function rememberOrder(plan: string, clientRef: string): void {
  tabMemory.write(nameOf(plan), clientRef);
  tabMemory.write(LAST, plan);
}

const BUYER = 'auction-buyer';

/** The e-mail address of this tab's last order. */
export const rememberBuyer = (email: string): void => tabMemory.write(BUYER, email);

export const lastBuyer = (): string | undefined => tabMemory.read(BUYER);

export const forgetOrder = (plan: string): void => tabMemory.forget(nameOf(plan));

/** The plan of the last order that was started. */
export const lastPlan = (): string | undefined => tabMemory.read(LAST);

export function lastOrder(): string | undefined {
  const plan = lastPlan();
  return plan === undefined ? undefined : orderOf(plan);
}
