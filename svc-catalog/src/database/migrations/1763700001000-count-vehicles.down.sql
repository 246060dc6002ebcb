DROP TRIGGER tr_vehicle_insert ON catalog.vehicle;
DROP TRIGGER tr_vehicle_delete ON catalog.vehicle;
DROP TRIGGER tr_vehicle_update ON catalog.vehicle;
DROP TRIGGER tr_vehicle_truncate ON catalog.vehicle;
DROP FUNCTION catalog.count_vehicles, catalog.apply_vehicle_changes;
DROP TYPE catalog.vehicle_change;
DROP TABLE catalog.vehicle_facet, catalog.vehicle_price_facet;
DROP FUNCTION catalog.price_tier, catalog.search_key;
