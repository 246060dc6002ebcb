ALTER TABLE inquiries.notification ADD COLUMN remaining text[];
