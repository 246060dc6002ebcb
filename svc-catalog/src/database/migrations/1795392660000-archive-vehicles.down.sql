DROP TABLE catalog.archived_vehicle;
