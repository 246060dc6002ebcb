ALTER TABLE catalog.stock_import DROP COLUMN makes;
ALTER TABLE catalog.stock_import_row DROP COLUMN left_out;
