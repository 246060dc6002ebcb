import { tabMemory } from '@dealership/ui-kit';

const LAST = 'auction-order';

const nameOf = (plan: string): string => `auction-order-${plan}`;

/** The order of a plan that this tab has begun: the Idempotency-Key of its checkout, which also names its payment. */
export const orderOf = (plan: string): string | undefined => tabMemory.read(nameOf(plan));

/** A plan has one order at a time: whoever reloads, comes back or presses twice pays for that one. */
export function rememberOrder(plan: string, clientRef: string): void {
  tabMemory.write(nameOf(plan), clientRef);
  tabMemory.write(LAST, plan);
}

const BUYER = 'auction-buyer';

/** Where the letters of this tab's last order go. */
export const rememberBuyer = (email: string): void => tabMemory.write(BUYER, email);

export const lastBuyer = (): string | undefined => tabMemory.read(BUYER);

export const forgetOrder = (plan: string): void => tabMemory.forget(nameOf(plan));

/** The plan that was last begun. */
export const lastPlan = (): string | undefined => tabMemory.read(LAST);

export function lastOrder(): string | undefined {
  const plan = lastPlan();
  return plan === undefined ? undefined : orderOf(plan);
}
