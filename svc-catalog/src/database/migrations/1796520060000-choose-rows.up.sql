-- Before an import staff may leave out rows, and say which known make stands for one of the file.
ALTER TABLE catalog.stock_import_row ADD COLUMN left_out boolean NOT NULL DEFAULT false;
ALTER TABLE catalog.stock_import ADD COLUMN makes json NOT NULL DEFAULT '{}';
