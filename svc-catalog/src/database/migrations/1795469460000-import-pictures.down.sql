DROP TABLE catalog.stock_import_file;
ALTER TABLE catalog.stock_import_row DROP COLUMN pictures, DROP COLUMN pictures_due, DROP COLUMN pictures_until;
UPDATE catalog.stock_import SET state = 'done' WHERE state = 'pictures';
ALTER TABLE catalog.stock_import
  DROP COLUMN zip_name,
  DROP CONSTRAINT ck_stock_import_state,
  ADD CONSTRAINT ck_stock_import_state
    CHECK (state IN ('mapping', 'checking', 'checked', 'running', 'paused', 'done', 'undoing', 'undone'));
