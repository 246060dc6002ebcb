ALTER TABLE inquiries.notification DROP COLUMN subject;
