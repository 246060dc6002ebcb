import type { StaffVehicleSort, VehicleSort } from '@dealership/contracts';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Vehicle } from './vehicle.entity.js';

const { ref } = expressionBuilder<{ v: Vehicle }, 'v'>();

const NEWEST = sql`${ref('v.createdAt')} DESC, ${ref('v.id')} DESC`;

/** Sort orders of vehicles `v`. Those of the search match indexes; the id makes them deterministic. */
export const VEHICLE_ORDERS: Record<VehicleSort | StaffVehicleSort, Expression<unknown>> = {
  newest: NEWEST,
  oldest: sql`${ref('v.createdAt')} ASC, ${ref('v.id')} ASC`,
  make: sql`${ref('v.make')} ASC, ${ref('v.model')} ASC, ${ref('v.year')} ASC, ${ref('v.id')} ASC`,
  'price-asc': sql`${ref('v.price')} ASC NULLS LAST, ${ref('v.id')} DESC`,
  'price-desc': sql`${ref('v.price')} DESC NULLS LAST, ${ref('v.id')} DESC`,
  'year-desc': sql`${ref('v.year')} DESC, ${ref('v.id')} DESC`,
  'year-asc': sql`${ref('v.year')} ASC, ${ref('v.id')} ASC`,
  'mileage-asc': sql`${ref('v.mileage')} ASC, ${ref('v.id')} DESC`,
  'mileage-desc': sql`${ref('v.mileage')} DESC, ${ref('v.id')} DESC`,
};
