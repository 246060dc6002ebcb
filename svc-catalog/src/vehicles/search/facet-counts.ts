import { VEHICLE_FILTERS, type VehicleFilter, type VehicleSearchQuery, type VehicleSearchResult } from '@dealership/contracts';
import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { BAND_KEYS, BAND_STARTS } from './price-bands.js';
import { isInRange, priceRange } from './price-range.js';
import { vehicleConditions, type WordMatches } from './vehicle-conditions.js';
import type { VehicleTables } from './vehicle-tables.js';

type Facets = VehicleSearchResult['facets'];
type FacetName = keyof Facets;

interface FacetCount {
  facet: FacetName;
  /** Null stands for vehicles without a value. */
  value: string | null;
  count: number;
}

interface Facet {
  /** The filters that choosing a value replaces. */
  replaces: VehicleFilter[];
  /** The other filters that the stored counts follow. */
  follows: VehicleFilter[];
  /** The value of a vehicle, as text. */
  value: Expression<string | null>;
}

/** In a stock of at most so many vehicles, every search counts them by value. */
const SMALL_STOCK = 2000;

/** In a larger one, only a search with at most so many matches does: counting would cost more than the search. */
const MOST_OF_LARGE = 100;

/** The largest number of vehicles that a search counts by value. `stored`: the facets of the stock. */
export const mostCounted = ({ makes }: Facets): number => {
  const stock = makes.reduce((sum, { count = 0 }) => sum + count, 0);
  return stock <= SMALL_STOCK ? SMALL_STOCK : MOST_OF_LARGE;
};

const eb = expressionBuilder<VehicleTables, 'catalog.vehicle'>();

/** Null below the first band: arrays have no element 0. */
const BAND = sql<string | null>`(${BAND_KEYS}::text[])[width_bucket(${eb.ref('price')}, ${BAND_STARTS}::numeric[])]`;

const FACETS: Record<FacetName, Facet> = {
  makes: { replaces: ['make', 'model'], follows: [], value: eb.ref('make') },
  models: { replaces: ['model'], follows: ['make'], value: eb.ref('model') },
  years: { replaces: ['year', 'minYear', 'maxYear'], follows: ['make', 'model'], value: sql`${eb.ref('year')}::text` },
  bodyTypes: { replaces: ['bodyType'], follows: [], value: eb.ref('bodyType') },
  exteriorColors: { replaces: ['exteriorColor'], follows: [], value: eb.ref('exteriorColor') },
  regionalSpecs: { replaces: ['regionalSpec'], follows: [], value: eb.ref('regionalSpec') },
  fuelTypes: { replaces: ['fuelType'], follows: [], value: eb.ref('fuelType') },
  transmissions: { replaces: ['transmission'], follows: [], value: eb.ref('transmission') },
  prices: { replaces: ['price', 'minPrice', 'maxPrice'], follows: [], value: BAND },
};

/** The facets whose stored counts do not follow all filters of the query. */
export function facetsToCount(query: VehicleSearchQuery, words: WordMatches[] | undefined): FacetName[] {
  const given = VEHICLE_FILTERS.filter((name) => (name === 'search' ? words : query[name]) !== undefined);
  const names = Object.keys(FACETS) as FacetName[];
  return names.filter((name) => {
    const { replaces, follows } = FACETS[name];
    if (name === 'models' && query.make === undefined) return false;
    return given.some((filter) => !replaces.includes(filter) && !follows.includes(filter));
  });
}

/**
 * Counts these facets, each among the vehicles that match without the filters it replaces, up to `most`. Facets that
 * replace none of the query's share one read. A statement of its own, for searches with few matches: others need
 * not plan it.
 */
export async function countFacets(
  db: Kysely<VehicleTables>,
  names: FacetName[],
  query: VehicleSearchQuery,
  words: WordMatches[] | undefined,
  most: number,
): Promise<FacetCount[]> {
  const matching = (part: VehicleSearchQuery) => {
    const range = priceRange(part);
    const conditions = vehicleConditions(part, words).map(({ holds }) => holds);
    return eb
      .selectFrom('catalog.vehicle')
      .where(eb.and([...conditions, ...(range ? [isInRange(range)] : [])]))
      .limit(most + 1);
  };
  const counts = (facets: FacetName[], part: VehicleSearchQuery) => {
    const column = (name: FacetName) => sql.ref(name);
    const vehicles = matching(part).select(facets.map((name) => sql`${FACETS[name].value}`.as(name)));
    const facet = sql`CASE 0 ${sql.join(
      facets.map((name) => sql`WHEN grouping(${column(name)}) THEN ${name}::text`),
      sql` `,
    )} END`;
    return sql`
      SELECT ${facet} AS facet, coalesce(${sql.join(facets.map(column))}) AS value, count(*)::integer AS count
      FROM ${vehicles} AS vehicle
      GROUP BY GROUPING SETS (${sql.join(facets.map((name) => sql`(${column(name)})`))})`;
  };
  const replaced = (name: FacetName) => FACETS[name].replaces.filter((filter) => query[filter] !== undefined);
  const { shared, own = [] } = Object.groupBy(names, (name) => (replaced(name).length === 0 ? 'shared' : 'own'));
  const all = own.map((name) => {
    const without = Object.fromEntries(replaced(name).map((filter) => [filter, undefined]));
    return counts([name], { ...query, ...without });
  });
  if (shared) all.push(counts(shared, query));
  const { rows } = await sql<FacetCount>`${sql.join(all, sql` UNION ALL `)}`.execute(db);
  return rows;
}

/** Replaces the stored counts of these facets; omits those of a facet with more than `most` vehicles, or all without `counts`. */
export function withCounts(stored: Facets, names: FacetName[], counts: FacetCount[] | undefined, most: number): Facets {
  const counted = (name: FacetName) => {
    const found = counts?.filter(({ facet }) => facet === name);
    const sum = found?.reduce((vehicles, { count }) => vehicles + count, 0) ?? Number.POSITIVE_INFINITY;
    if (!found || sum > most) return stored[name].map(({ value }) => ({ value }));
    const byValue = new Map(found.map(({ value, count }) => [value, count]));
    return stored[name].map(({ value }) => ({ value, count: byValue.get(String(value)) ?? 0 }));
  };
  return { ...stored, ...Object.fromEntries(names.map((name) => [name, counted(name)])) };
}
