CREATE OR REPLACE FUNCTION catalog.match_words(words text[], transmissions text[], fuel_types text[])
RETURNS json LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    WITH word AS MATERIALIZED (
      SELECT position, catalog.search_key(text) AS key, replace(catalog.search_key(text), ' ', '') AS letters,
             catalog.name_key(text) AS name
      FROM unnest(words) WITH ORDINALITY AS given(text, position)
    ),
    term (field, value, key) AS MATERIALIZED (
      SELECT DISTINCT 'make', make, make_key FROM catalog.vehicle_facet WHERE make <> '' AND model = '' AND year = 0
      UNION ALL
      SELECT DISTINCT 'model', model, model_key FROM catalog.vehicle_facet WHERE make = '' AND model <> '' AND year = 0
      UNION ALL
      SELECT DISTINCT 'year', year::text, year::text FROM catalog.vehicle_facet
      WHERE sold IN (FALSE, TRUE) AND make = '' AND model = '' AND year <> 0
      UNION ALL
      SELECT 'transmission', value, lower(value) FROM unnest(transmissions) AS value
      UNION ALL
      SELECT 'fuel_type', value, lower(value) FROM unnest(fuel_types) AS value
      UNION ALL
      SELECT * FROM (
        WITH RECURSIVE step AS (
          (SELECT origin AS value FROM catalog.vehicle ORDER BY origin LIMIT 1)
          UNION ALL
          SELECT (SELECT origin FROM catalog.vehicle WHERE origin > step.value ORDER BY origin LIMIT 1)
          FROM step WHERE step.value IS NOT NULL
        )
        SELECT 'origin', value, catalog.search_key(value) FROM step WHERE value IS NOT NULL
      ) AS origin
      UNION ALL
      SELECT * FROM (
        WITH RECURSIVE step AS (
          (SELECT engine_size AS value FROM catalog.vehicle ORDER BY engine_size LIMIT 1)
          UNION ALL
          SELECT (SELECT engine_size FROM catalog.vehicle WHERE engine_size > step.value ORDER BY engine_size LIMIT 1)
          FROM step WHERE step.value IS NOT NULL
        )
        SELECT 'engine_size', value, catalog.search_key(value) FROM step WHERE value IS NOT NULL
      ) AS engine_size
    ),
    make_name (value, key) AS MATERIALIZED (
      SELECT value, name_key
      FROM (SELECT DISTINCT make AS value, make_key FROM catalog.vehicle_facet WHERE make <> '' AND model = '' AND year = 0) AS stock
      JOIN catalog.make USING (make_key) CROSS JOIN unnest(name_keys) AS name_key
    ),
    exact AS MATERIALIZED (
      SELECT position, field, value FROM word JOIN term ON CASE
        WHEN length(word.letters) >= 3 AND field IN ('make', 'model')
          THEN strpos(replace(term.key, ' ', ''), word.letters) > 0
        ELSE strpos(' ' || term.key, ' ' || word.key) > 0
      END
      WHERE word.letters <> ''
      UNION
      SELECT position, 'make', value FROM word JOIN make_name ON CASE
        WHEN length(word.name) >= 3 THEN strpos(replace(make_name.key, ' ', ''), replace(word.name, ' ', '')) > 0
        ELSE strpos(' ' || make_name.key, ' ' || word.name) > 0
      END
      WHERE word.name <> ''
    ),
    similar_term AS (
      SELECT position, field, value, similarity, rank() OVER (PARTITION BY position ORDER BY similarity DESC) AS place
      FROM word CROSS JOIN term CROSS JOIN LATERAL public.strict_word_similarity(word.key, term.key) AS similarity
      WHERE field IN ('make', 'model') AND length(word.letters) >= 4 AND word.letters ~ '[^0-9]'
        AND position NOT IN (SELECT position FROM exact)
    ),
    hit AS (
      SELECT position, field, value FROM exact
      UNION ALL
      SELECT position, field, value FROM similar_term WHERE place = 1 AND similarity >= 0.3
    ),
    meaning AS (
      SELECT position, json_object_agg(field, matches) AS fields
      FROM (SELECT position, field, json_agg(value) AS matches FROM hit GROUP BY position, field) AS by_field
      GROUP BY position
    )
    SELECT coalesce(json_agg(coalesce(fields, '{}') ORDER BY position), '[]')
    FROM word LEFT JOIN meaning USING (position) WHERE letters <> '' OR name <> ''
  );
END
$$;

DROP TABLE catalog.fact_name;
