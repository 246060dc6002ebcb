ALTER TABLE inquiries.note ADD COLUMN author text;
