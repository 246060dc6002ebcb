ALTER FUNCTION catalog.update_facet_version() RENAME TO mark_facet;
ALTER TRIGGER tr_vehicle_facet_version ON catalog.vehicle_facet RENAME TO tr_vehicle_facet_mark;
ALTER TRIGGER tr_vehicle_fact_facet_version ON catalog.vehicle_fact_facet RENAME TO tr_vehicle_fact_facet_mark;
