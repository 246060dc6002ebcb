import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { cutIntoTiers, isInRange, type PriceRange } from './price-range.js';
import type { Condition, FilterColumn } from './vehicle-conditions.js';
import type { VehicleTables } from './vehicle-tables.js';

const eb = expressionBuilder<VehicleTables>();

const SUM = sql<number>`coalesce(sum(count), 0)::integer`.as('total');
const COUNT = sql<number>`count(*)::integer`.as('total');

const all = (conditions: Condition[], other?: Expression<SqlBool>) =>
  eb.and([...conditions.map(({ holds }) => holds), ...(other ? [other] : [])]);

const facetTotal = (conditions: Condition[], used: Set<FilterColumn>) =>
  eb
    .selectFrom('catalog.vehicle_facet')
    .select(SUM)
    .where(all(conditions))
    .where('make', used.has('make') ? '<>' : '=', '')
    .where('model', used.has('model') ? '<>' : '=', '')
    .where('year', used.has('year') ? '<>' : '=', 0)
    .$asScalar();

const vehicleTotal = (conditions: Condition[], range: PriceRange | undefined) =>
  eb
    .selectFrom('catalog.vehicle')
    .select(COUNT)
    .where(all(conditions, range && isInRange(range)))
    .$asScalar();

const priceFacetTotal = (conditions: Condition[], tiers?: Expression<SqlBool>) =>
  eb.selectFrom('catalog.vehicle_price_facet').select(SUM).where(all(conditions, tiers)).$asScalar();

const factFacetTotal = (conditions: Condition[]) =>
  eb.selectFrom('catalog.vehicle_fact_facet').select(SUM).where(all(conditions)).$asScalar();

/** The number of vehicles that match, as SQL. */
interface Total {
  total: Expression<number>;
  /** Whether the counts alone determine it: it then changes only with their version. */
  fromCounts: boolean;
}

const counted = (total: Expression<number>): Total => ({ total, fromCounts: true });

const read = (total: Expression<number>): Total => ({ total, fromCounts: false });

/**
 * The exact number of vehicles, from the smallest table that can answer: counts by make, model and year; by body type,
 * colour and market; by price tier plus the vehicles of partly covered tiers; else the vehicles themselves, from an
 * index.
 */
export function vehiclesTotal(conditions: Condition[], range: PriceRange | undefined, tiers: number[]): Total {
  const used = new Set(conditions.flatMap(({ columns }) => columns));
  const only = (...columns: FilterColumn[]): boolean => [...used].every((column) => columns.includes(column));
  if (!range && only('sold', 'make', 'model', 'year')) return counted(facetTotal(conditions, used));
  if (!range && only('sold', 'bodyType', 'exteriorColor', 'regionalSpec')) return counted(factFacetTotal(conditions));
  if (!only('sold', 'year', 'transmission', 'fuelType')) return read(vehicleTotal(conditions, range));
  if (!range) return counted(priceFacetTotal(conditions));
  const cut = cutIntoTiers(range, tiers);
  if (!cut) return read(vehicleTotal(conditions, range));
  const whole = priceFacetTotal(conditions, cut.isWhole);
  if (cut.rest.length === 0) return counted(whole);
  return read(cut.rest.reduce((sum: Expression<number>, end) => sql<number>`${sum} + ${vehicleTotal(conditions, end)}`, whole));
}
