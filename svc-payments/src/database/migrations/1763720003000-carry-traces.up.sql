ALTER TABLE payments.outbox ADD COLUMN traceparent text;
