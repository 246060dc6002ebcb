ALTER TABLE payments.subscription DROP COLUMN refund_begun_at;
