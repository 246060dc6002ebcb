DROP TABLE catalog.vehicle;
