-- The inbox lists the requests about one vehicle.
CREATE INDEX ix_inquiry_vehicle ON inquiries.inquiry ((details->>'vehicleId')) WHERE details->>'vehicleId' IS NOT NULL;
