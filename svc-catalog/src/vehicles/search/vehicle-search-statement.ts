import { INVENTORY_PAGE_SIZE, type StockStatus, type VehicleSearchQuery, type VehicleSort } from '@dealership/contracts';
import { VEHICLE_SUMMARY_JSON } from '../vehicle.mapper.js';
import { priceRange, priceSql } from './price-range.js';
import { SqlParams } from './sql-params.js';
import { vehicleConditions, type WordMatches } from './vehicle-conditions.js';
import { totalSql } from './vehicle-total.js';

/** Each is the order of an index; the id makes it the same at every call. */
const ORDERS: Record<VehicleSort, string> = {
  newest: 'v.created_at DESC, v.id DESC',
  'price-asc': 'v.price ASC NULLS LAST, v.id DESC',
  'price-desc': 'v.price DESC NULLS LAST, v.id DESC',
  'year-desc': 'v.year DESC, v.id DESC',
  'year-asc': 'v.year ASC, v.id ASC',
  'mileage-asc': 'v.mileage ASC, v.id DESC',
};

const SOLD: Record<StockStatus, boolean[]> = { available: [false], sold: [true], all: [false, true] };

/** One statement for a page, its total and the facets, so that they agree with each other. */
export function searchStatement(query: VehicleSearchQuery, words?: WordMatches[]): { sql: string; values: unknown[] } {
  const params = new SqlParams();
  const conditions = vehicleConditions(query, words, params);
  const range = priceRange(query);
  const page = query.page ?? 1;
  const order = ORDERS[query.sort ?? 'newest'];
  const offset = `${params.add((page - 1) * INVENTORY_PAGE_SIZE)}::integer`;
  const facets = [SOLD[query.status ?? 'available'], query.make ?? '', query.model ?? ''].map((value) => params.add(value));
  const where = [...conditions.map(({ sql }) => sql), ...(range ? [priceSql(range, params)] : [])].join(' AND ');
  // Past the last page the total alone answers, without a search for what is not there.
  const sql = `
    WITH counted AS MATERIALIZED (SELECT ${totalSql(conditions, range, params)} AS total)
    SELECT json_build_object(
      'items', (
        SELECT coalesce(json_agg(${VEHICLE_SUMMARY_JSON} ORDER BY ${order}), '[]')
        FROM (
          SELECT v.id FROM catalog.vehicle AS v WHERE ${where} AND (SELECT total FROM counted) > ${offset}
          ORDER BY ${order} LIMIT ${INVENTORY_PAGE_SIZE} OFFSET ${offset}
        ) AS page JOIN catalog.vehicle AS v USING (id)
      ),
      'total', (SELECT total FROM counted),
      'page', ${params.add(page)}::integer,
      'pageSize', ${INVENTORY_PAGE_SIZE},
      'facets', catalog.vehicle_facets(${facets})
    )::text AS json`;
  return { sql, values: params.values };
}
