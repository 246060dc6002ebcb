DROP TRIGGER tr_vehicle_facet_mark ON catalog.vehicle_facet;
DROP TRIGGER tr_vehicle_fact_facet_mark ON catalog.vehicle_fact_facet;
DROP FUNCTION catalog.mark_facet();
DROP TABLE catalog.facet_mark;
