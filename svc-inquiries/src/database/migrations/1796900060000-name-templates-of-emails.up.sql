ALTER TABLE inquiries.notification ADD COLUMN template text;
