-- Stock files that staff send, and what became of each of their rows.
CREATE TABLE catalog.stock_import (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_stock_import PRIMARY KEY,
  file_name text NOT NULL,
  state text NOT NULL DEFAULT 'mapping'
    CONSTRAINT ck_stock_import_state
    CHECK (state IN ('mapping', 'checking', 'checked', 'running', 'paused', 'done', 'undoing', 'undone')),
  headers text[] NOT NULL,
  -- The headings without case and signs: a mapping is remembered by them.
  header_key text NOT NULL,
  mapping text[] NOT NULL,
  remembered boolean NOT NULL DEFAULT false,
  row_count integer NOT NULL,
  -- The last row that the present state has come to, and how many it has.
  position integer NOT NULL DEFAULT 0,
  worked integer NOT NULL DEFAULT 0,
  -- Rows by what became of them, when the last state was reached.
  counts json,
  -- Who sent the file, and on whose behalf its rows are written.
  person_name text,
  staff json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX ix_stock_import_working ON catalog.stock_import (id) WHERE state IN ('checking', 'running', 'undoing');
CREATE INDEX ix_stock_import_header_key ON catalog.stock_import (header_key, id DESC);

CREATE TABLE catalog.stock_import_row (
  import_id integer NOT NULL
    CONSTRAINT fk_stock_import_row_import REFERENCES catalog.stock_import ON DELETE CASCADE,
  row integer NOT NULL,
  cells text[] NOT NULL,
  stock_number text,
  chassis_number text,
  outcome text CONSTRAINT ck_stock_import_row_outcome CHECK (outcome IN ('new', 'changed', 'unchanged', 'refused')),
  errors json NOT NULL DEFAULT '[]',
  warnings json NOT NULL DEFAULT '[]',
  fields text[] NOT NULL DEFAULT '{}',
  -- The vehicle that was written, the fields as they were (null: there was none) and as they were stored. json, not jsonb: a text that
  -- is put back as it was is no change.
  vehicle_id integer,
  before json,
  after json,
  undone boolean NOT NULL DEFAULT false,
  kept text[] NOT NULL DEFAULT '{}',
  CONSTRAINT pk_stock_import_row PRIMARY KEY (import_id, row)
);
CREATE INDEX ix_stock_import_row_stock_number ON catalog.stock_import_row (import_id, stock_number);
CREATE INDEX ix_stock_import_row_chassis_number ON catalog.stock_import_row (import_id, chassis_number);

-- Doubles are looked for.
CREATE INDEX ix_vehicle_chassis_number ON catalog.vehicle (chassis_number) WHERE chassis_number IS NOT NULL;
