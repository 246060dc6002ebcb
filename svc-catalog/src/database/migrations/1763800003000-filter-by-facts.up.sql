-- Filters by body type, colour and market, as cheap as the others: their columns in every index of the search, and counts of their own.

-- New indexes beside the old ones, which are dropped at the end: until then the vehicles can be read.
CREATE INDEX ix_vehicle_newest_new ON catalog.vehicle (created_at DESC, id DESC)
  INCLUDE (sold, year, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_price_asc_new ON catalog.vehicle (price ASC NULLS LAST, id DESC)
  INCLUDE (sold, year, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_price_desc_new ON catalog.vehicle (price DESC NULLS LAST, id DESC)
  INCLUDE (sold, year, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_year_new ON catalog.vehicle (year DESC, id DESC)
  INCLUDE (sold, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_mileage_new ON catalog.vehicle (mileage, id DESC)
  INCLUDE (sold, year, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_make_new ON catalog.vehicle (make, model, year)
  INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type, origin, engine_size, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_model_new ON catalog.vehicle (model, year)
  INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type, origin, engine_size, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_fuel_type_new ON catalog.vehicle (fuel_type, transmission, price)
  INCLUDE (id, sold, year, mileage, created_at, make, model, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_origin_new ON catalog.vehicle (origin)
  INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_engine_size_new ON catalog.vehicle (engine_size)
  INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type, body_type, exterior_color, regional_spec);
CREATE INDEX ix_vehicle_body_type ON catalog.vehicle (body_type, exterior_color, price)
  INCLUDE (id, sold, year, mileage, created_at, make, model, transmission, fuel_type, regional_spec);
CREATE INDEX ix_vehicle_exterior_color ON catalog.vehicle (exterior_color, regional_spec, price)
  INCLUDE (id, sold, year, mileage, created_at, make, model, transmission, fuel_type, body_type);

-- '' is a fact that nobody has entered.
CREATE TABLE catalog.vehicle_fact_facet (
  sold boolean NOT NULL,
  body_type text NOT NULL,
  exterior_color text NOT NULL,
  regional_spec text NOT NULL,
  count integer NOT NULL CONSTRAINT ck_vehicle_fact_facet_count CHECK (count > 0),
  CONSTRAINT pk_vehicle_fact_facet PRIMARY KEY (sold, body_type, exterior_color, regional_spec)
);

CREATE TYPE catalog.fact_change AS (sold boolean, body_type text, exterior_color text, regional_spec text, change integer);

-- The lock as in apply_vehicle_changes, whose trigger comes before: always in this order.
CREATE FUNCTION catalog.apply_fact_changes(changes catalog.fact_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changes IS NULL THEN
    RETURN;
  END IF;
  LOCK TABLE catalog.vehicle_fact_facet IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO catalog.vehicle_fact_facet f
  USING (SELECT * FROM unnest(changes)) c
  ON f.sold = c.sold AND f.body_type = c.body_type AND f.exterior_color = c.exterior_color AND f.regional_spec = c.regional_spec
  WHEN MATCHED AND f.count + c.change = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET count = f.count + c.change
  WHEN NOT MATCHED THEN INSERT VALUES (c.sold, c.body_type, c.exterior_color, c.regional_spec, c.change);
END
$$;

CREATE FUNCTION catalog.count_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
      FROM (
        SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added) r
        GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
      ) c;
    WHEN 'DELETE' THEN
      PERFORM catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
      FROM (
        SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), sum(change)::integer
        FROM (SELECT *, -1 AS change FROM removed) r
        GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
      ) c;
    WHEN 'UPDATE' THEN
      PERFORM catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
      FROM (
        SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed) r
        GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
      ) c;
    WHEN 'TRUNCATE' THEN TRUNCATE catalog.vehicle_fact_facet;
  END CASE;
  RETURN NULL;
END
$$;

-- Triggers fire in the order of their names: these after those of the other counts.
CREATE TRIGGER tr_vehicle_insert_facts AFTER INSERT ON catalog.vehicle
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();
CREATE TRIGGER tr_vehicle_delete_facts AFTER DELETE ON catalog.vehicle
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();
CREATE TRIGGER tr_vehicle_update_facts AFTER UPDATE ON catalog.vehicle
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();
CREATE TRIGGER tr_vehicle_truncate_facts AFTER TRUNCATE ON catalog.vehicle
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_facts();

-- The vehicles that are there already.
SELECT catalog.apply_fact_changes(array_agg(row(c.*)::catalog.fact_change))
FROM (
  SELECT sold, coalesce(body_type, ''), coalesce(exterior_color, ''), coalesce(regional_spec, ''), count(*)::integer
  FROM catalog.vehicle GROUP BY 1, 2, 3, 4
) c;

-- As before, with body types, colours and markets.
CREATE OR REPLACE FUNCTION catalog.vehicle_facets(asked_sold boolean[], asked_make text, asked_model text)
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
    ),
    'bodyTypes', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT body_type AS value, sum(count)::integer AS count
        FROM catalog.vehicle_fact_facet
        WHERE sold = ANY (asked_sold) AND body_type <> ''
        GROUP BY body_type
      ) AS facet
    ),
    'exteriorColors', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT exterior_color AS value, sum(count)::integer AS count
        FROM catalog.vehicle_fact_facet
        WHERE sold = ANY (asked_sold) AND exterior_color <> ''
        GROUP BY exterior_color
      ) AS facet
    ),
    'regionalSpecs', (
      SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT regional_spec AS value, sum(count)::integer AS count
        FROM catalog.vehicle_fact_facet
        WHERE sold = ANY (asked_sold) AND regional_spec <> ''
        GROUP BY regional_spec
      ) AS facet
    )
  );
END
$$;

DROP INDEX catalog.ix_vehicle_newest;
DROP INDEX catalog.ix_vehicle_price_asc;
DROP INDEX catalog.ix_vehicle_price_desc;
DROP INDEX catalog.ix_vehicle_year;
DROP INDEX catalog.ix_vehicle_mileage;
DROP INDEX catalog.ix_vehicle_make;
DROP INDEX catalog.ix_vehicle_model;
DROP INDEX catalog.ix_vehicle_fuel_type;
DROP INDEX catalog.ix_vehicle_origin;
DROP INDEX catalog.ix_vehicle_engine_size;
ALTER INDEX catalog.ix_vehicle_newest_new RENAME TO ix_vehicle_newest;
ALTER INDEX catalog.ix_vehicle_price_asc_new RENAME TO ix_vehicle_price_asc;
ALTER INDEX catalog.ix_vehicle_price_desc_new RENAME TO ix_vehicle_price_desc;
ALTER INDEX catalog.ix_vehicle_year_new RENAME TO ix_vehicle_year;
ALTER INDEX catalog.ix_vehicle_mileage_new RENAME TO ix_vehicle_mileage;
ALTER INDEX catalog.ix_vehicle_make_new RENAME TO ix_vehicle_make;
ALTER INDEX catalog.ix_vehicle_model_new RENAME TO ix_vehicle_model;
ALTER INDEX catalog.ix_vehicle_fuel_type_new RENAME TO ix_vehicle_fuel_type;
ALTER INDEX catalog.ix_vehicle_origin_new RENAME TO ix_vehicle_origin;
ALTER INDEX catalog.ix_vehicle_engine_size_new RENAME TO ix_vehicle_engine_size;
