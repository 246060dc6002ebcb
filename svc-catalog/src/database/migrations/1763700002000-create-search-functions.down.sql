DROP FUNCTION catalog.vehicle_facets, catalog.match_words;
