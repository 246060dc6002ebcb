import { INVENTORY_PAGE_SIZE, type VehicleSearchQuery } from '@dealership/contracts';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type { Vehicle } from '../vehicle.entity.js';
import { vehicleSummaryJson } from '../vehicle.mapper.js';
import { VEHICLE_ORDERS } from '../vehicle-orders.js';
import { BAND_KEYS, BAND_STARTS } from './price-bands.js';
import { isInRange, priceRange } from './price-range.js';
import type { CountedParts } from './search-cache.js';
import { type Condition, SOLD, vehicleConditions, type WordMatches } from './vehicle-conditions.js';
import type { VehicleTables } from './vehicle-tables.js';
import { vehiclesTotal } from './vehicle-total.js';

export interface SearchOptions {
  /** Values of the stock that each word of the query's text matches. */
  words?: WordMatches[] | undefined;
  /** Lower ends of the tiers by which prices are counted, in AED. */
  priceTiers: number[];
}

/** Result of the statement. */
interface FoundVehicles {
  /** The page's vehicles as JSON text. */
  items: string;
  total: number;
  /** Whether the total changes only with the version of the counts. */
  fromCounts: boolean;
  /** JSON text. */
  facets: string;
  /** Version of the counts that facets and totals are read from. */
  version: string;
}

const eb = expressionBuilder<VehicleTables & { counted: { total: number }; matching: Vehicle }>();

const TOTAL = eb.selectFrom('counted').select('total').$asScalar();

/** Of `matching`: for the page's order. */
const ORDER_COLUMNS = ['v.id', 'v.createdAt', 'v.price', 'v.year', 'v.mileage'] as const;

const MATCHES = eb.selectFrom('matching').select(sql<number>`count(*)::integer`.as('total')).$asScalar();

const FACETS_VERSION = sql<string>`(SELECT string_agg(version::text, ' ' ORDER BY facet) FROM catalog.facet_version)`;

/** The part of a query that determines its facets. */
export const facetsScope = ({ status = 'available', make = '', model = '' }: VehicleSearchQuery) => ({ status, make, model });

/** Whether only vehicles of some makes or models can match: a small part of the stock, contiguous in an index. */
const isNarrow = (conditions: Condition[]): boolean =>
  conditions.some(({ columns }) => columns.length > 0 && columns.every((column) => column === 'make' || column === 'model'));

/**
 * One statement for a page, its total, the facets and the version of their counts, so that all are of one moment.
 * Omits the parts that the caller has cached: planning and counting cost more than finding the page.
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
  const matching = eb
    .selectFrom('catalog.vehicle as v')
    .where(eb.and([...conditions.map(({ holds }) => holds), ...(range ? [isInRange(range)] : [])]));
  const items = (from: typeof matching) => {
    const found = from.select('v.id').orderBy(VEHICLE_ORDERS[sort]).limit(INVENTORY_PAGE_SIZE).offset(offset);
    // A subquery for each vehicle of the page, instead of a join: it keeps the page's order, and is planned in less time.
    const vehicle = sql`(SELECT ${vehicleSummaryJson} FROM catalog.vehicle AS v WHERE v.id = page.id)`;
    return sql<string>`(SELECT coalesce(json_agg(${vehicle}), '[]') FROM ${found} AS page)::text`.as('items');
  };
  if (known?.total !== undefined) {
    // Past the last page, only the total is needed.
    const answer = [items(matching.where(eb.lit(known.total > offset))), FACETS_VERSION.as('version')] as const;
    const row = await db.selectNoFrom(answer).executeTakeFirstOrThrow();
    return { facets: known.facets, total: known.total, fromCounts: true, ...row };
  }
  const { total, fromCounts } = vehiclesTotal(conditions, range, priceTiers);
  // Their total has to read every match. Sorting those is cheaper than reading vehicles in order until enough match, which
  // may be all of them.
  const sorts = !fromCounts && isNarrow(conditions);
  const statement = (
    sorts
      ? db.with(
          (cte) => cte('matching').materialized(),
          () => matching.select(ORDER_COLUMNS),
        )
      : db
  )
    .with(
      (cte) => cte('counted').materialized(),
      (cte) => cte.selectNoFrom(sql<number>`${sorts ? MATCHES : total}`.as('total')),
    )
    .selectNoFrom([
      items(sorts ? eb.selectFrom('matching as v') : matching.where(eb(TOTAL, '>', offset))),
      FACETS_VERSION.as('version'),
      TOTAL.as('total'),
    ]);
  if (known) return { facets: known.facets, fromCounts, ...(await statement.executeTakeFirstOrThrow()) };
  const scope = facetsScope(query);
  const sold = SOLD[scope.status];
  const facets = sql<string>`(
    catalog.vehicle_facets(${sold}, ${scope.make}, ${scope.model})::jsonb
      || catalog.vehicle_price_facets(${sold}, ${BAND_KEYS}::text[], ${BAND_STARTS}::integer[])
  )::text`;
  return { fromCounts, ...(await statement.select(facets.as('facets')).executeTakeFirstOrThrow()) };
}
