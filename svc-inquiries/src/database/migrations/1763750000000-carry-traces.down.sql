ALTER TABLE inquiries.outbox DROP COLUMN traceparent;
