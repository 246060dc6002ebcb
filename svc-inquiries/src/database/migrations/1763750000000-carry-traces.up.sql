ALTER TABLE inquiries.outbox ADD COLUMN traceparent text;
