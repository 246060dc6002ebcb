ALTER TABLE inquiries.notification DROP COLUMN template;
