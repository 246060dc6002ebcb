CREATE OR REPLACE FUNCTION catalog.count_vehicles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
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
DROP TRIGGER tr_vehicle_complete ON catalog.vehicle;
DROP FUNCTION catalog.refuse_incomplete_vehicle();
ALTER TABLE catalog.vehicle ALTER COLUMN mileage SET NOT NULL, ALTER COLUMN transmission SET NOT NULL,
  ALTER COLUMN fuel_type SET NOT NULL;
