import type { StaffCustomerShowcase } from '@dealership/contracts';

type Order = (a: StaffCustomerShowcase, b: StaffCustomerShowcase) => number;

/** The sort orders of the list; the first is the default. */
export const SHOWCASE_ORDERS: Record<string, Order> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  name: (a, b) => a.clientName.localeCompare(b.clientName),
  rating: (a, b) => b.rating - a.rating,
};
