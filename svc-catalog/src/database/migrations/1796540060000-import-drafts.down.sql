ALTER TABLE catalog.stock_import DROP COLUMN drafts;
