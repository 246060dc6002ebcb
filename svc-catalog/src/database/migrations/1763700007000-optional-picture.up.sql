ALTER TABLE catalog.upcoming_vehicle ALTER COLUMN image_url DROP NOT NULL;
