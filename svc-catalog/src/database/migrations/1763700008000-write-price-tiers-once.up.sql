-- Lower ends of the tiers by which vehicle_price_facet counts, in AED. The search reads them when it starts. Another list needs the
-- counts made anew in the same migration.
CREATE FUNCTION catalog.price_tiers() RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[0, 10000, 20000, 30000, 40000, 50000, 75000, 100000, 150000, 200000, 300000, 400000, 500000, 750000, 1000000];

CREATE OR REPLACE FUNCTION catalog.price_tier(price numeric) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce((catalog.price_tiers())[width_bucket(price, catalog.price_tiers()::numeric[])], -1);
