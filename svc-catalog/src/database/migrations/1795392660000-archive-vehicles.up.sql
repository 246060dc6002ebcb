-- Vehicles that staff took off the site and keep. In a table of their own: no search, count or page has to leave them out. The whole row is
-- kept as JSON, so that later columns need none here.
CREATE TABLE catalog.archived_vehicle (
  id integer CONSTRAINT pk_archived_vehicle PRIMARY KEY,
  vehicle json NOT NULL,
  statuses json NOT NULL,
  stock_number text,
  -- What the search of the list looks at.
  name text NOT NULL,
  person_name text,
  archived_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_archived_vehicle_archived_at ON catalog.archived_vehicle (archived_at DESC, id DESC);
CREATE INDEX ix_archived_vehicle_stock_number ON catalog.archived_vehicle (stock_number) WHERE stock_number IS NOT NULL;
