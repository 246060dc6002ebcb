-- What kind of place the visit came from with which a request was sent; null where that is not known.
ALTER TABLE inquiries.inquiry ADD COLUMN visit_source text;
ALTER TABLE inquiries.vehicle_reservation ADD COLUMN visit_source text;
