-- For the sales of a period.
CREATE INDEX ix_vehicle_status_sold ON catalog.vehicle_status (at) WHERE status = 'sold';
