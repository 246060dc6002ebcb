ALTER TABLE catalog.vehicle DROP COLUMN next_price_from;
ALTER TABLE catalog.vehicle DROP COLUMN next_price;
