import type { Make } from '@dealership/contracts';

type Order = (a: Make, b: Make) => number;

/** The sort orders of the list; the first is the default. */
export const MAKE_ORDERS: Record<string, Order> = {
  name: (a, b) => a.name.localeCompare(b.name),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
};
