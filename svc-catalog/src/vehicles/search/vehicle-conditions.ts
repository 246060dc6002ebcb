import { OLDER_YEAR, type StockStatus, type VehicleFilter, type VehicleSearchQuery } from '@dealership/contracts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Vehicle } from '../vehicle.entity.js';
import type { VehicleTables } from './vehicle-tables.js';

export type FilterColumn = keyof Pick<
  Vehicle,
  | 'sold'
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'transmission'
  | 'fuelType'
  | 'origin'
  | 'engineSize'
  | 'bodyType'
  | 'exteriorColor'
  | 'regionalSpec'
>;

/** The values a word matches, by column; empty if it matches nothing in stock. */
export type WordMatches = Partial<Record<FilterColumn, string[]>>;

/** A filter for every table with these columns: the vehicles and the tables of their counts. */
export interface Condition {
  columns: FilterColumn[];
  holds: Expression<SqlBool>;
}

/** Matching values of `sold`. */
export const SOLD: Record<StockStatus, boolean[]> = { available: [false], sold: [true], all: [false, true] };

const eb = expressionBuilder<VehicleTables, 'catalog.vehicle'>();

/** One word of the query: any of its matching values, in any of the columns. */
function wordCondition(matches: WordMatches): Condition {
  const columns = Object.keys(matches) as FilterColumn[];
  const alternatives = columns.map(
    (column) => sql<SqlBool>`${eb.ref(column)} = ANY (${matches[column]}::${sql.raw(column === 'year' ? 'integer' : 'text')}[])`,
  );
  return { columns, holds: eb.or(alternatives) };
}

const NOTHING: Condition = { columns: [], holds: eb.lit(false) };

function textConditions(words: WordMatches[]): Condition[] {
  const unknown = words.length === 0 || words.some((matches) => Object.keys(matches).length === 0);
  return unknown ? [NOTHING] : words.map(wordCondition);
}

/** Filters that compare a single column. */
type ColumnFilter = Exclude<VehicleFilter, 'search' | 'price' | 'minPrice' | 'maxPrice'>;

/** The condition of one filter of the query. */
export interface FilterCondition extends Condition {
  filter: 'status' | VehicleFilter;
}

/** Every filter of the query except price. `words`: conditions for the words of its text; all must match. */
export function vehicleConditions(query: VehicleSearchQuery, words: WordMatches[] | undefined): FilterCondition[] {
  const { status = 'available', year, minYear, maxYear, maxMileage } = query;
  const on = (filter: ColumnFilter, column: FilterColumn, holds: Expression<SqlBool> | false): FilterCondition[] =>
    holds ? [{ filter, columns: [column], holds }] : [];
  const equals = (name: ColumnFilter & FilterColumn) => on(name, name, query[name] ? eb(name, '=', query[name]) : false);
  const isYear = () => (year === 'older' ? eb('year', '<=', OLDER_YEAR) : eb('year', '=', Number(year)));
  return [
    { filter: 'status', columns: ['sold'], holds: eb('sold', 'in', SOLD[status]) },
    ...equals('make'),
    ...equals('model'),
    ...on('year', 'year', year ? isYear() : false),
    ...on('minYear', 'year', minYear ? eb('year', '>=', minYear) : false),
    ...on('maxYear', 'year', maxYear ? eb('year', '<=', maxYear) : false),
    ...on('maxMileage', 'mileage', maxMileage === undefined ? false : eb('mileage', '<=', maxMileage)),
    ...equals('transmission'),
    ...equals('fuelType'),
    ...equals('bodyType'),
    ...equals('exteriorColor'),
    ...equals('regionalSpec'),
    ...(words ? textConditions(words).map((condition) => ({ filter: 'search' as const, ...condition })) : []),
  ];
}
