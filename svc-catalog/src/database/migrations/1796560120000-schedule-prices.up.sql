-- A price that replaces the current one at the start of a day (YYYY-MM-DD in Asia/Dubai).
ALTER TABLE catalog.vehicle ADD COLUMN next_price numeric(12, 2);
ALTER TABLE catalog.vehicle ADD COLUMN next_price_from text;
CREATE INDEX ix_vehicle_next_price ON catalog.vehicle (next_price_from) WHERE next_price_from IS NOT NULL;
