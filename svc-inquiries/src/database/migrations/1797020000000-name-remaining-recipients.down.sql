ALTER TABLE inquiries.notification DROP COLUMN remaining;
