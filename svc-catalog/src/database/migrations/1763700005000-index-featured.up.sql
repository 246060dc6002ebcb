-- The home page's few vehicles without a walk through the stock.
CREATE INDEX ix_vehicle_featured ON catalog.vehicle (created_at DESC, id DESC) WHERE featured AND NOT sold;
