-- New vehicles of a file may wait for their publication.
ALTER TABLE catalog.stock_import ADD COLUMN drafts boolean NOT NULL DEFAULT false;
