CREATE TABLE catalog.upcoming_vehicle (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_upcoming_vehicle PRIMARY KEY,
  name text NOT NULL CONSTRAINT ck_upcoming_vehicle_name CHECK (length(name) BETWEEN 1 AND 140),
  description text NOT NULL,
  estimated_arrival text NOT NULL,
  price text NOT NULL,
  image_url text NOT NULL,
  featured boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ix_upcoming_vehicle_newest ON catalog.upcoming_vehicle (created_at DESC, id DESC);
