import { OLDER_YEAR, type StockStatus, type VehicleSearchQuery } from '@dealership/contracts';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Vehicle } from '../vehicle.entity.js';
import type { VehicleTables } from './vehicle-tables.js';

export type FilterColumn = keyof Pick<
  Vehicle,
  | 'sold'
  | 'make'
  | 'model'
  | 'year'
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

/** Every filter of the query but those of the price. `words`: what the words of its text mean; all of them must hold. */
export function vehicleConditions(query: VehicleSearchQuery, words: WordMatches[] | undefined): Condition[] {
  const { status = 'available', make, model, year, minYear, maxYear, transmission, fuelType } = query;
  const { bodyType, exteriorColor, regionalSpec } = query;
  const on = (column: FilterColumn, holds: Expression<SqlBool> | '' | 0 | undefined): Condition[] =>
    holds ? [{ columns: [column], holds }] : [];
  return [
    ...on('sold', eb('sold', 'in', SOLD[status])),
    ...on('make', make && eb('make', '=', make)),
    ...on('model', model && eb('model', '=', model)),
    ...on('year', year && (year === 'older' ? eb('year', '<=', OLDER_YEAR) : eb('year', '=', Number(year)))),
    ...on('year', minYear && eb('year', '>=', minYear)),
    ...on('year', maxYear && eb('year', '<=', maxYear)),
    ...on('transmission', transmission && eb('transmission', '=', transmission)),
    ...on('fuelType', fuelType && eb('fuelType', '=', fuelType)),
    ...on('bodyType', bodyType && eb('bodyType', '=', bodyType)),
    ...on('exteriorColor', exteriorColor && eb('exteriorColor', '=', exteriorColor)),
    ...on('regionalSpec', regionalSpec && eb('regionalSpec', '=', regionalSpec)),
    ...(words ? textConditions(words) : []),
  ];
}
