-- What makes are called in other scripts, as staff maintain it: the search finds the vehicles of a make by any of its names.

-- What a visitor's word and a name of another script are compared by. Lower case, letters and digits, one space
-- between words; Arabic without hamza above and
-- below letters, marks and tatweel, one letter for teh marbuta and heh, alef maksura and yeh, and for their Persian sisters; kana
-- as katakana of full width. The same in every collation.
CREATE FUNCTION catalog.name_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  translate(
    normalize(
      regexp_replace(lower(normalize(value, NFKD)),
        '[\u0300-\u036f\u060c\u0610-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4-\u06ed]', '', 'g'),
      NFC),
    'ٱةىیکگڤپچぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
    'اهييككفبجァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'),
  '[^0-9a-z\u00c0-\u1fff\u2c00-\u2dff\u3005\u30a1-\u30fa\u30fc-\u30fe\u3400-\u9fff\uac00-\ud7af]+', ' ', 'g'));

CREATE FUNCTION catalog.name_keys(names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT key FROM unnest(names) AS name, catalog.name_key(name) AS key WHERE key <> '');

CREATE TABLE catalog.make (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_make PRIMARY KEY,
  name text NOT NULL CONSTRAINT ck_make_name CHECK (length(name) BETWEEN 1 AND 60),
  arabic text CONSTRAINT ck_make_arabic CHECK (length(arabic) BETWEEN 1 AND 60),
  japanese text CONSTRAINT ck_make_japanese CHECK (length(japanese) BETWEEN 1 AND 60),
  spellings text[] NOT NULL DEFAULT '{}' CONSTRAINT ck_make_spellings CHECK (cardinality(spellings) <= 20),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  make_key text NOT NULL GENERATED ALWAYS AS (catalog.search_key(name)) STORED CONSTRAINT uq_make_name UNIQUE,
  name_keys text[] NOT NULL GENERATED ALWAYS AS (catalog.name_keys(spellings || arabic || japanese)) STORED
);

-- As before, and a make is found by its names in `catalog.make`: three letters or more anywhere in a name, fewer at the beginning of a word. A
-- mistake in another script has to be one of the spellings: what is similar there depends on the collation.
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

