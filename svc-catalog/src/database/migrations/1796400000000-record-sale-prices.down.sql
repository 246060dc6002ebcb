ALTER TABLE catalog.vehicle DROP COLUMN sale_price;
