import { parseAed, type StaffUpcomingVehicle } from '@dealership/contracts';

type Order = (a: StaffUpcomingVehicle, b: StaffUpcomingVehicle) => number;

const price = ({ price: text }: StaffUpcomingVehicle): number => parseAed(text) ?? Number.POSITIVE_INFINITY;

/** The sort orders of the list; the first is the default. */
export const UPCOMING_ORDERS: Record<string, Order> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  name: (a, b) => a.name.localeCompare(b.name),
  'price-asc': (a, b) => price(a) - price(b),
  'price-desc': (a, b) => price(b) - price(a),
};
