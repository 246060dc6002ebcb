UPDATE catalog.upcoming_vehicle SET image_url = '' WHERE image_url IS NULL;

ALTER TABLE catalog.upcoming_vehicle ALTER COLUMN image_url SET NOT NULL;
