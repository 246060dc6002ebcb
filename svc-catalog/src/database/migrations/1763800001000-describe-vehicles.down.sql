DROP TABLE catalog.vehicle_status;
ALTER TABLE catalog.upcoming_vehicle
  DROP COLUMN arrival_month, DROP COLUMN origin, DROP COLUMN equipment, DROP COLUMN image_alt, DROP COLUMN translations,
  DROP COLUMN outdated;
ALTER TABLE catalog.vehicle
  DROP COLUMN body_type, DROP COLUMN exterior_color, DROP COLUMN exterior_color_name, DROP COLUMN interior_color,
  DROP COLUMN interior_color_name, DROP COLUMN power, DROP COLUMN drive, DROP COLUMN doors, DROP COLUMN seats,
  DROP COLUMN regional_spec, DROP COLUMN previous_owners, DROP COLUMN chassis_number, DROP COLUMN chassis_number_shown,
  DROP COLUMN service_history, DROP COLUMN warranty, DROP COLUMN warranty_until, DROP COLUMN equipment, DROP COLUMN documents,
  DROP COLUMN spin, DROP COLUMN image_alts, DROP COLUMN translations, DROP COLUMN outdated, DROP COLUMN stock_number,
  DROP COLUMN purchase_price, DROP COLUMN costs, DROP COLUMN key_tag, DROP COLUMN place, DROP COLUMN notes;
