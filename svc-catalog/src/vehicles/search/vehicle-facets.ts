import type { VehicleSearchQuery } from '@dealership/contracts';
import type { SqlParams } from './sql-params.js';
import { statusCondition } from './vehicle-conditions.js';

const values = (column: 'make' | 'model' | 'year', order: string, ...where: string[]): string => `
  (SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY ${order}), '[]')
   FROM (SELECT ${column} AS value, catalog.search_key(${column}::text) AS key, sum(count)::integer AS count
         FROM catalog.vehicle_facet WHERE ${where.join(' AND ')} GROUP BY 1, 2) AS facet)`;

/** SQL for the contract's `facets`: what the filter boxes offer, out of the counts. */
export function facetsSql(query: VehicleSearchQuery, params: SqlParams): string {
  const status = statusCondition(query).sql;
  const make = query.make === undefined ? "make = ''" : `make = ${params.add(query.make)}`;
  const model = query.model === undefined ? "model = ''" : `model = ${params.add(query.model)}`;
  const makes = values('make', 'key, value', status, "make <> ''", "model = ''", 'year = 0');
  const models = query.make === undefined ? `'[]'::json` : values('model', 'key, value', status, make, "model <> ''", 'year = 0');
  const years = values('year', 'value DESC', status, make, model, 'year <> 0');
  return `json_build_object('makes', ${makes}, 'models', ${models}, 'years', ${years})`;
}
