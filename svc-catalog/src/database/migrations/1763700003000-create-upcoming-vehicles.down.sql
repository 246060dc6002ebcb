DROP TABLE catalog.upcoming_vehicle;
