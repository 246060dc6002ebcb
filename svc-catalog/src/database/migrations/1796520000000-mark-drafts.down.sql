ALTER TABLE catalog.archived_vehicle DROP COLUMN draft;
