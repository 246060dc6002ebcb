DROP INDEX catalog.ix_vehicle_status_sold;
