import { OLDER_YEAR, type VehicleSearchQuery } from '@dealership/contracts';
import type { SqlParams } from './sql-params.js';

export type FilterColumn = 'sold' | 'make' | 'model' | 'year' | 'transmission' | 'fuel_type' | 'origin' | 'engine_size';

/** The values that one word means, by column; empty when it means nothing that the stock has. */
export type WordMatches = Partial<Record<FilterColumn, string[]>>;

/** A filter as SQL that fits every table with these columns: the vehicles and the tables of their counts. */
export interface Condition {
  columns: FilterColumn[];
  sql: string;
}

const STATUS_SQL = { available: 'NOT sold', sold: 'sold', all: 'sold IN (FALSE, TRUE)' } as const;

const yearSql = (year: string, params: SqlParams): string =>
  year === 'older' ? `year <= ${OLDER_YEAR}` : `year = ${params.add(Number(year))}::integer`;

/** One visitor's word: any of the values that it means, in any of the columns. */
function wordCondition(matches: WordMatches, params: SqlParams): Condition {
  const columns = Object.keys(matches) as FilterColumn[];
  const alternatives = columns.map((column) => {
    const type = column === 'year' ? 'integer[]' : 'text[]';
    return `${column} = ANY (${params.add(matches[column])}::${type})`;
  });
  return { columns, sql: `(${alternatives.join(' OR ')})` };
}

const NOTHING: Condition = { columns: [], sql: 'FALSE' };

function textConditions(words: WordMatches[], params: SqlParams): Condition[] {
  const unknown = words.length === 0 || words.some((matches) => Object.keys(matches).length === 0);
  return unknown ? [NOTHING] : words.map((matches) => wordCondition(matches, params));
}

/** Every filter of the query but those of the price. `words`: what the words of its text mean; all of them must hold. */
export function vehicleConditions(query: VehicleSearchQuery, words: WordMatches[] | undefined, params: SqlParams): Condition[] {
  const equal = (column: FilterColumn, value: string | undefined): Condition[] =>
    value === undefined ? [] : [{ columns: [column], sql: `${column} = ${params.add(value)}` }];
  const year = (sql: string): Condition => ({ columns: ['year'], sql });
  return [
    { columns: ['sold'], sql: STATUS_SQL[query.status ?? 'available'] },
    ...equal('make', query.make),
    ...equal('model', query.model),
    ...(query.year ? [year(yearSql(query.year, params))] : []),
    ...(query.minYear ? [year(`year >= ${params.add(query.minYear)}::integer`)] : []),
    ...(query.maxYear ? [year(`year <= ${params.add(query.maxYear)}::integer`)] : []),
    ...equal('transmission', query.transmission),
    ...equal('fuel_type', query.fuelType),
    ...(words ? textConditions(words, params) : []),
  ];
}
