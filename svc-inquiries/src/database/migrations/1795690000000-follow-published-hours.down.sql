ALTER TABLE inquiries.conversation DROP COLUMN hours_key;
