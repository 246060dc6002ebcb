-- What body types and colours are called in the languages of the site: the search finds vehicles by any of these names.
CREATE TABLE catalog.fact_name (
  field text NOT NULL CONSTRAINT ck_fact_name_field CHECK (field IN ('body_type', 'exterior_color')),
  value text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL GENERATED ALWAYS AS (catalog.name_key(name)) STORED,
  CONSTRAINT pk_fact_name PRIMARY KEY (field, value, name)
);

-- No name begins with the name of a common make or model: 'minivan' would answer 'mini'.
INSERT INTO catalog.fact_name (field, value, name)
SELECT field, value, name FROM (VALUES
  ('body_type', 'suv', ARRAY['SUV', 'crossover', '4x4', 'إس يو في', 'اس يو في', 'دفع رباعي', 'كروس أوفر', 'クロスオーバー', '四駆']),
  ('body_type', 'sedan', ARRAY['sedan', 'saloon', 'سيدان', 'صالون', 'セダン']),
  ('body_type', 'coupe', ARRAY['coupé', 'كوبيه', 'كوبي', 'クーペ']),
  ('body_type', 'convertible', ARRAY['convertible', 'cabriolet', 'cabrio', 'roadster', 'مكشوفة', 'كشف', 'كابريوليه', 'رودستر', 'オープンカー', 'オープン', 'カブリオレ', 'ロードスター', 'コンバーチブル']),
  ('body_type', 'hatchback', ARRAY['hatchback', 'هاتشباك', 'ハッチバック']),
  ('body_type', 'wagon', ARRAY['wagon', 'estate', 'ستيشن', 'واغن', 'واجن', 'ステーションワゴン', 'ワゴン']),
  ('body_type', 'pickup', ARRAY['pickup', 'pick-up', 'truck', 'بيك أب', 'بيكاب', 'وانيت', 'ピックアップ', 'ピックアップトラック', 'トラック']),
  ('body_type', 'van', ARRAY['van', 'MPV', 'فان', 'バン', 'ミニバン', 'ワンボックス']),
  ('exterior_color', 'white', ARRAY['white', 'أبيض', 'بيضاء', 'ホワイト', '白', '白い', '白色']),
  ('exterior_color', 'black', ARRAY['black', 'أسود', 'سوداء', 'ブラック', '黒', '黒い', '黒色']),
  ('exterior_color', 'silver', ARRAY['silver', 'فضي', 'فضية', 'シルバー', '銀', '銀色']),
  ('exterior_color', 'grey', ARRAY['grey', 'gray', 'رمادي', 'رمادية', 'رصاصي', 'グレー', '灰色']),
  ('exterior_color', 'blue', ARRAY['blue', 'أزرق', 'زرقاء', 'ブルー', '青', '青い', '青色', '紺', '紺色']),
  ('exterior_color', 'red', ARRAY['red', 'أحمر', 'حمراء', 'レッド', '赤', '赤い', '赤色']),
  ('exterior_color', 'green', ARRAY['green', 'أخضر', 'خضراء', 'グリーン', '緑', '緑色']),
  ('exterior_color', 'yellow', ARRAY['yellow', 'أصفر', 'صفراء', 'イエロー', '黄', '黄色', '黄色い']),
  ('exterior_color', 'orange', ARRAY['orange', 'برتقالي', 'برتقالية', 'オレンジ', '橙', '橙色']),
  ('exterior_color', 'brown', ARRAY['brown', 'بني', 'بنية', 'ブラウン', '茶', '茶色', '茶色い']),
  ('exterior_color', 'beige', ARRAY['beige', 'بيج', 'ベージュ']),
  ('exterior_color', 'gold', ARRAY['gold', 'ذهبي', 'ذهبية', 'ゴールド', '金', '金色']),
  ('exterior_color', 'purple', ARRAY['purple', 'violet', 'بنفسجي', 'بنفسجية', 'パープル', '紫', '紫色'])
) AS fact (field, value, names), unnest(names) AS name;

-- As before, and body types and colours are found by their names: whole words of them, or three letters or more at the beginning of one.
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
      UNION
      SELECT position, field, value FROM word JOIN catalog.fact_name ON CASE
        WHEN length(word.name) >= 3 THEN strpos(' ' || name_key, ' ' || word.name) > 0
        ELSE strpos(' ' || name_key || ' ', ' ' || word.name || ' ') > 0
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
