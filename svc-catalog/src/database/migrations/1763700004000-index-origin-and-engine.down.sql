DROP INDEX catalog.ix_vehicle_make;
DROP INDEX catalog.ix_vehicle_model;
CREATE INDEX ix_vehicle_make ON catalog.vehicle (make, model, year)
  INCLUDE (id, sold, mileage, created_at, price, transmission, fuel_type);
CREATE INDEX ix_vehicle_model ON catalog.vehicle (model, year)
  INCLUDE (id, sold, mileage, created_at, price, make, transmission, fuel_type);
