DROP TABLE inquiries.audit;
DROP TABLE inquiries.note;
DROP INDEX inquiries.ix_inquiry_kind_status_created_at;
DROP INDEX inquiries.ix_vehicle_reservation_status_created_at;
DROP INDEX inquiries.ix_newsletter_subscription_status_created_at;
ALTER TABLE inquiries.inquiry DROP COLUMN search_text, DROP COLUMN version;
ALTER TABLE inquiries.vehicle_reservation DROP COLUMN search_text, DROP COLUMN version;
ALTER TABLE inquiries.newsletter_subscription DROP COLUMN search_text, DROP COLUMN version;
DROP FUNCTION inquiries.details_text(jsonb);
