-- Of tables that may be big, while they are read and written.
ALTER TABLE catalog.vehicle
  VALIDATE CONSTRAINT ck_vehicle_body_type,
  VALIDATE CONSTRAINT ck_vehicle_exterior_color,
  VALIDATE CONSTRAINT ck_vehicle_interior_color,
  VALIDATE CONSTRAINT ck_vehicle_drive,
  VALIDATE CONSTRAINT ck_vehicle_regional_spec,
  VALIDATE CONSTRAINT ck_vehicle_service_history,
  VALIDATE CONSTRAINT ck_vehicle_warranty,
  VALIDATE CONSTRAINT ck_vehicle_warranty_until;
ALTER TABLE catalog.upcoming_vehicle VALIDATE CONSTRAINT ck_upcoming_vehicle_arrival_month;
