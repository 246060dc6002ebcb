ALTER TABLE inquiries.note DROP COLUMN author;
