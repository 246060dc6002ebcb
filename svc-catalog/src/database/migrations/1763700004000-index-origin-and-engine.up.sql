-- Lets the indexes of makes and models hold every column that a word may mean: 'orsenza v8' or 'altavia japan' walked a sort
-- order and read thousands of rows of the table.
DROP INDEX catalog.ix_vehicle_make;
DROP INDEX catalog.ix_vehicle_model;
CREATE INDEX ix_vehicle_make ON catalog.vehicle (make, model, year)
  INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type, origin, engine_size);
CREATE INDEX ix_vehicle_model ON catalog.vehicle (model, year)
  INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type, origin, engine_size);
