DROP TABLE catalog.audit;
ALTER TABLE catalog.vehicle DROP COLUMN version;
ALTER TABLE catalog.upcoming_vehicle DROP COLUMN version;
