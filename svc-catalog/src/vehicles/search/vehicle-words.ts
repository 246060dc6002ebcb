import { FUEL_TYPES, TRANSMISSIONS, toLatinDigits } from '@dealership/contracts';
import type { DataSource } from 'typeorm';
import type { FilterColumn } from './vehicle-conditions.js';

/** The values that one word means, by column; empty when it means nothing that the stock has. */
export type WordMatches = Partial<Record<FilterColumn, string[]>>;

// Walks an index from one value to the next: as many steps as there are values, however many vehicles.
const distinct = (column: 'origin' | 'engine_size'): string => `
  SELECT * FROM (
    WITH RECURSIVE step AS (
      (SELECT ${column} AS value FROM catalog.vehicle ORDER BY ${column} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM catalog.vehicle WHERE ${column} > step.value ORDER BY ${column} LIMIT 1)
      FROM step WHERE step.value IS NOT NULL
    )
    SELECT '${column}', value, catalog.search_key(value) FROM step WHERE value IS NOT NULL
  ) AS ${column}`;

const TERMS = `
  SELECT DISTINCT 'make', make, make_key FROM catalog.vehicle_facet WHERE make <> '' AND model = '' AND year = 0
  UNION ALL
  SELECT DISTINCT 'model', model, model_key FROM catalog.vehicle_facet WHERE make = '' AND model <> '' AND year = 0
  UNION ALL
  SELECT DISTINCT 'year', year::text, year::text FROM catalog.vehicle_facet
  WHERE sold IN (FALSE, TRUE) AND make = '' AND model = '' AND year <> 0
  UNION ALL
  ${distinct('origin')}
  UNION ALL
  ${distinct('engine_size')}
  UNION ALL
  SELECT 'transmission', value, lower(value) FROM unnest($2::text[]) AS value
  UNION ALL
  SELECT 'fuel_type', value, lower(value) FROM unnest($3::text[]) AS value`;

// One or two letters must begin a word ('gt' is not meant to find Quarrington), more are found anywhere. A word found nowhere
// may be a make or a model with a typing mistake: the most similar ones count.
const MATCHES = `
  WITH word AS MATERIALIZED (
    SELECT position, catalog.search_key(text) AS key, replace(catalog.search_key(text), ' ', '') AS letters
    FROM unnest($1::text[]) WITH ORDINALITY AS given(text, position)
  ),
  term (field, value, key) AS MATERIALIZED (${TERMS}),
  exact AS MATERIALIZED (
    SELECT position, field, value FROM word JOIN term ON CASE
      WHEN length(word.letters) <= 2 THEN strpos(' ' || term.key, ' ' || word.letters) > 0
      ELSE strpos(replace(term.key, ' ', ''), word.letters) > 0
    END
    WHERE word.letters <> ''
  ),
  similar_term AS (
    SELECT position, field, value, similarity, rank() OVER (PARTITION BY position ORDER BY similarity DESC) AS place
    FROM word CROSS JOIN term CROSS JOIN LATERAL public.strict_word_similarity(word.key, term.key) AS similarity
    WHERE field IN ('make', 'model') AND length(word.letters) >= 4 AND word.letters ~ '[^0-9]'
      AND position NOT IN (SELECT position FROM exact)
  ),
  found AS (
    SELECT position, field, json_agg(value) AS matches
    FROM (
      SELECT position, field, value FROM exact
      UNION ALL
      SELECT position, field, value FROM similar_term WHERE place = 1 AND similarity >= 0.35
    ) AS hit
    GROUP BY position, field
  )
  SELECT coalesce(json_object_agg(field, matches) FILTER (WHERE field IS NOT NULL), '{}') AS matches
  FROM word LEFT JOIN found USING (position) WHERE letters <> '' GROUP BY position ORDER BY position`;

/**
 * Finds what the words of a visitor's text mean among the makes, models, years, origins, engines, transmissions and fuels of
 * the stock. Few hundred values are looked through, never the vehicles. Words of punctuation only are left out.
 */
export async function matchWords(dataSource: DataSource, text: string): Promise<WordMatches[]> {
  const words = [...new Set(toLatinDigits(text).split(/[\s,;]+/u))];
  const rows = await dataSource.query<{ matches: WordMatches }[]>(MATCHES, [words, TRANSMISSIONS, FUEL_TYPES]);
  return rows.map(({ matches }) => matches);
}
