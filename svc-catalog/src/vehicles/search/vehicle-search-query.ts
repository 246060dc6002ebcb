import { INVENTORY_PAGE_SIZE, type VehicleSearchQuery } from '@dealership/contracts';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import { vehicleSummaryJson } from '../vehicle.mapper.js';
import { VEHICLE_ORDERS } from '../vehicle-orders.js';
import { isInRange, priceRange } from './price-range.js';
import type { CountedParts } from './search-memory.js';
import { SOLD, vehicleConditions, type WordMatches } from './vehicle-conditions.js';
import type { VehicleTables } from './vehicle-tables.js';
import { vehiclesTotal } from './vehicle-total.js';

export interface SearchOptions {
  /** Values of the stock that each word of the query's text matches. */
  words?: WordMatches[] | undefined;
  /** Lower ends of the tiers by which prices are counted, in AED. */
  priceTiers: number[];
}

/** What the statement answers. */
interface FoundVehicles {
  /** The page's vehicles as JSON text. */
  items: string;
  total: number;
  /** Whether the total changes only with the version of the counts. */
  fromCounts: boolean;
  /** JSON text. */
  facets: string;
  /** Version of the counts that facets and totals are read from. */
  mark: string;
}

const eb = expressionBuilder<VehicleTables & { counted: { total: number } }>();

const TOTAL = eb.selectFrom('counted').select('total').$asScalar();

const MARK = sql<string>`(SELECT string_agg(mark::text, ' ' ORDER BY facet) FROM catalog.facet_mark)`;

/** What the facets of a query depend on. */
export const facetsScope = ({ status = 'available', make = '', model = '' }: VehicleSearchQuery) => ({ status, make, model });

/**
 * One statement for a page, its total, the facets and the version of their counts, so that all are of one moment.
 * Leaves out what the caller remembers: planning and counting would cost more than finding the page.
 */
export async function searchVehicles(
  db: Kysely<VehicleTables>,
  query: VehicleSearchQuery,
  { words, priceTiers }: SearchOptions,
  known?: CountedParts,
): Promise<FoundVehicles> {
  const { page = 1, sort = 'newest' } = query;
  const conditions = vehicleConditions(query, words);
  const range = priceRange(query);
  const offset = (page - 1) * INVENTORY_PAGE_SIZE;
  const found = eb
    .selectFrom('catalog.vehicle as v')
    .select('v.id')
    .where(eb.and([...conditions.map(({ holds }) => holds), ...(range ? [isInRange(range)] : [])]))
    // Past the last page, only the total is needed.
    .where(known?.total === undefined ? eb(TOTAL, '>', offset) : eb.lit(known.total > offset))
    .orderBy(VEHICLE_ORDERS[sort])
    .limit(INVENTORY_PAGE_SIZE)
    .offset(offset);
  // A subquery for each vehicle of the page, instead of a join: it keeps the page's order, and is planned in less time.
  const vehicle = sql`(SELECT ${vehicleSummaryJson} FROM catalog.vehicle AS v WHERE v.id = page.id)`;
  const items = sql<string>`(SELECT coalesce(json_agg(${vehicle}), '[]') FROM ${found} AS page)::text`;
  const answer = [items.as('items'), MARK.as('mark')] as const;
  if (known?.total !== undefined) {
    const row = await db.selectNoFrom(answer).executeTakeFirstOrThrow();
    return { facets: known.facets, total: known.total, fromCounts: true, ...row };
  }
  const { total, fromCounts } = vehiclesTotal(conditions, range, priceTiers);
  const scope = facetsScope(query);
  const facets = sql<string>`catalog.vehicle_facets(${SOLD[scope.status]}, ${scope.make}, ${scope.model})::text`;
  const statement = db
    .with(
      (cte) => cte('counted').materialized(),
      (cte) => cte.selectNoFrom(sql<number>`${total}`.as('total')),
    )
    .selectNoFrom([...answer, TOTAL.as('total')]);
  if (known) return { facets: known.facets, fromCounts, ...(await statement.executeTakeFirstOrThrow()) };
  return { fromCounts, ...(await statement.select(facets.as('facets')).executeTakeFirstOrThrow()) };
}
