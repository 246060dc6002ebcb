-- Drafts pass through this table within a transaction, and may lack these until they are published.
ALTER TABLE catalog.vehicle ALTER COLUMN mileage DROP NOT NULL, ALTER COLUMN transmission DROP NOT NULL,
  ALTER COLUMN fuel_type DROP NOT NULL;
CREATE FUNCTION catalog.refuse_incomplete_vehicle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM catalog.vehicle WHERE id = NEW.id AND (mileage IS NULL OR transmission IS NULL OR fuel_type IS NULL)) THEN
    RAISE not_null_violation USING MESSAGE = format('vehicle %s is incomplete', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER tr_vehicle_complete AFTER INSERT OR UPDATE ON catalog.vehicle DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.mileage IS NULL OR NEW.transmission IS NULL OR NEW.fuel_type IS NULL)
  EXECUTE FUNCTION catalog.refuse_incomplete_vehicle();
-- Counts them like others until the end of the transaction, when they are in the archive.
CREATE OR REPLACE FUNCTION catalog.count_vehicles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), coalesce(fuel_type, ''), coalesce(transmission, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'DELETE' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), coalesce(fuel_type, ''), coalesce(transmission, ''), sum(change)::integer
        FROM (SELECT *, -1 AS change FROM removed) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'UPDATE' THEN
      PERFORM catalog.apply_vehicle_changes(array_agg(row(c.*)::catalog.vehicle_change))
      FROM (
        SELECT sold, make, model, year, catalog.price_tier(price), coalesce(fuel_type, ''), coalesce(transmission, ''), sum(change)::integer
        FROM (SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed) r
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
      ) c;
    WHEN 'TRUNCATE' THEN TRUNCATE catalog.vehicle_facet, catalog.vehicle_price_facet;
  END CASE;
  RETURN NULL;
END
$$;