-- What dealers of the Emirates and of Japan sell most.
INSERT INTO catalog.make (name, arabic, japanese, spellings) VALUES
  ('Abarth', 'أبارث', 'アバルト', ARRAY['ابارت']),
  ('Acura', 'أكيورا', 'アキュラ', ARRAY['اكورا']),
  ('Alfa Romeo', 'ألفا روميو', 'アルファロメオ', ARRAY['アルファ・ロメオ']),
  ('Alpina', 'ألبينا', 'アルピナ', '{}'),
  ('Alpine', 'ألبين', 'アルピーヌ', '{}'),
  ('Aston Martin', 'أستون مارتن', 'アストンマーティン', ARRAY['アストン・マーチン']),
  ('Audi', 'أودي', 'アウディ', '{}'),
  ('BAIC', 'بايك', '北京汽車', '{}'),
  ('Bentley', 'بنتلي', 'ベントレー', ARRAY['بينتلي']),
  ('BMW', 'بي إم دبليو', 'ビーエムダブリュー', ARRAY['بي ام', 'ビーエム', 'ビーエムダブリュ']),
  ('Bugatti', 'بوغاتي', 'ブガッティ', ARRAY['بوجاتي', 'بوقاتي']),
  ('BYD', 'بي واي دي', 'ビーワイディー', ARRAY['比亜迪']),
  ('Cadillac', 'كاديلاك', 'キャデラック', ARRAY['كادلاك', 'カデラック']),
  ('Changan', 'شانجان', '長安汽車', ARRAY['تشانجان', 'شانقان']),
  ('Chery', 'شيري', 'チェリー', ARRAY['奇瑞']),
  ('Chevrolet', 'شيفروليه', 'シボレー', ARRAY['شفروليه', 'شيفر', 'シェビー', 'Chevy']),
  ('Chrysler', 'كرايسلر', 'クライスラー', '{}'),
  ('Citroën', 'سيتروين', 'シトロエン', ARRAY['ستروين']),
  ('Cupra', 'كوبرا', 'クプラ', '{}'),
  ('Daihatsu', 'دايهاتسو', 'ダイハツ', '{}'),
  ('Datsun', 'داتسون', 'ダットサン', '{}'),
  ('Dodge', 'دودج', 'ダッジ', ARRAY['دوج']),
  ('Ferrari', 'فيراري', 'フェラーリ', ARRAY['فراري']),
  ('Fiat', 'فيات', 'フィアット', '{}'),
  ('Ford', 'فورد', 'フォード', '{}'),
  ('Geely', 'جيلي', '吉利汽車', ARRAY['ジーリー']),
  ('Genesis', 'جينيسيس', 'ジェネシス', ARRAY['جينسيس', 'جنسيس']),
  ('GMC', 'جي إم سي', 'ジーエムシー', ARRAY['جمس']),
  ('Great Wall', 'جريت وول', '長城汽車', ARRAY['غريت وول']),
  ('Haval', 'هافال', 'ハヴァル', '{}'),
  ('Hino', 'هينو', '日野', ARRAY['ヒノ', '日野自動車']),
  ('Honda', 'هوندا', 'ホンダ', ARRAY['本田']),
  ('Hongqi', 'هونشي', '紅旗', ARRAY['هونغتشي']),
  ('Hummer', 'همر', 'ハマー', ARRAY['هامر']),
  ('Hyundai', 'هيونداي', 'ヒョンデ', ARRAY['هونداي', 'هيونداى', 'ヒュンダイ', '現代']),
  ('Infiniti', 'إنفينيتي', 'インフィニティ', ARRAY['انفنتي']),
  ('Isuzu', 'إيسوزو', 'いすゞ', ARRAY['ايسوزو', 'イスズ', 'いすず']),
  ('JAC', 'جاك', '江淮汽車', '{}'),
  ('Jaguar', 'جاكوار', 'ジャガー', ARRAY['جاغوار', 'جكوار']),
  ('Jeep', 'جيب', 'ジープ', '{}'),
  ('Jetour', 'جيتور', 'ジェトゥール', '{}'),
  ('Kia', 'كيا', 'キア', ARRAY['起亜']),
  ('Koenigsegg', 'كوينيجسيج', 'ケーニグセグ', ARRAY['كونيجسيج']),
  ('KTM', 'كي تي إم', 'ケーティーエム', '{}'),
  ('Lamborghini', 'لامبورغيني', 'ランボルギーニ', ARRAY['لامبورجيني', 'لمبرجيني', 'لمبورجيني']),
  ('Lancia', 'لانسيا', 'ランチア', ARRAY['لانشيا']),
  ('Land Rover', 'لاند روفر', 'ランドローバー', ARRAY['لاندروفر']),
  ('Lexus', 'لكزس', 'レクサス', ARRAY['ليكزس', 'لكسز']),
  ('Lincoln', 'لينكولن', 'リンカーン', ARRAY['لنكولن']),
  ('Lotus', 'لوتس', 'ロータス', ARRAY['لوتوس']),
  ('Lucid', 'لوسيد', 'ルーシッド', '{}'),
  ('Maserati', 'مازيراتي', 'マセラティ', ARRAY['مازيرتي', 'ماسيراتي']),
  ('Maybach', 'مايباخ', 'マイバッハ', ARRAY['ميباخ']),
  ('Mazda', 'مازدا', 'マツダ', ARRAY['松田']),
  ('McLaren', 'ماكلارين', 'マクラーレン', ARRAY['مكلارين', 'ماكلارن']),
  ('Mercedes-Benz', 'مرسيدس بنز', 'メルセデス・ベンツ', ARRAY['مرسيدس', 'مرسيديس', 'مارسيدس', 'ベンツ', 'Merc']),
  ('MG', 'إم جي', 'エムジー', ARRAY['ام جي']),
  ('MINI', 'ميني', 'ミニ', ARRAY['ميني كوبر', 'ミニクーパー']),
  ('Mitsubishi', 'ميتسوبيشي', '三菱', ARRAY['متسوبيشي', 'ミツビシ']),
  ('Mitsuoka', 'ميتسوكا', '光岡', ARRAY['ミツオカ', '光岡自動車']),
  ('Morgan', 'مورغان', 'モーガン', ARRAY['مورجان']),
  ('NIO', 'نيو', 'ニオ', ARRAY['蔚来']),
  ('Nissan', 'نيسان', '日産', ARRAY['ニッサン']),
  ('Opel', 'أوبل', 'オペル', ARRAY['اوبيل']),
  ('Pagani', 'باغاني', 'パガーニ', ARRAY['باجاني']),
  ('Peugeot', 'بيجو', 'プジョー', ARRAY['بيجوت']),
  ('Polestar', 'بولستار', 'ポールスター', '{}'),
  ('Porsche', 'بورش', 'ポルシェ', ARRAY['بورشه', 'بورشة']),
  ('RAM', 'رام', 'ラム', '{}'),
  ('Range Rover', 'رنج روفر', 'レンジローバー', ARRAY['رينج روفر', 'رانج روفر']),
  ('Renault', 'رينو', 'ルノー', '{}'),
  ('Rivian', 'ريفيان', 'リビアン', '{}'),
  ('Rolls-Royce', 'رولز رويس', 'ロールス・ロイス', ARRAY['رولس رويس', 'ロールスロイス']),
  ('Rover', 'روفر', 'ローバー', '{}'),
  ('Saab', 'ساب', 'サーブ', '{}'),
  ('Seat', 'سيات', 'セアト', '{}'),
  ('Škoda', 'سكودا', 'シュコダ', '{}'),
  ('Smart', 'سمارت', 'スマート', '{}'),
  ('SsangYong', 'سانغ يونغ', 'サンヨン', ARRAY['سانج يونج']),
  ('Subaru', 'سوبارو', 'スバル', '{}'),
  ('Suzuki', 'سوزوكي', 'スズキ', ARRAY['鈴木']),
  ('Tesla', 'تسلا', 'テスラ', ARRAY['تيسلا']),
  ('Toyota', 'تويوتا', 'トヨタ', ARRAY['تيوتا', 'تويتا', '豊田']),
  ('Volkswagen', 'فولكس فاجن', 'フォルクスワーゲン', ARRAY['فولكس واجن', 'فولكسفاغن', 'فلكس', 'ワーゲン', 'VW']),
  ('Volvo', 'فولفو', 'ボルボ', '{}'),
  ('XPeng', 'إكس بنغ', 'シャオペン', ARRAY['小鵬']),
  ('Zeekr', 'زيكر', 'ジーカー', '{}');
