CREATE TABLE catalog.vehicle (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT pk_vehicle PRIMARY KEY,
  make text NOT NULL CONSTRAINT ck_vehicle_make CHECK (length(make) BETWEEN 1 AND 60),
  model text NOT NULL CONSTRAINT ck_vehicle_model CHECK (length(model) BETWEEN 1 AND 80),
  year integer NOT NULL CONSTRAINT ck_vehicle_year CHECK (year BETWEEN 1886 AND 2100),
  mileage integer NOT NULL CONSTRAINT ck_vehicle_mileage CHECK (mileage >= 0),
  price numeric(12, 2) CONSTRAINT ck_vehicle_price CHECK (price >= 0),
  transmission text NOT NULL CONSTRAINT ck_vehicle_transmission CHECK (transmission IN ('Automatic', 'Manual', 'CVT')),
  fuel_type text NOT NULL
    CONSTRAINT ck_vehicle_fuel_type CHECK (fuel_type IN ('Gasoline', 'Diesel', 'Hybrid', 'Electric')),
  origin text CONSTRAINT ck_vehicle_origin CHECK (length(origin) BETWEEN 1 AND 60),
  engine_size text CONSTRAINT ck_vehicle_engine_size CHECK (length(engine_size) BETWEEN 1 AND 60),
  cylinders integer CONSTRAINT ck_vehicle_cylinders CHECK (cylinders > 0),
  description text NOT NULL,
  images text[] NOT NULL DEFAULT '{}',
  featured boolean NOT NULL DEFAULT false,
  just_arrived boolean NOT NULL DEFAULT false,
  special_offer boolean NOT NULL DEFAULT false,
  all_electric boolean NOT NULL DEFAULT false,
  sold boolean NOT NULL DEFAULT false,
  reserved boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Every index also holds what the filters look at, so that however rare a combination is, its page is found and its vehicles
-- are counted inside one index and never in the table. The first five are the sort orders.
CREATE INDEX ix_vehicle_newest ON catalog.vehicle (created_at DESC, id DESC)
  INCLUDE (sold, year, price, make, model, transmission, fuel_type);
CREATE INDEX ix_vehicle_price_asc ON catalog.vehicle (price ASC NULLS LAST, id DESC)
  INCLUDE (sold, year, make, model, transmission, fuel_type);
CREATE INDEX ix_vehicle_price_desc ON catalog.vehicle (price DESC NULLS LAST, id DESC)
  INCLUDE (sold, year, make, model, transmission, fuel_type);
CREATE INDEX ix_vehicle_year ON catalog.vehicle (year DESC, id DESC)
  INCLUDE (sold, price, make, model, transmission, fuel_type);
CREATE INDEX ix_vehicle_mileage ON catalog.vehicle (mileage, id DESC)
  INCLUDE (sold, year, price, make, model, transmission, fuel_type);
CREATE INDEX ix_vehicle_make ON catalog.vehicle (make, model, year)
  INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type);
CREATE INDEX ix_vehicle_model ON catalog.vehicle (model, year)
  INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type);
CREATE INDEX ix_vehicle_fuel_type ON catalog.vehicle (fuel_type, transmission, price)
  INCLUDE (id, sold, year, mileage, created_at, make, model);
CREATE INDEX ix_vehicle_origin ON catalog.vehicle (origin)
  INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type);
CREATE INDEX ix_vehicle_engine_size ON catalog.vehicle (engine_size)
  INCLUDE (id, sold, year, mileage, created_at, price, make, model, transmission, fuel_type);
