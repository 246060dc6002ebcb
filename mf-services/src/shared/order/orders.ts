import { deviceStorage, tabStorage, useDeviceStorage } from '@dealership/ui-kit';

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

/** The buyer of this tab's last order, as typed. `country`: its code. */
export interface Buyer {
  clientRef: string;
  firstName: string;
  lastName: string;
  email: string;
  billingAddress: string;
  city: string;
  zipCode: string;
  country: string;
}

export const storeBuyer = (buyer: Buyer): void => tabStorage.write(BUYER, JSON.stringify(buyer));

/** The buyer of an order, known only to the tab that placed it: a payment's link shows no personal data to others. */
export function buyerOf(clientRef: string): Buyer | undefined {
  const stored = tabStorage.read(BUYER);
  // The previous release stored only the e-mail address.
  const buyer = stored?.startsWith('{') ? (JSON.parse(stored) as Buyer) : undefined;
  return buyer?.clientRef === clientRef ? buyer : undefined;
}

export const removeOrder = (plan: string): void => tabStorage.remove(nameOf(plan));

/** The plan of the last order that was started. */
const lastPlan = (): string | undefined => tabStorage.read(LAST);

export function lastOrder(): string | undefined {
  const plan = lastPlan();
  return plan === undefined ? undefined : orderOf(plan);
}

const paidNameOf = (plan: string): string => `auction-paid-${plan}`;

/** The order by which this browser last paid for a plan, shared by all tabs. */
export const paidOrderOf = (plan: string): string | undefined => deviceStorage.read(paidNameOf(plan));

export const usePaidOrder = (plan: string): string | undefined => useDeviceStorage(paidNameOf(plan));

export function storePaidOrder(plan: string, clientRef: string): void {
  if (paidOrderOf(plan) !== clientRef) deviceStorage.write(paidNameOf(plan), clientRef);
}

const againNameOf = (plan: string): string => `auction-again-${plan}`;

/** Whether this tab buys a plan again on purpose, although `paidOrder` has paid for it. */
export const isBoughtAgain = (plan: string, paidOrder: string): boolean => tabStorage.read(againNameOf(plan)) === paidOrder;

/** Begins another order for a plan that was already paid for. */
export function buyAgain(plan: string): void {
  removeOrder(plan);
  const paidOrder = paidOrderOf(plan);
  if (paidOrder) tabStorage.write(againNameOf(plan), paidOrder);
}
