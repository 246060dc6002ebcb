import { INVENTORY_PAGE_SIZE, type VehicleSearchQuery } from '@dealership/contracts';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import { vehicleSummaryJson } from '../vehicle.mapper.js';
import { VEHICLE_ORDERS } from '../vehicle-orders.js';
import { isInRange, priceRange } from './price-range.js';
import { SOLD, vehicleConditions, type WordMatches } from './vehicle-conditions.js';
import type { VehicleTables } from './vehicle-tables.js';
import { vehiclesTotal } from './vehicle-total.js';

export interface SearchOptions {
  /** What the words of the query's text mean. */
  words?: WordMatches[] | undefined;
  /** Lower ends of the tiers by which prices are counted, in AED. */
  priceTiers: number[];
}

const eb = expressionBuilder<VehicleTables & { counted: { total: number } }>();

const TOTAL = eb.selectFrom('counted').select('total').$asScalar();

/** What the facets of a query depend on. */
export const facetsAsked = ({ status = 'available', make = '', model = '' }: VehicleSearchQuery) => ({ status, make, model });

const MARK = sql<string>`(SELECT string_agg(mark::text, ' ' ORDER BY facet) FROM catalog.facet_mark)`;

/**
 * One statement for a page, its total and the facets, so that they are consistent: the contract's `VehicleSearchResult`
 * in two JSON texts. Omits facets that the caller has cached for the same version.
 */
export function searchQuery(
  db: Kysely<VehicleTables>,
  query: VehicleSearchQuery,
  { words, priceTiers }: SearchOptions,
  knownMark: string | null,
) {
  const { page = 1, sort = 'newest' } = query;
  const { status, make, model } = facetsAsked(query);
  const conditions = vehicleConditions(query, words);
  const range = priceRange(query);
  const order = VEHICLE_ORDERS[sort];
  const offset = (page - 1) * INVENTORY_PAGE_SIZE;
  const found = eb
    .selectFrom('catalog.vehicle as v')
    .select('v.id')
    .where(eb.and([...conditions.map(({ holds }) => holds), ...(range ? [isInRange(range)] : [])]))
    // Past the last page the total alone answers, without a search for what is not there.
    .where(TOTAL, '>', offset)
    .orderBy(order)
    .limit(INVENTORY_PAGE_SIZE)
    .offset(offset);
  const items = eb
    .selectFrom(found.as('page'))
    .innerJoin('catalog.vehicle as v', 'v.id', 'page.id')
    .select(sql`coalesce(json_agg(${vehicleSummaryJson} ORDER BY ${order}), '[]')`.as('items'));
  const result = sql<string>`json_build_object(
    'items', ${items},
    'total', ${TOTAL},
    'page', ${page}::integer,
    'pageSize', ${INVENTORY_PAGE_SIZE}::integer
  )::text`;
  const facets = sql<string | null>`CASE WHEN marked.mark = ${knownMark}::text THEN NULL
    ELSE catalog.vehicle_facets(${SOLD[status]}, ${make}, ${model})::text END`;
  return db
    .with(
      (cte) => cte('counted').materialized(),
      (cte) => cte.selectNoFrom(vehiclesTotal(conditions, range, priceTiers).as('total')),
    )
    .selectFrom(sql<{ mark: string }>`(SELECT ${MARK} AS mark OFFSET 0)`.as('marked'))
    .select([result.as('json'), 'marked.mark', facets.as('facets')]);
}
