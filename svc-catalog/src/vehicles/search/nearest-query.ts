import {
  NEAREST_VEHICLES,
  type NearestVehicles,
  VEHICLE_FILTERS,
  type VehicleFilter,
  type VehicleSearchQuery,
} from '@dealership/contracts';
import type { JsonText } from '@dealership/service-kit/endpoints';
import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { vehicleSummaryJson } from '../vehicle.mapper.js';
import { isInRange, type PriceRange, priceRange } from './price-range.js';
import { type FilterCondition, SOLD, vehicleConditions } from './vehicle-conditions.js';
import type { SearchOptions } from './vehicle-search-query.js';
import type { VehicleTables } from './vehicle-tables.js';
import { vehiclesTotal } from './vehicle-total.js';

/** How well a filter characterizes the wanted car; the default is 1. */
const WEIGHTS: Partial<Record<VehicleFilter | 'status', number>> = { search: 4, model: 4, make: 4, bodyType: 2 };
const PRICE_WEIGHT = 2;
/** Score penalty for each factor of two from the requested price: at ten times the price nothing counts as near. */
const PRICE_STEP = 2;
/** Penalty for each better car of the same model, if the visitor asked for no make or model. */
const REPEATED_MODEL = 1;
/** Penalty for a price on request, which cannot be compared. */
const NO_PRICE = 6;

/** Candidates read from each index, however large the stock is. */
const CANDIDATES = 200;

/** The filters an index starts with, and its sort order. */
const INDEXES = {
  make: ['model', 'year'],
  model: ['year'],
  bodyType: ['exteriorColor', 'price'],
  exteriorColor: ['regionalSpec', 'price'],
  fuelType: ['transmission', 'price'],
} as const;

const eb = expressionBuilder<VehicleTables>();

const isGiven = (query: VehicleSearchQuery) => (name: VehicleFilter) => query[name] !== undefined;

/** The query without a filter; removing the make also removes the model. */
function without(query: VehicleSearchQuery, name: VehicleFilter): VehicleSearchQuery {
  const { [name]: _left, ...rest } = query;
  return name === 'make' ? { ...rest, model: undefined } : rest;
}

const alone = (query: VehicleSearchQuery, name: VehicleFilter): VehicleSearchQuery => ({
  status: query.status,
  [name]: query[name],
});

/** The cost of each filter, with the one that excludes most vehicles first. */
function filtersJson(query: VehicleSearchQuery, { words, priceTiers }: SearchOptions): Expression<unknown> {
  const total = (part: VehicleSearchQuery) =>
    vehiclesTotal(vehicleConditions(part, part.search === undefined ? undefined : words), priceRange(part), priceTiers).total;
  const rows = VEHICLE_FILTERS.filter(isGiven(query)).map(
    (name, ordinal) => sql`(${name}::text, ${total(without(query, name))}, ${total(alone(query, name))}, ${ordinal}::integer)`,
  );
  if (rows.length === 0) return sql`'[]'::json`;
  return sql`(
    SELECT json_agg(json_build_object('name', name, 'without', "without", 'alone', alone) ORDER BY "without" DESC, alone, ordinal)
    FROM (VALUES ${sql.join(rows)}) AS filter (name, "without", alone, ordinal)
  )`;
}

/** The score of a vehicle by the filters it matches. */
function score(conditions: FilterCondition[], range: PriceRange | undefined): Expression<unknown> {
  const points = conditions.map(({ filter, holds }) => sql`CASE WHEN ${holds} THEN ${WEIGHTS[filter] ?? 1}::integer ELSE 0 END`);
  const price = range ? [sql`CASE WHEN ${isInRange(range)} THEN ${PRICE_WEIGHT}::integer ELSE 0 END`] : [];
  return sql.join([sql`0`, ...points, ...price, ...(range ? [priceDistance(range)] : [])], sql` + `);
}

/** Distance between an amount and a price in factors of two. */
const doublings = (fils: number) => sql`floor(abs(log(2, greatest(price, 1) / greatest(${fils / 100}::numeric, 1))))::integer`;

/** A vehicle's score penalty by price. */
function priceDistance({ from, below }: PriceRange): Expression<unknown> {
  const above = Number.isFinite(below)
    ? sql`WHEN price >= ${below / 100}::numeric THEN ${-PRICE_STEP}::integer * ${doublings(below)}`
    : sql``;
  return sql`CASE
    WHEN price IS NULL THEN ${-NO_PRICE}::integer
    WHEN price < ${from / 100}::numeric THEN ${-PRICE_STEP}::integer * ${doublings(from)}
    ${above}
    ELSE 0
  END`;
}

/** Relative distance from the requested price; null if none was requested. */
function priceGap(range: PriceRange | undefined): Expression<unknown> {
  if (!range) return sql`0`;
  const from = range.from / 100;
  const below = Number.isFinite(range.below) ? range.below / 100 : null;
  // `greatest` ignores nulls.
  return sql`CASE WHEN price IS NOT NULL THEN greatest(${from}::numeric - price, price - ${below}::numeric, 0) END`;
}

/**
 * One statement for the filters of a search without results and for the nearest vehicles: candidates are the newest,
 * those that its filters' indexes list first, and those on either side of its price.
 */
export function nearestQuery(db: Kysely<VehicleTables>, query: VehicleSearchQuery, options: SearchOptions) {
  const conditions = vehicleConditions(query, options.words);
  const range = priceRange(query);
  const stock = eb
    .selectFrom('catalog.vehicle')
    .select('id')
    .where('sold', 'in', SOLD[query.status ?? 'available'])
    .limit(CANDIDATES);
  const byFilter = (Object.keys(INDEXES) as (keyof typeof INDEXES)[]).flatMap((name) =>
    query[name] ? [stock.where(name, '=', query[name]).orderBy(sql.join(INDEXES[name].map((column) => sql.ref(column))))] : [],
  );
  const byPrice = range
    ? [
        stock.where('price', '>=', String(range.from / 100)).orderBy('price', 'asc'),
        stock.where('price', '<', String(range.from / 100)).orderBy('price', 'desc'),
      ]
    : [];
  const candidates = [stock.orderBy('createdAt', 'desc').orderBy('id', 'desc'), ...byFilter, ...byPrice];
  const closeness = sql`gap NULLS LAST, v.reserved, v.created_at DESC, v.id DESC`;
  // 'Altavia' and 'Altavia Ibrida' have the same body.
  const ofModel = sql`row_number() OVER (PARTITION BY v.make, split_part(v.model, ' ', 1) ORDER BY score DESC, ${closeness})`;
  const repeated = query.make || query.model ? 0 : REPEATED_MODEL;
  const order = sql`score - ${repeated}::integer * (of_model - 1) DESC, of_model, ${closeness}`;
  const result = sql<JsonText<NearestVehicles>>`json_build_object(
    'filters', ${filtersJson(query, options)},
    'vehicles', (
      SELECT coalesce(json_agg(${vehicleSummaryJson} ORDER BY ${order}), '[]') FROM (
        SELECT v.* FROM (
          SELECT v.*, ${ofModel} AS of_model FROM (
            SELECT v.*, ${score(conditions, range)} AS score, ${priceGap(range)} AS gap
            FROM (${sql.join(
              candidates.map((candidate) => sql`(${candidate})`),
              sql` UNION `,
            )}) AS candidate JOIN catalog.vehicle AS v USING (id)
          ) AS v
        ) AS v
        ORDER BY ${order} LIMIT ${NEAREST_VEHICLES}
      ) AS v
    )
  )::text`;
  return db.selectNoFrom(result.as('json'));
}
