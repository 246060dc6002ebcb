import { cutIntoTiers, type PriceRange, priceSql } from './price-range.js';
import type { SqlParams } from './sql-params.js';
import type { Condition, FilterColumn } from './vehicle-conditions.js';

const all = (...sql: string[]): string => sql.join(' AND ');

const facetTotal = (conditions: Condition[], used: Set<FilterColumn>): string => {
  const make = used.has('make') ? "make <> ''" : "make = ''";
  const model = used.has('model') ? "model <> ''" : "model = ''";
  const year = used.has('year') ? 'year <> 0' : 'year = 0';
  const where = all(...conditions.map(({ sql }) => sql), make, model, year);
  return `(SELECT coalesce(sum(count), 0)::integer FROM catalog.vehicle_facet WHERE ${where})`;
};

const vehicleTotal = (conditions: Condition[], range: PriceRange | undefined, params: SqlParams): string => {
  const where = all(...conditions.map(({ sql }) => sql), ...(range ? [priceSql(range, params)] : []));
  return `(SELECT count(*)::integer FROM catalog.vehicle WHERE ${where})`;
};

const priceFacetTotal = (conditions: Condition[], tiersSql?: string): string => {
  const where = all(...conditions.map(({ sql }) => sql), ...(tiersSql ? [tiersSql] : []));
  return `(SELECT coalesce(sum(count), 0)::integer FROM catalog.vehicle_price_facet WHERE ${where})`;
};

/**
 * SQL for the exact number of vehicles, from the smallest table that knows it: the counts by make, model and year; the counts
 * by price tier, with the vehicles of the tiers that the range cuts; else the vehicles, out of an index.
 */
export function totalSql(conditions: Condition[], range: PriceRange | undefined, params: SqlParams): string {
  const used = new Set(conditions.flatMap(({ columns }) => columns));
  const only = (...columns: FilterColumn[]): boolean => [...used].every((column) => columns.includes(column));
  if (!range && only('sold', 'make', 'model', 'year')) return facetTotal(conditions, used);
  if (!only('sold', 'year', 'transmission', 'fuel_type')) return vehicleTotal(conditions, range, params);
  if (!range) return priceFacetTotal(conditions);
  const cut = cutIntoTiers(range);
  if (!cut) return vehicleTotal(conditions, range, params);
  const rest = cut.rest.map((end) => vehicleTotal(conditions, end, params));
  return [priceFacetTotal(conditions, cut.tiersSql), ...rest].join(' + ');
}
