-- Facets from the counts by price tier. Bands of prices: their names, and where each begins; the last one is open.
CREATE FUNCTION catalog.vehicle_price_facets(asked_sold boolean[], bands text[], starts integer[])
RETURNS jsonb LANGUAGE plpgsql STABLE SET plan_cache_mode TO force_generic_plan AS $$
BEGIN
  RETURN jsonb_build_object(
    'fuelTypes', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT fuel_type AS value, sum(count)::integer AS count
        FROM catalog.vehicle_price_facet
        WHERE sold = ANY (asked_sold)
        GROUP BY fuel_type
      ) AS facet
    ),
    'transmissions', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count) ORDER BY value), '[]')
      FROM (
        SELECT transmission AS value, sum(count)::integer AS count
        FROM catalog.vehicle_price_facet
        WHERE sold = ANY (asked_sold)
        GROUP BY transmission
      ) AS facet
    ),
    'prices', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('value', bands[band], 'count', count) ORDER BY band), '[]')
      FROM (
        SELECT width_bucket(price_tier, starts) AS band, sum(count)::integer AS count
        FROM catalog.vehicle_price_facet
        WHERE sold = ANY (asked_sold) AND price_tier >= starts[1]
        GROUP BY band
      ) AS facet
    )
  );
END
$$;
