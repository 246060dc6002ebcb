ALTER TABLE inquiries.conversation DROP COLUMN freed_at;
