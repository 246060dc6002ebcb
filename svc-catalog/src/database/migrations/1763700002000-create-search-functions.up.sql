-- What every search asks, as functions: each connection plans them once, which takes longer than the answer, not at every call.

CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;

-- '' is no make or model. The values A to Z, the years newest first.
CREATE FUNCTION catalog.vehicle_facets(asked_sold boolean[], asked_make text, asked_model text)
RETURNS json LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN json_build_object(
    'makes', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY make_key, value), '[]')
      FROM (
        SELECT make AS value, min(make_key) AS make_key, min(model_key) AS model_key, sum(count)::integer AS count
        FROM catalog.vehicle_facet
        WHERE sold = ANY (asked_sold) AND make <> '' AND model = '' AND year = 0
        GROUP BY make
      ) AS facet
    ),
    'models', CASE WHEN asked_make = '' THEN '[]'::json ELSE (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY model_key, value), '[]')
      FROM (
        SELECT model AS value, min(make_key) AS make_key, min(model_key) AS model_key, sum(count)::integer AS count
        FROM catalog.vehicle_facet
        WHERE sold = ANY (asked_sold) AND make = asked_make AND model <> '' AND year = 0
        GROUP BY model
      ) AS facet
    ) END,
    'years', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value DESC), '[]')
      FROM (
        SELECT year AS value, min(make_key) AS make_key, min(model_key) AS model_key, sum(count)::integer AS count
        FROM catalog.vehicle_facet
        WHERE sold = ANY (asked_sold) AND make = asked_make AND model = asked_model AND year <> 0
        GROUP BY year
      ) AS facet
    )
  );
END
$$;

-- Three letters or more are found anywhere in a make or a model; shorter words, and words for all else, must begin a word ('gt'
-- is not meant to find Quarrington, nor 'lin' all that runs on gasoline). A word found nowhere may be a make or a model with a
-- typing mistake: the most similar ones count. Words of punctuation only are left out.
-- Origins and engines: walks an index from one value to the next, as many steps as there are values, however many vehicles.
CREATE FUNCTION catalog.match_words(words text[], transmissions text[], fuel_types text[])
RETURNS json LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    WITH word AS MATERIALIZED (
      SELECT position, catalog.search_key(text) AS key, replace(catalog.search_key(text), ' ', '') AS letters
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
    exact AS MATERIALIZED (
      SELECT position, field, value FROM word JOIN term ON CASE
        WHEN length(word.letters) >= 3 AND field IN ('make', 'model')
          THEN strpos(replace(term.key, ' ', ''), word.letters) > 0
        ELSE strpos(' ' || term.key, ' ' || word.key) > 0
      END
      WHERE word.letters <> ''
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
    FROM word LEFT JOIN meaning USING (position) WHERE letters <> ''
  );
END
$$;
