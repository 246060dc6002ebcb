ALTER TABLE catalog.upcoming_vehicle
  DROP COLUMN body_type, DROP COLUMN exterior_color, DROP COLUMN exterior_color_name, DROP COLUMN interior_color,
  DROP COLUMN interior_color_name, DROP COLUMN engine_size, DROP COLUMN cylinders, DROP COLUMN power,
  DROP COLUMN transmission, DROP COLUMN drive, DROP COLUMN fuel_type, DROP COLUMN doors, DROP COLUMN seats,
  DROP COLUMN regional_spec, DROP COLUMN previous_owners, DROP COLUMN service_history, DROP COLUMN warranty,
  DROP COLUMN warranty_until;
