ALTER TABLE catalog.stock_import
  DROP CONSTRAINT ck_stock_import_state,
  ADD CONSTRAINT ck_stock_import_state CHECK (
    state IN ('mapping', 'checking', 'checked', 'running', 'pictures', 'paused', 'done', 'undoing', 'undone')
  ),
  ADD COLUMN zip_name text;

-- What a row's pictures are, and what became of each. `pictures_due`: there are some to fetch; a process that works on them has them
-- until `pictures_until`.
ALTER TABLE catalog.stock_import_row
  ADD COLUMN pictures json NOT NULL DEFAULT '[]',
  ADD COLUMN pictures_due boolean NOT NULL DEFAULT false,
  ADD COLUMN pictures_until timestamptz;
CREATE INDEX ix_stock_import_row_pictures_due ON catalog.stock_import_row (import_id, row) WHERE pictures_due;

-- Pictures of a ZIP file until they are stored.
CREATE TABLE catalog.stock_import_file (
  import_id integer NOT NULL
    CONSTRAINT fk_stock_import_file_import REFERENCES catalog.stock_import ON DELETE CASCADE,
  name text NOT NULL,
  -- In lower case: its folder, its name without the ending, and that without a number behind it. Stock numbers are looked for there.
  folder text,
  stem text NOT NULL,
  base text,
  number integer NOT NULL,
  -- null: too large, broken, or stored by now.
  bytes bytea,
  -- Whether a row has found it.
  matched boolean NOT NULL DEFAULT false,
  CONSTRAINT pk_stock_import_file PRIMARY KEY (import_id, name)
);
ALTER TABLE catalog.stock_import_file ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX ix_stock_import_file_folder ON catalog.stock_import_file (import_id, folder);
CREATE INDEX ix_stock_import_file_stem ON catalog.stock_import_file (import_id, stem);
CREATE INDEX ix_stock_import_file_base ON catalog.stock_import_file (import_id, base);
