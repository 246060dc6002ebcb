DROP FUNCTION catalog.vehicle_price_facets(boolean[], text[], integer[]);
