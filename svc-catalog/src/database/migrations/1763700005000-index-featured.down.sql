DROP INDEX catalog.ix_vehicle_featured;
