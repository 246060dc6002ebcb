-- Vehicles that staff prepare wait in the archive until they are published for the first time.
ALTER TABLE catalog.archived_vehicle ADD COLUMN draft boolean NOT NULL DEFAULT false;
