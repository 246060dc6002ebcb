-- What buyers ask of a vehicle, texts in other languages, documents, and what staff alone see.
ALTER TABLE catalog.vehicle
  ADD COLUMN body_type text,
  ADD COLUMN exterior_color text,
  ADD COLUMN exterior_color_name text,
  ADD COLUMN interior_color text,
  ADD COLUMN interior_color_name text,
  ADD COLUMN power integer,
  ADD COLUMN drive text,
  ADD COLUMN doors integer,
  ADD COLUMN seats integer,
  ADD COLUMN regional_spec text,
  ADD COLUMN previous_owners integer,
  ADD COLUMN chassis_number text,
  ADD COLUMN chassis_number_shown boolean NOT NULL DEFAULT false,
  ADD COLUMN service_history text,
  ADD COLUMN warranty text,
  ADD COLUMN warranty_until text,
  ADD COLUMN equipment text[] NOT NULL DEFAULT '{}',
  -- json, not jsonb: a text that comes again as it was is no change.
  ADD COLUMN documents json NOT NULL DEFAULT '[]',
  ADD COLUMN spin text[] NOT NULL DEFAULT '{}',
  ADD COLUMN image_alts json NOT NULL DEFAULT '{}',
  ADD COLUMN translations json NOT NULL DEFAULT '{}',
  ADD COLUMN outdated json NOT NULL DEFAULT '{}',
  ADD COLUMN stock_number text,
  ADD COLUMN purchase_price numeric(12, 2),
  ADD COLUMN costs numeric(12, 2),
  ADD COLUMN key_tag text,
  ADD COLUMN place text,
  ADD COLUMN notes text,
  ADD CONSTRAINT ck_vehicle_body_type
    CHECK (body_type IN ('suv', 'sedan', 'coupe', 'convertible', 'hatchback', 'wagon', 'pickup', 'van')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_exterior_color
    CHECK (exterior_color IN ('white', 'black', 'silver', 'grey', 'blue', 'red', 'green', 'yellow', 'orange', 'brown', 'beige', 'gold', 'purple')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_interior_color
    CHECK (interior_color IN ('white', 'black', 'silver', 'grey', 'blue', 'red', 'green', 'yellow', 'orange', 'brown', 'beige', 'gold', 'purple')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_drive CHECK (drive IN ('FWD', 'RWD', 'AWD', '4WD')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_regional_spec
    CHECK (regional_spec IN ('gcc', 'japanese', 'european', 'american', 'other')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_service_history
    CHECK (service_history IN ('full-maker', 'full', 'partial', 'none')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_warranty CHECK (warranty IN ('maker', 'dealer', 'none')) NOT VALID,
  ADD CONSTRAINT ck_vehicle_warranty_until CHECK (warranty_until ~ '^\d{4}-\d{2}$') NOT VALID;

CREATE UNIQUE INDEX uq_vehicle_stock_number ON catalog.vehicle (stock_number) WHERE stock_number IS NOT NULL;

ALTER TABLE catalog.upcoming_vehicle
  ADD COLUMN arrival_month text,
  ADD COLUMN origin text,
  ADD COLUMN equipment text[] NOT NULL DEFAULT '{}',
  ADD COLUMN image_alt text,
  ADD COLUMN translations json NOT NULL DEFAULT '{}',
  ADD COLUMN outdated json NOT NULL DEFAULT '{}',
  ADD CONSTRAINT ck_upcoming_vehicle_arrival_month CHECK (arrival_month ~ '^\d{4}-\d{2}$') NOT VALID;

-- How each vehicle stood with buyers, and since when; written with every change of it.
CREATE TABLE catalog.vehicle_status (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_vehicle_status PRIMARY KEY,
  vehicle_id integer NOT NULL
    CONSTRAINT fk_vehicle_status_vehicle REFERENCES catalog.vehicle ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL CONSTRAINT ck_vehicle_status_status CHECK (status IN ('available', 'reserved', 'sold')),
  session_id text NOT NULL,
  person_name text
);
CREATE INDEX ix_vehicle_status_vehicle ON catalog.vehicle_status (vehicle_id, id DESC);
