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

/** The values that one word means, by column; empty when it means nothing that the stock has. */
export type WordMatches = Partial<Record<FilterColumn, string[]>>;

/** A filter that fits every table with these columns: the vehicles and the tables of their counts. */
export interface Condition {
  columns: FilterColumn[];
  holds: Expression<SqlBool>;
}

/** Values of `sold`. */
export const SOLD: Record<StockStatus, boolean[]> = { available: [false], sold: [true], all: [false, true] };

const eb = expressionBuilder<VehicleTables, 'catalog.vehicle'>();

/** One visitor's word: any of the values that it means, in any of the columns. */
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

/** The filters by which one column is compared. */
type ColumnFilter = Exclude<VehicleFilter, 'search' | 'price' | 'minPrice' | 'maxPrice'>;

/** What one filter of the query asks for. */
export interface FilterCondition extends Condition {
  filter: 'status' | VehicleFilter;
}

/** Every filter of the query except price. `words`: conditions for its text's words; all must hold. */
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
