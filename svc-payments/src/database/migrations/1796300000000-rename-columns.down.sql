ALTER TABLE payments.subscription RENAME representative_named_at TO representative_at;
ALTER TABLE payments.subscription RENAME refund_started_at TO refund_begun_at;
