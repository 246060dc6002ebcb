-- What is known of a car on its way, as of one of the stock. The table is short: its checks need no second step.
ALTER TABLE catalog.upcoming_vehicle
  ADD COLUMN body_type text,
  ADD COLUMN exterior_color text,
  ADD COLUMN exterior_color_name text,
  ADD COLUMN interior_color text,
  ADD COLUMN interior_color_name text,
  ADD COLUMN engine_size text,
  ADD COLUMN cylinders integer,
  ADD COLUMN power integer,
  ADD COLUMN transmission text,
  ADD COLUMN drive text,
  ADD COLUMN fuel_type text,
  ADD COLUMN doors integer,
  ADD COLUMN seats integer,
  ADD COLUMN regional_spec text,
  ADD COLUMN previous_owners integer,
  ADD COLUMN service_history text,
  ADD COLUMN warranty text,
  ADD COLUMN warranty_until text,
  ADD CONSTRAINT ck_upcoming_vehicle_body_type
    CHECK (body_type IN ('suv', 'sedan', 'coupe', 'convertible', 'hatchback', 'wagon', 'pickup', 'van')),
  ADD CONSTRAINT ck_upcoming_vehicle_exterior_color
    CHECK (exterior_color IN ('white', 'black', 'silver', 'grey', 'blue', 'red', 'green', 'yellow', 'orange', 'brown', 'beige', 'gold', 'purple')),
  ADD CONSTRAINT ck_upcoming_vehicle_interior_color
    CHECK (interior_color IN ('white', 'black', 'silver', 'grey', 'blue', 'red', 'green', 'yellow', 'orange', 'brown', 'beige', 'gold', 'purple')),
  ADD CONSTRAINT ck_upcoming_vehicle_transmission
    CHECK (transmission IN ('Automatic', 'Manual', 'CVT')),
  ADD CONSTRAINT ck_upcoming_vehicle_drive
    CHECK (drive IN ('FWD', 'RWD', 'AWD', '4WD')),
  ADD CONSTRAINT ck_upcoming_vehicle_fuel_type
    CHECK (fuel_type IN ('Gasoline', 'Diesel', 'Hybrid', 'Electric')),
  ADD CONSTRAINT ck_upcoming_vehicle_regional_spec
    CHECK (regional_spec IN ('gcc', 'japanese', 'european', 'american', 'other')),
  ADD CONSTRAINT ck_upcoming_vehicle_service_history
    CHECK (service_history IN ('full-maker', 'full', 'partial', 'none')),
  ADD CONSTRAINT ck_upcoming_vehicle_warranty
    CHECK (warranty IN ('maker', 'dealer', 'none')),
  ADD CONSTRAINT ck_upcoming_vehicle_warranty_until CHECK (warranty_until ~ '^\d{4}-\d{2}$');
