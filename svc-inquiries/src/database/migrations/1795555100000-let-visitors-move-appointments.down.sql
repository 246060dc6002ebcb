ALTER TABLE inquiries.appointment_letter DROP COLUMN by_visitor;
DROP TABLE inquiries.appointment_token;
