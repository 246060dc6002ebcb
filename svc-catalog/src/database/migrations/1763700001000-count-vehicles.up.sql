-- Counts of the stock, kept by triggers: totals and filter values come from them instead of from the whole table.

-- What a visitor's word and a name are compared by: lower case, no accents, Latin digits, one space between words.
CREATE FUNCTION catalog.search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđı٠١٢٣٤٥٦٧٨٩', 'oldi0123456789'),
  '[^[:alnum:]]+', ' ', 'g'));

-- Counts by every combination of make, model and year; '' and 0 stand for "every".
CREATE TABLE catalog.vehicle_facet (
  sold boolean NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  year integer NOT NULL,
  count integer NOT NULL CONSTRAINT ck_vehicle_facet_count CHECK (count > 0),
  make_key text NOT NULL GENERATED ALWAYS AS (catalog.search_key(make)) STORED,
  model_key text NOT NULL GENERATED ALWAYS AS (catalog.search_key(model)) STORED,
  CONSTRAINT pk_vehicle_facet PRIMARY KEY (sold, make, model, year)
);
CREATE INDEX ix_vehicle_facet_make ON catalog.vehicle_facet (sold, make) WHERE model = '' AND year = 0;
CREATE INDEX ix_vehicle_facet_model ON catalog.vehicle_facet (sold, model) WHERE make = '' AND year = 0;

-- Counts without make and model; price_tier is the lower end of the price's tier, -1 a price on request.
CREATE TABLE catalog.vehicle_price_facet (
  sold boolean NOT NULL,
  year integer NOT NULL,
  price_tier integer NOT NULL,
  fuel_type text NOT NULL,
  transmission text NOT NULL,
  count integer NOT NULL CONSTRAINT ck_vehicle_price_facet_count CHECK (count > 0),
  CONSTRAINT pk_vehicle_price_facet PRIMARY KEY (sold, year, price_tier, fuel_type, transmission)
);

-- The code cuts prices at the same tiers (price-range.ts); a test holds them equal.
CREATE FUNCTION catalog.price_tier(price numeric) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(
  (ARRAY[0, 10000, 20000, 30000, 40000, 50000, 75000, 100000, 150000, 200000, 300000, 400000, 500000, 750000, 1000000])[
    width_bucket(price,
      ARRAY[0, 10000, 20000, 30000, 40000, 50000, 75000, 100000, 150000, 200000, 300000, 400000, 500000, 750000, 1000000]::numeric[])
  ], -1);

-- `change`: by how many vehicles a combination has grown.
CREATE TYPE catalog.vehicle_change AS (
  sold boolean,
  make text,
  model text,
  year integer,
  price_tier integer,
  fuel_type text,
  transmission text,
  change integer
);

-- The lock comes after the vehicles' own row locks and before the counts are read: writers of different vehicles queue here
-- instead of adding to the same old sum, and READ COMMITTED shows each of them the sums of the one before.
CREATE FUNCTION catalog.apply_vehicle_changes(changes catalog.vehicle_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changes IS NULL THEN
    RETURN;
  END IF;
  LOCK TABLE catalog.vehicle_facet IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO catalog.vehicle_facet f
  USING (
    SELECT sold, coalesce(make, '') AS make, coalesce(model, '') AS model, coalesce(year, 0) AS year, sum(change) AS change
    FROM unnest(changes) GROUP BY sold, CUBE (make, model, year) HAVING sum(change) <> 0
  ) c
  ON f.sold = c.sold AND f.make = c.make AND f.model = c.model AND f.year = c.year
  WHEN MATCHED AND f.count + c.change = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET count = f.count + c.change
  WHEN NOT MATCHED THEN INSERT (sold, make, model, year, count) VALUES (c.sold, c.make, c.model, c.year, c.change);
  MERGE INTO catalog.vehicle_price_facet f
  USING (
    SELECT sold, year, price_tier, fuel_type, transmission, sum(change) AS change
    FROM unnest(changes) GROUP BY sold, year, price_tier, fuel_type, transmission HAVING sum(change) <> 0
  ) c
  ON f.sold = c.sold AND f.year = c.year AND f.price_tier = c.price_tier AND f.fuel_type = c.fuel_type
    AND f.transmission = c.transmission
  WHEN MATCHED AND f.count + c.change = 0 THEN DELETE
  WHEN MATCHED THEN UPDATE SET count = f.count + c.change
  WHEN NOT MATCHED THEN INSERT VALUES (c.sold, c.year, c.price_tier, c.fuel_type, c.transmission, c.change);
END
$$;

CREATE FUNCTION catalog.count_vehicles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), fuel_type, transmission, sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'DELETE' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), fuel_type, transmission, sum(change)::integer
        FROM (SELECT *, -1 AS change FROM removed) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'UPDATE' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), fuel_type, transmission, sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'TRUNCATE' THEN TRUNCATE catalog.vehicle_facet, catalog.vehicle_price_facet;
  END CASE;
  RETURN NULL;
END
$$;

CREATE TRIGGER tr_vehicle_insert AFTER INSERT ON catalog.vehicle
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_delete AFTER DELETE ON catalog.vehicle
  REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_update AFTER UPDATE ON catalog.vehicle
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();
CREATE TRIGGER tr_vehicle_truncate AFTER TRUNCATE ON catalog.vehicle
  FOR EACH STATEMENT EXECUTE FUNCTION catalog.count_vehicles();

-- The vehicles that are there already.
SELECT catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
FROM (
  SELECT sold, make, model, year, catalog.price_tier(price), fuel_type, transmission, count(*)::integer
  FROM catalog.vehicle GROUP BY 1, 2, 3, 4, 5, 6, 7
) c;
