ALTER TABLE inquiries.vehicle_reservation DROP COLUMN visit_source;
ALTER TABLE inquiries.inquiry DROP COLUMN visit_source;
