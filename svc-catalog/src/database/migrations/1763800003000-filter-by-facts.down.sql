DROP TRIGGER tr_vehicle_insert_facts ON catalog.vehicle;
DROP TRIGGER tr_vehicle_delete_facts ON catalog.vehicle;
DROP TRIGGER tr_vehicle_update_facts ON catalog.vehicle;
DROP TRIGGER tr_vehicle_truncate_facts ON catalog.vehicle;
DROP FUNCTION catalog.count_facts, catalog.apply_fact_changes;
DROP TYPE catalog.fact_change;
DROP TABLE catalog.vehicle_fact_facet;

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
    )
  );
END
$$;

DROP INDEX catalog.ix_vehicle_body_type, catalog.ix_vehicle_exterior_color;
DROP INDEX catalog.ix_vehicle_newest;
CREATE INDEX ix_vehicle_newest ON catalog.vehicle (created_at DESC, id DESC)
  INCLUDE (sold, year, price, make, model, transmission, fuel_type);
DROP INDEX catalog.ix_vehicle_price_asc;
CREATE INDEX ix_vehicle_price_asc ON catalog.vehicle (price ASC NULLS LAST, id DESC)
  INCLUDE (sold, year, make, model, transmission, fuel_type);
DROP INDEX catalog.ix_vehicle_price_desc;
CREATE INDEX ix_vehicle_price_desc ON catalog.vehicle (price DESC NULLS LAST, id DESC)
  INCLUDE (sold, year, make, model, transmission, fuel_type);
DROP INDEX catalog.ix_vehicle_year;
CREATE INDEX ix_vehicle_year ON catalog.vehicle (year DESC, id DESC)
  INCLUDE (sold, price, make, model, transmission, fuel_type);
DROP INDEX catalog.ix_vehicle_mileage;
CREATE INDEX ix_vehicle_mileage ON catalog.vehicle (mileage, id DESC)
  INCLUDE (sold, year, price, make, model, transmission, fuel_type);
DROP INDEX catalog.ix_vehicle_make;
CREATE INDEX ix_vehicle_make ON catalog.vehicle (make, model, year)
  INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type, origin, engine_size);
DROP INDEX catalog.ix_vehicle_model;
CREATE INDEX ix_vehicle_model ON catalog.vehicle (model, year)
  INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type, origin, engine_size);
DROP INDEX catalog.ix_vehicle_fuel_type;
CREATE INDEX ix_vehicle_fuel_type ON catalog.vehicle (fuel_type, transmission, price)
  INCLUDE (id, sold, year, mileage, created_at, make, model);
DROP INDEX catalog.ix_vehicle_origin;
CREATE INDEX ix_vehicle_origin ON catalog.vehicle (origin)
  INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type);
DROP INDEX catalog.ix_vehicle_engine_size;
CREATE INDEX ix_vehicle_engine_size ON catalog.vehicle (engine_size)
  INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type);
