ALTER TABLE payments.outbox DROP COLUMN traceparent;
