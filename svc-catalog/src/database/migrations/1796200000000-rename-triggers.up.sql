-- Nothing calls triggers and their function by name: the previous release does not notice.
-- removes: tr_vehicle_facet_mark of catalog.vehicle_facet is gone
-- removes: tr_vehicle_fact_facet_mark of catalog.vehicle_fact_facet is gone
-- removes: catalog.mark_facet() is gone
ALTER TRIGGER tr_vehicle_facet_mark ON catalog.vehicle_facet RENAME TO tr_vehicle_facet_version;
ALTER TRIGGER tr_vehicle_fact_facet_mark ON catalog.vehicle_fact_facet RENAME TO tr_vehicle_fact_facet_version;
ALTER FUNCTION catalog.mark_facet() RENAME TO update_facet_version;
